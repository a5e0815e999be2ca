import type { Example } from '../../../core/index.js';
import type { movePlanFacts, movePlanOutcome } from './plan.facts.js';

/** Of a refused move nothing else is told. */
const untold = {
  legal: false,
  spentFraction: null,
  limitFraction: null,
  movedMoreThanHalf: null,
  formationAfter: null,
  dismountedAfter: null,
};

export const movePlanExamples: readonly Example<typeof movePlanFacts, typeof movePlanOutcome>[] = [
  {
    says: { it: 'Da linea a catena: mezza mossa, e può tirare', en: 'Line to chain: half the move, and it may fire' },
    facts: {
      kind: 'italian-infantry',
      formation: 'line',
      order: 'movement',
      actions: [{ type: 'change-formation', to: 'chain' }],
    },
    outcome: {
      legal: true,
      reason: null,
      spentFraction: 0.5,
      limitFraction: 1,
      movedMoreThanHalf: false,
      formationAfter: 'chain',
      dismountedAfter: false,
    },
    fromTheBook: 'L156',
  },
  {
    says: { it: 'Una linea avanza di 10 cm in aperto', en: 'A line advances 10 cm in the open' },
    facts: {
      kind: 'italian-infantry',
      formation: 'line',
      order: 'movement',
      actions: [{ type: 'move', terrain: 'open', cm: 10 }],
    },
    outcome: { legal: true, spentFraction: 1, limitFraction: 1, movedMoreThanHalf: true, formationAfter: 'line' },
  },
  {
    says: { it: 'Undici sono troppi', en: 'Eleven are too many' },
    facts: {
      kind: 'italian-infantry',
      formation: 'line',
      actions: [{ type: 'move', terrain: 'open', cm: 11 }],
    },
    outcome: {
      legal: false,
      reason: 'allowance-exceeded',
      spentFraction: 1.1,
      limitFraction: 1,
      movedMoreThanHalf: true,
      formationAfter: 'line',
      dismountedAfter: false,
    },
    notAllowed: true,
  },
  {
    says: {
      it: 'Tre tratti di 5 cm a catena fanno una mossa intera',
      en: 'Three stretches of 5 cm in chain make a whole move',
    },
    facts: {
      kind: 'italian-infantry',
      formation: 'chain',
      actions: [
        { type: 'move', terrain: 'open', cm: 5 },
        { type: 'move', terrain: 'woods', cm: 5 },
        { type: 'move', terrain: 'stony', cm: 5 },
      ],
    },
    outcome: { legal: true, spentFraction: 1 },
  },
  {
    says: { it: 'Esattamente mezza mossa non è di più', en: 'Exactly half a move is no more than half' },
    facts: { kind: 'native-infantry', formation: 'mass', actions: [{ type: 'move', terrain: 'woods', cm: 10 }] },
    outcome: { legal: true, spentFraction: 0.5, movedMoreThanHalf: false },
  },
  {
    says: {
      it: 'Da linea a catena e poi 7,5 cm: il resto alla capacità della catena',
      en: 'Line to chain, then 7.5 cm: the rest at the capacity of the chain',
    },
    facts: {
      kind: 'italian-infantry',
      formation: 'line',
      actions: [
        { type: 'change-formation', to: 'chain' },
        { type: 'move', terrain: 'open', cm: 7.5 },
      ],
    },
    outcome: { legal: true, spentFraction: 1, limitFraction: 1, movedMoreThanHalf: true, formationAfter: 'chain' },
  },
  {
    says: {
      it: 'Per il club il resto è alla capacità della linea: 7,5 cm sono troppi',
      en: 'At this club the rest is at the capacity of the line: 7.5 cm are too many',
    },
    facts: {
      kind: 'italian-infantry',
      formation: 'line',
      actions: [
        { type: 'change-formation', to: 'chain' },
        { type: 'move', terrain: 'open', cm: 7.5 },
      ],
    },
    rulings: { 'capacity-after-change': 'rest-at-old-rate' },
    outcome: { legal: false, reason: 'allowance-exceeded', spentFraction: 1.25, limitFraction: 1 },
    notAllowed: true,
  },
  {
    says: {
      it: 'E una linea che passa a catena e carica non ha bonus',
      en: 'And a line that goes into chain and charges has no bonus',
    },
    facts: {
      kind: 'italian-infantry',
      formation: 'line',
      order: 'attack',
      charging: true,
      actions: [
        { type: 'change-formation', to: 'chain' },
        { type: 'move', terrain: 'open', cm: 5 },
      ],
    },
    rulings: { 'capacity-after-change': 'rest-at-old-rate' },
    outcome: { legal: true, spentFraction: 1, limitFraction: 1 },
  },
  {
    says: {
      it: 'Per il club conta la distanza: cambiata formazione, 7 cm non sono più di mezza mossa',
      en: 'At this club distance counts: after a change, 7 cm are no more than half',
    },
    facts: {
      kind: 'italian-infantry',
      formation: 'line',
      actions: [
        { type: 'change-formation', to: 'chain' },
        { type: 'move', terrain: 'open', cm: 7 },
      ],
    },
    rulings: { 'moved-measure': 'distance' },
    outcome: { legal: true, movedMoreThanHalf: false, formationAfter: 'chain' },
  },
  {
    says: {
      it: 'Otto cm nel bosco, a catena, sono più di mezza mossa comunque si conti',
      en: 'Eight cm of woods in chain are more than half either way',
    },
    facts: { kind: 'italian-infantry', formation: 'chain', actions: [{ type: 'move', terrain: 'woods', cm: 8 }] },
    rulings: { 'moved-measure': 'distance' },
    outcome: { movedMoreThanHalf: true },
  },
  {
    says: { it: 'Una colonna diventa linea girando sul posto', en: 'A column becomes a line by turning on the spot' },
    facts: {
      kind: 'italian-infantry',
      formation: 'column',
      actions: [
        { type: 'move', terrain: 'open', cm: 15 },
        { type: 'change-formation', to: 'line', byTurningFigures: true },
      ],
    },
    outcome: { legal: true, spentFraction: 1, formationAfter: 'line' },
  },
  {
    says: { it: 'Una linea ruota sul centro e avanza di 5 cm', en: 'A line turns about its centre and advances 5 cm' },
    facts: {
      kind: 'italian-infantry',
      formation: 'line',
      actions: [{ type: 'change-facing' }, { type: 'move', terrain: 'open', cm: 5 }],
    },
    outcome: { legal: true, spentFraction: 1 },
  },
  {
    says: { it: 'I guerrieri si voltano gratis e corrono', en: 'Warriors turn for nothing and run' },
    facts: {
      kind: 'native-infantry',
      formation: 'mass',
      actions: [{ type: 'change-facing' }, { type: 'move', terrain: 'open', cm: 20 }],
    },
    outcome: { legal: true, spentFraction: 1 },
  },
  {
    says: {
      it: 'Per il club un quadrato si volta con mezza mossa',
      en: 'At this club a square turns for half its move',
    },
    facts: { kind: 'italian-infantry', formation: 'square', actions: [{ type: 'change-facing' }] },
    rulings: { 'unlisted-facing': 'half' },
    outcome: { spentFraction: 0.5, movedMoreThanHalf: false },
  },
  {
    says: {
      it: 'I guerrieri caricano: 30 cm con il bonus',
      en: 'Warriors charge: 30 cm with the bonus',
    },
    facts: {
      kind: 'native-infantry',
      formation: 'mass',
      order: 'attack',
      charging: true,
      actions: [{ type: 'move', terrain: 'open', cm: 30 }],
    },
    outcome: { legal: true, spentFraction: 1.5, limitFraction: 1.5, movedMoreThanHalf: true },
  },
  {
    says: { it: 'Con soldatini da 15 mm sono 15', en: 'With 15 mm figures that is 15' },
    facts: {
      kind: 'native-infantry',
      formation: 'mass',
      order: 'attack',
      charging: true,
      figureScale: '15mm',
      actions: [{ type: 'move', terrain: 'open', cm: 15 }],
    },
    outcome: { legal: true, spentFraction: 1.5, limitFraction: 1.5 },
  },
  {
    says: {
      it: 'Una compagnia in ritirata è a massa e aggiunge il bonus',
      en: 'A retreating company is in mass and adds its bonus',
    },
    facts: {
      kind: 'italian-infantry',
      formation: 'line',
      order: 'retreat',
      actions: [{ type: 'move', terrain: 'open', cm: 20 }],
    },
    outcome: { legal: true, spentFraction: 20 / 15, limitFraction: 20 / 15, formationAfter: 'mass' },
  },
  {
    says: {
      it: 'Per il club la massa muove come la linea: 10 cm e basta',
      en: 'At this club a mass moves like a line: 10 cm and no more',
    },
    facts: {
      kind: 'italian-infantry',
      formation: 'column',
      order: 'retreat',
      actions: [{ type: 'move', terrain: 'open', cm: 20 }],
    },
    rulings: { 'italian-mass-movement': 'line-rate' },
    outcome: { legal: false, reason: 'allowance-exceeded', spentFraction: 2, limitFraction: 1 },
    notAllowed: true,
  },
  {
    says: { it: 'In ritirata non si torna in linea', en: 'In retreat nobody goes back into line' },
    facts: {
      kind: 'italian-infantry',
      formation: 'line',
      order: 'retreat',
      actions: [{ type: 'change-formation', to: 'line' }],
    },
    outcome: { ...untold, reason: 'formation-not-allowed' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Una compagnia che si è ripresa esce dalla massa e avanza',
      en: 'A rallied company leaves the mass and advances',
    },
    facts: {
      kind: 'italian-infantry',
      formation: 'mass',
      order: 'movement',
      actions: [
        { type: 'change-formation', to: 'line' },
        { type: 'move', terrain: 'open', cm: 5 },
      ],
    },
    outcome: { legal: true, spentFraction: 1, formationAfter: 'line' },
  },
  {
    says: { it: 'Per il club può muovere restando a massa', en: 'At this club it may move and stay in mass' },
    facts: {
      kind: 'italian-infantry',
      formation: 'mass',
      order: 'movement',
      actions: [{ type: 'move', terrain: 'open', cm: 15 }],
    },
    rulings: { 'leaving-mass': 'may-stay-in-mass' },
    outcome: { legal: true, spentFraction: 1, formationAfter: 'mass' },
  },
  {
    says: {
      it: 'Una compagnia passa un wadi e avanza di 5 cm',
      en: 'A company crosses a wadi and advances 5 cm',
    },
    facts: {
      kind: 'italian-infantry',
      formation: 'line',
      actions: [{ type: 'cross-wadi' }, { type: 'move', terrain: 'open', cm: 5 }],
    },
    outcome: { legal: true, spentFraction: 1 },
  },
  {
    says: { it: 'Un tratto di wadi è un attraversamento', en: 'A stretch of wadi is a crossing' },
    facts: { kind: 'native-cavalry', formation: 'mass', actions: [{ type: 'move', terrain: 'wadi' }] },
    outcome: { legal: true, spentFraction: 0.5 },
  },
  {
    says: { it: 'I carriaggi attraversano il wadi e basta', en: 'Baggage crosses the wadi and does nothing else' },
    facts: { kind: 'baggage', formation: 'column', actions: [{ type: 'cross-wadi' }] },
    outcome: { legal: true, spentFraction: 1, movedMoreThanHalf: true },
  },
  {
    says: { it: 'Un centimetro in più non c’è', en: 'There is not one centimetre more' },
    facts: {
      kind: 'baggage',
      formation: 'column',
      actions: [{ type: 'cross-wadi' }, { type: 'move', terrain: 'open', cm: 1 }],
    },
    outcome: { ...untold, reason: 'needs-the-whole-phase' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Sulla strada i carriaggi passano il wadi e proseguono',
      en: 'On the road baggage crosses the wadi and goes on',
    },
    facts: {
      kind: 'baggage',
      formation: 'column',
      actions: [
        { type: 'cross-wadi', onRoad: true },
        { type: 'move', terrain: 'hill', cm: 10, onRoad: true },
      ],
    },
    outcome: { legal: true, spentFraction: 1 },
  },
  {
    says: { it: 'Nessuno attraversa una palude', en: 'Nobody crosses a swamp' },
    facts: {
      kind: 'italian-infantry',
      formation: 'chain',
      actions: [
        { type: 'move', terrain: 'impassable', cm: 1 },
        { type: 'change-formation', to: 'mass' },
      ],
    },
    outcome: { ...untold, reason: 'impassable' },
    notAllowed: true,
  },
  {
    says: { it: 'La cavalleria non entra negli edifici', en: 'Cavalry does not enter buildings' },
    facts: {
      kind: 'italian-cavalry',
      formation: 'line',
      actions: [{ type: 'move', terrain: 'building', cm: 3 }],
    },
    outcome: { ...untold, reason: 'impassable' },
    notAllowed: true,
  },
  {
    says: { it: 'La cavalleria a cavallo non va a catena', en: 'Mounted cavalry does not form chain' },
    facts: {
      kind: 'italian-cavalry',
      formation: 'line',
      actions: [{ type: 'change-formation', to: 'chain' }],
    },
    outcome: { ...untold, reason: 'formation-not-allowed' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Lo squadrone avanza di 15 cm e smonta a catena',
      en: 'The squadron advances 15 cm and dismounts in chain',
    },
    facts: {
      kind: 'italian-cavalry',
      formation: 'column',
      actions: [
        { type: 'move', terrain: 'open', cm: 15 },
        { type: 'dismount', to: 'chain' },
      ],
    },
    outcome: {
      legal: true,
      spentFraction: 1,
      movedMoreThanHalf: true,
      formationAfter: 'chain',
      dismountedAfter: true,
    },
  },
  {
    says: { it: 'Smonta in linea e fa altri 5 cm a piedi', en: 'It dismounts in line and goes 5 cm more on foot' },
    facts: {
      kind: 'italian-cavalry',
      formation: 'line',
      actions: [{ type: 'dismount' }, { type: 'move', terrain: 'open', cm: 5 }],
    },
    outcome: { legal: true, spentFraction: 1, formationAfter: 'line', dismountedAfter: true },
  },
  {
    says: { it: 'Rimonta e fa 15 cm al trotto', en: 'It mounts and trots 15 cm' },
    facts: {
      kind: 'italian-cavalry',
      formation: 'chain',
      dismounted: true,
      actions: [
        { type: 'mount', inContactWithHorses: true, to: 'column' },
        { type: 'move', terrain: 'open', cm: 15 },
      ],
    },
    outcome: { legal: true, spentFraction: 1, formationAfter: 'column', dismountedAfter: false },
  },
  {
    says: {
      it: 'A cavallo una catena non c’è: dica quale formazione',
      en: 'There is no chain on horseback: say which formation',
    },
    facts: {
      kind: 'italian-cavalry',
      formation: 'chain',
      dismounted: true,
      actions: [{ type: 'mount', inContactWithHorses: true }],
    },
    outcome: { ...untold, reason: 'formation-not-allowed' },
    notAllowed: true,
  },
  {
    says: { it: 'Lontano dai cavalli non si rimonta', en: 'Away from the horses nobody mounts' },
    facts: { kind: 'italian-cavalry', formation: 'line', dismounted: true, actions: [{ type: 'mount' }] },
    outcome: { ...untold, reason: 'not-with-the-horses' },
    notAllowed: true,
  },
  {
    says: { it: 'Chi è a piedi non smonta', en: 'A unit on foot does not dismount' },
    facts: { kind: 'italian-cavalry', formation: 'line', dismounted: true, actions: [{ type: 'dismount' }] },
    outcome: { ...untold, reason: 'already-in-that-state' },
    notAllowed: true,
  },
  {
    says: { it: 'Chi è a cavallo non rimonta', en: 'A mounted unit does not mount' },
    facts: {
      kind: 'italian-cavalry',
      formation: 'line',
      actions: [{ type: 'mount', inContactWithHorses: true }],
    },
    outcome: { ...untold, reason: 'already-in-that-state' },
    notAllowed: true,
  },
  {
    says: { it: 'La cavalleria nativa non smonta', en: 'Native cavalry does not dismount' },
    facts: { kind: 'native-cavalry', formation: 'mass', actions: [{ type: 'dismount' }] },
    outcome: { ...untold, reason: 'only-italian-cavalry' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Lo squadrone in ritirata rimonta a massa e scappa',
      en: 'The retreating squadron mounts in mass and flees',
    },
    facts: {
      kind: 'italian-cavalry',
      formation: 'chain',
      dismounted: true,
      order: 'retreat',
      actions: [
        { type: 'mount', inContactWithHorses: true },
        { type: 'move', terrain: 'open', cm: 35 },
      ],
    },
    outcome: { legal: true, limitFraction: 50 / 30, formationAfter: 'mass', dismountedAfter: false },
  },
  {
    says: { it: 'I pezzi si mettono in batteria', en: 'The guns are set up' },
    facts: { kind: 'artillery', formation: 'packed', actions: [{ type: 'unpack' }] },
    outcome: { legal: true, spentFraction: 1, limitFraction: 1, movedMoreThanHalf: true, formationAfter: 'in-battery' },
  },
  {
    says: { it: 'Dopo averli caricati non si parte', en: 'Once loaded they do not march off' },
    facts: {
      kind: 'artillery',
      formation: 'in-battery',
      actions: [{ type: 'pack' }, { type: 'move', terrain: 'open', cm: 1 }],
    },
    outcome: { ...untold, reason: 'needs-the-whole-phase' },
    notAllowed: true,
  },
  {
    says: { it: 'Già sui muli', en: 'On the mules already' },
    facts: { kind: 'artillery', formation: 'packed', actions: [{ type: 'pack' }] },
    outcome: { ...untold, reason: 'already-in-that-state' },
    notAllowed: true,
  },
  {
    says: { it: 'Una compagnia non ha pezzi da caricare', en: 'A company has no guns to load' },
    facts: { kind: 'italian-infantry', formation: 'line', actions: [{ type: 'pack' }] },
    outcome: { ...untold, reason: 'only-artillery' },
    notAllowed: true,
  },
  {
    says: { it: 'I pezzi spinti a mano: 5 cm', en: 'Guns pushed by hand: 5 cm' },
    facts: { kind: 'artillery', formation: 'in-battery', actions: [{ type: 'move', terrain: 'open', cm: 5 }] },
    outcome: { legal: true, spentFraction: 1, formationAfter: 'in-battery' },
  },
  {
    says: { it: 'Chi non fa nulla resta dov’è', en: 'A unit that does nothing stays where it is' },
    facts: { kind: 'native-infantry', formation: 'mass', order: 'defence', actions: [] },
    outcome: { legal: true, spentFraction: 0, limitFraction: 1, movedMoreThanHalf: false, formationAfter: 'mass' },
  },
  {
    says: { it: 'Mettere in batteria è più di mezza mossa', en: 'Setting up the guns is more than half a move' },
    facts: { kind: 'artillery', formation: 'packed', actions: [{ type: 'unpack' }] },
    rulings: { 'moved-measure': 'distance' },
    outcome: { legal: true, movedMoreThanHalf: true, formationAfter: 'in-battery' },
  },
  {
    says: { it: 'Per il club che poi tira, no', en: 'At a club that then fires, it is not' },
    facts: { kind: 'artillery', formation: 'packed', actions: [{ type: 'unpack' }] },
    rulings: { 'unpack-and-fire': 'yes' },
    outcome: { legal: true, spentFraction: 1, movedMoreThanHalf: false, formationAfter: 'in-battery' },
  },
];
