import { ruling } from '../../../core/index.js';

// prettier-ignore
export const lossThresholds = ruling('loss-thresholds', 'Test di morale, L281–282',
  { it: 'Persa più di metà, valgono insieme il −1 e il −2?', en: 'With more than half lost, do −1 and −2 both count?' }, {
    'worst-only': { it: 'vale solo il −2', en: 'only the −2 counts' },
    'cumulative': { it: 'si sommano: −3', en: 'they add up: −3' },
  });

// prettier-ignore
export const noEnemy = ruling('no-enemy', 'Test di morale, L284',
  { it: 'Che cosa vuol dire “nessun nemico in vista o entro 60 cm”.', en: 'What “no enemy in sight or within 60 cm” means.' }, {
    'neither-seen-nor-within-60': { it: 'nessuno in vista, per lontano che sia, e nessuno entro 60 cm, visto o no', en: 'none in sight, however far, and none within 60 cm, seen or not' },
    'none-seen-within-60':        { it: 'nessuno in vista entro 60 cm', en: 'none in sight within 60 cm' },
  });

// prettier-ignore
export const hiddenEnemiesCount = ruling('hidden-enemies-count', 'Test di morale, L284',
  { it: 'Le unità nascoste contano come nemici vicini?', en: 'Do hidden units count as enemies near by?' }, {
    'no':                        { it: 'le unità nascoste non contano: non sono sul tavolo', en: 'hidden units do not count: they are not on the table' },
    'yes-where-they-later-appear': { it: 'le unità nascoste contano, dove poi appariranno', en: 'hidden units count, where they later appear' },
  });

// prettier-ignore
export const friendKind = ruling('friend-kind', 'Test di morale, L289',
  { it: 'Carriaggi, portaordini e comandante in capo contano come unità amica?', en: 'Do baggage, messengers and the commander-in-chief count as a friendly unit?' }, {
    'combat-units-only':  { it: 'come unità amica contano solo quelle combattenti', en: 'only combat units count as a friendly unit' },
    'any-but-messengers': { it: 'conta come amica ogni unità, tranne i portaordini', en: 'any unit counts as friendly, but for messengers' },
  });

// prettier-ignore
export const twoRallyTries = ruling('two-rally-tries', 'Test di morale, L262',
  { it: 'Comandante vivo e ordine ricevuto: un test o due?', en: 'Own commander alive and an order received: one test or two?' }, {
    'one': { it: 'si tira un solo test', en: 'one test is rolled' },
    'two': { it: 'si può tirare due volte: per il comandante e per l’ordine', en: 'it may be rolled twice: for the commander and for the order' },
  });

// prettier-ignore
export const fireWithoutLoss = ruling('fire-without-loss', 'Tiro, L223; Test di morale, L264',
  { it: 'Il tiro subito non ha colpito nessuno.', en: 'The fire received hit nobody.' }, {
    'test-anyway':          { it: 'il test si tira lo stesso', en: 'the test is rolled all the same' },
    'only-with-casualties': { it: 'si tira solo se ci sono state perdite', en: 'it is rolled only if there were losses' },
  });

// prettier-ignore
export const unopposedUnit = ruling('unopposed-unit', 'Mischia, L256; Test di morale, L265',
  { it: 'L’avversario è stato spazzato via: chi resta fa il test?', en: 'The opponent was wiped out: does the survivor test?' }, {
    'yes': { it: 'sì', en: 'yes' },
    'no':  { it: 'no', en: 'no' },
  });

// prettier-ignore
export const retreatSameTurn = ruling('retreat-same-turn', 'Test di morale, L266',
  { it: 'L’unità è in ritirata solo da questo turno.', en: 'The unit has been retreating only since this turn.' }, {
    'counts-as-already-retreating':     { it: 'conta come già in ritirata: se fallisce è eliminata', en: 'it counts as retreating already: failing eliminates it' },
    'first-failure-only-keeps-retreat': { it: 'per questo turno resta in ritirata, senza essere eliminata', en: 'this turn it stays in retreat, and is not eliminated' },
  });
