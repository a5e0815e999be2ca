import { ruling } from '../../../core/index.js';

// prettier-ignore
export const cossackDoublePace = ruling('cossack-double-pace', 'VI-6, L78–81',
  { it: 'I cosacchi non hanno bisogno di formazioni, ma gli altri assetti sono esclusi per tutti.', en: 'Cossacks need no formation, but the other states are barred outright.' }, {
    'any-state-but-disorder': { it: 'lo fanno sempre, fuorché in disordine', en: 'they may always, except in disorder' },
    'any-state':              { it: 'lo fanno sempre', en: 'they may always' },
  });

// prettier-ignore
export const doublePaceOnABendingRoad = ruling('double-pace-on-a-bending-road', 'VI-6, L76',
  { it: 'In linea retta, ma la strada curva.', en: 'In a straight line, but the road bends.' }, {
    'follow-the-road':    { it: 'si segue la strada', en: 'the road is followed' },
    'strictly-straight':  { it: 'solo in linea retta', en: 'strictly straight' },
  });

// prettier-ignore
export const deployedUnlimberedRuling = ruling('deployed-unlimbered', 'Artiglieria, L94',
  { it: 'Cannoni schierati sganciati prima della partita.', en: 'Guns set up unlimbered at the start of the game.' }, {
    'does-not-count':        { it: 'conta solo sganciare in partita', en: 'only unlimbering during play counts' },
    'counts-as-unlimbered':  { it: 'contano come già sganciati', en: 'they count as having unlimbered' },
  });

// prettier-ignore
export const doublePaceChangeBase = ruling('double-pace-change-base', 'VI-6, L78',
  { it: 'La frazione persa è della mossa raddoppiata o di quella semplice?', en: 'Is the lost fraction one of the doubled or of the single move?' }, {
    'of-the-doubled-move': { it: 'della mossa raddoppiata', en: 'of the doubled move' },
    'of-the-single-move':  { it: 'della mossa semplice', en: 'of the single move' },
  });

// prettier-ignore
export const doublePaceStartInside30 = ruling('double-pace-start-inside-30', 'VI-6, L76',
  { it: 'Chi parte a meno di 30 cm e si allontana.', en: 'A unit that starts closer than 30 cm and moves away.' }, {
    'forbidden':         { it: 'niente passo doppio in quella mossa', en: 'no double pace that move' },
    'normal-pace-only':  { it: 'muove al passo normale', en: 'it moves at the normal pace' },
  });

// prettier-ignore
export const haltFormation = ruling('halt-formation', 'VI-6, L78',
  { it: 'Una frase tiene la formazione in cui si è, l’altra quella iniziale.', en: 'One sentence keeps the present formation, the next the initial one.' }, {
    'halt-keeps-present-referee-restores-initial': { it: 'chi si ferma tiene la sua, l’arbitro rimette quella iniziale', en: 'a unit that halts keeps its own, the referee restores the initial one' },
    'always-initial':                              { it: 'sempre quella iniziale', en: 'always the initial one' },
  });

// prettier-ignore
export const cossacksCountercharge = ruling('cossacks-countercharge', 'VI-6, L78',
  { it: 'Qui i cosacchi sono cavalleria?', en: 'Are Cossacks cavalry here?' }, {
    'yes': { it: 'sì', en: 'yes' },
    'no':  { it: 'no, né come caricati né come chi carica', en: 'no, neither as the charged nor as the charger' },
  });
