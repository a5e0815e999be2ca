import { ruling } from '../../../core/index.js';

// prettier-ignore
export const motivatedYears = ruling('motivated-years', '§2.11',
  { it: 'Per la fanteria francese motivata il libro stampa «1897» come primo anno.', en: 'For motivated French infantry the book prints “1897” as the first year.' }, {
    'from-1797':  { it: 'si legge 1797: dal 1797 al 1809', en: 'read as 1797: from 1797 to 1809' },
    'as-printed': { it: 'come stampato: mai', en: 'as printed: never' },
  });

// prettier-ignore
export const motivatedAndElite = ruling('motivated-and-elite', '§2.11',
  { it: 'Un’unità motivata e d’élite tira due volte?', en: 'Does a unit that is motivated and elite roll twice?' }, {
    'both-rolls': { it: 'sì: a inizio mossa e prima di essere attivata', en: 'yes: at the start of the turn and before it is activated' },
    'one-roll':   { it: 'no: un tiro solo', en: 'no: one roll only' },
  });
