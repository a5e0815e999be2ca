import { choice, words, type Kind } from '../../api/door/index.js';
import { longestPassword, shortestPassword } from '../domain/password.js';

/** Names of people, clubs and keys: anything but nothing. */
export const name: Kind = words(80, 1, {
  matches: /^(?=.*\S).{1,80}$/su,
  says: { it: 'un nome da 1 a 80 caratteri', en: 'a name of 1 to 80 characters' },
});

export const email: Kind = words(254, 3, {
  matches: /^\s*[^\s@]+@[^\s@]+\s*$/u,
  says: { it: 'un indirizzo e-mail', en: 'an e-mail address' },
});

export const newPassword: Kind = words(longestPassword, shortestPassword);
export const password: Kind = words(longestPassword);
export const token: Kind = words(200, 20);

export const role: Kind = choice('MemberRole', {
  owner: { it: 'responsabile: può tutto', en: 'owner: may do everything' },
  referee: { it: 'arbitro: dirige le battaglie e vede tutto', en: 'referee: runs battles and sees all' },
  player: { it: 'giocatore: comanda una parte', en: 'player: commands a side' },
  spectator: { it: 'spettatore: guarda', en: 'spectator: looks on' },
});

export const scope: Kind = choice('KeyScope', {
  read: { it: 'legge soltanto', en: 'only reads' },
  write: { it: 'agisce come chi l’ha fatta', en: 'acts as whoever made it' },
  sheet: {
    it: 'riempie le celle di un foglio; può stare in un indirizzo',
    en: 'fills the cells of a sheet; may stand in an address',
  },
});

export const sees: Kind = choice('KeySees', {
  public: { it: 'quel che vedono tutti', en: 'what everybody sees' },
  maker: { it: 'quel che vede chi l’ha fatta', en: 'what its maker sees' },
});

/** Said of links, after what they are. */
export const pathOnly = {
  it: ' Solo il percorso, se chi gestisce il server non ha impostato ARBITRO_PUBLIC_URL e si chiede da un’altra macchina.',
  en: ' The path only, if whoever runs the server has not set ARBITRO_PUBLIC_URL and one asks from another machine.',
};
