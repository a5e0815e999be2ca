import { ruling } from '../../../core/index.js';

// prettier-ignore
export const artillerySectionPrevails = ruling('artillery-section-prevails', 'Artiglieria, L83–88; VI-1, L17–27',
  { it: 'L’artiglieria non è in formazione, e chi non lo è non avanza: eppure l’artiglieria avanza.', en: 'Artillery is not in formation, and such units may not advance: yet artillery may.' }, {
    'artillery-section-prevails': { it: 'valgono le sue regole', en: 'its own rules hold' },
    'general-table-prevails':     { it: 'vale la tabella generale', en: 'the general table holds' },
  });

// prettier-ignore
export const artilleryMergedCells = ruling('artillery-merged-cells', 'Artiglieria, L88, L95–98',
  { it: 'Le caselle su rotazione e terreno stanno nella sola colonna dell’artiglieria a piedi.', en: 'The cells on turning and ground fill only the foot-artillery column.' }, {
    'both-kinds': { it: 'valgono per entrambe', en: 'they hold for both kinds' },
    'foot-only':  { it: 'solo per quella a piedi', en: 'only for foot artillery' },
  });

// prettier-ignore
export const manhandleOnRoad = ruling('manhandle-on-road', 'Artiglieria, L87, L93',
  { it: 'I 3 cm a mano raddoppiano su strada?', en: 'Are the 3 cm by hand doubled on a road?' }, {
    'no':  { it: 'no', en: 'no' },
    'yes': { it: 'sì, 6 cm', en: 'yes, 6 cm' },
  });

// prettier-ignore
export const limberFraction = ruling('limber-fraction', 'Artiglieria, L87, L94',
  { it: 'Un terzo di tutta la mossa, o di quel che resta?', en: 'A third of the full move, or of what is left?' }, {
    'of-full-move':     { it: 'di tutta la mossa: due operazioni ne lasciano un terzo', en: 'of the full move: two actions leave one third' },
    'of-what-is-left':  { it: 'di quel che resta: due operazioni lasciano 4/9', en: 'of what is left: two actions leave 4/9' },
  });

// prettier-ignore
export const putBackAndDoublePace = ruling('put-back-and-double-pace', 'Artiglieria, L87, L94',
  { it: 'I cannoni che l’arbitro riaggancia contano come già sganciati?', en: 'Do guns that the referee limbers again count as having unlimbered?' }, {
    'no':  { it: 'no: è come se non avessero sganciato', en: 'no: the unlimbering never happened' },
    'yes': { it: 'sì', en: 'yes' },
  });

// prettier-ignore
export const horseArtilleryClose = ruling('horse-artillery-close', 'Artiglieria, L87, L94',
  { it: 'L’artiglieria a cavallo sgancia senza limiti, ma al passo doppio si ferma a 30 cm.', en: 'Horse guns unlimber without limit, but at the double they stop at 30 cm.' }, {
    '30-only-with-double-pace': { it: 'i 30 cm solo al passo doppio', en: '30 cm only at the double' },
    '30-always':                { it: 'mai sganciare a meno di 30 cm', en: 'never unlimber closer than 30 cm' },
  });

// prettier-ignore
export const artillery30CmEnemies = ruling('artillery-30-cm-enemies', 'Artiglieria, L94; VI-6, L76',
  { it: 'Per l’artiglieria si parla di ogni nemico, in generale di uno attivo e visibile.', en: 'The artillery text says any enemy, the general text an active and visible one.' }, {
    'active-and-visible': { it: 'solo i nemici attivi e visibili', en: 'only active and visible enemies' },
    'any-enemy':          { it: 'ogni nemico', en: 'any enemy' },
  });

// prettier-ignore
export const roadThroughForbiddenGround = ruling('road-through-forbidden-ground', 'Artiglieria, L95–97; VI-5, L62–69',
  { it: 'Una strada o un ponte attraverso terreno vietato.', en: 'A road or bridge through forbidden ground.' }, {
    'allowed-on-road-or-bridge': { it: 'sulla strada o sul ponte si passa', en: 'on the road or bridge guns may pass' },
    'never':                     { it: 'non si passa', en: 'they may not' },
  });

// prettier-ignore
export const hedgeGap = ruling('hedge-gap', 'Artiglieria, L95–97',
  { it: 'Del varco si parla per muri e staccionate, non per le siepi.', en: 'Gaps are mentioned for walls and fences, not for hedges.' }, {
    'no-gap-for-hedges':    { it: 'per le siepi il varco non vale', en: 'no gap helps at hedges' },
    'gap-for-hedges-too':   { it: 'vale anche per le siepi', en: 'it helps at hedges too' },
  });

// prettier-ignore
export const slopeListedTwice = ruling('slope-listed-twice', 'Artiglieria, L98',
  { it: 'Il pendio di una collina è elencato due volte.', en: 'The slope of a hill is listed twice.' }, {
    'once':          { it: 'è una ripetizione', en: 'it is a repetition' },
    'hill-top-too':  { it: 'la seconda volta si intendeva la cima', en: 'the second was meant for the crest' },
  });
