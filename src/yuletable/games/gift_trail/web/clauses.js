// Where the rules speak of each card: clause numbers of RULES.md and RULES.pl.md, kept equal to the
// server's own table by a test.

/** @type {Record<string, string>} */
export const CLAUSES = {};
