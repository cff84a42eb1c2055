// The evening that this device belongs to while somebody learns: its seats stay at the table, and call.
import { changeSecret, secretsOf } from '../secrets.js';
import { Store } from '../store.js';

export class Evening {
  /** @param {string} code of the room, '' = this device sits in none @param {() => void} onChange */
  constructor(code, onChange) {
    this.code = /^[A-Z]{4}$/.test(code) ? code : '';
    const secrets = this.code ? secretsOf(this.code) : [];
    this.stores = secrets.map((token) => {
      const store = new Store({ code, token, onToken: (now, before) => changeSecret(code, now, before) });
      let asked = 0;
      store.subscribe((update) => {
        if (update?.ask && update.ask.ask !== asked) {
          asked = update.ask.ask;
          navigator.vibrate?.(60);
        }
        onChange();
      });
      return store;
    });
  }

  open() {
    for (const store of this.stores) store.open();
  }

  /** The code of the room, '' when there is none to go back to. */
  get room() {
    return this.stores.some((store) => store.status === 'gone') ? '' : this.code;
  }

  /** Whoever learns here is taken for the first who sits here. */
  get me() {
    for (const { update } of this.stores) {
      const member = update?.room.members.find((m) => m.id === update.you.member);
      if (member) return { name: member.name, avatar: member.avatar };
    }
    return null;
  }

  /** What the table wants of this device. @returns {'turn' | 'game' | ''} */
  get call() {
    const playing = this.stores.filter(({ update }) => update?.room.phase === 'playing' && update.you.seat !== null);
    return playing.some(({ update }) => update?.ask) ? 'turn' : playing.length ? 'game' : '';
  }
}
