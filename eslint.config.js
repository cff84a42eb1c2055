// The browser floor: no syntax and no API that Chromium 94, Safari 15.4 or Firefox 100 lack
// (browserslist in package.json), and a few mistakes that types do not see.
import compat from 'eslint-plugin-compat';

export default [
  { ignores: ['src/yuletable/web/vendor/**', 'node_modules/**', '.venv/**'] },
  {
    files: ['src/yuletable/**/*.js', 'tests/tiny_game/web/*.js'],
    ...compat.configs['flat/recommended'],
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    rules: {
      ...compat.configs['flat/recommended'].rules,
      'no-unused-vars': ['error', { args: 'after-used', caughtErrors: 'none' }],
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
    },
  },
];
