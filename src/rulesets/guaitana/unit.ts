import { count, flag, group, list, measure, oneOf, optional, text, usually, type Declared } from '../../core/index.js';
import {
  commanderAlive,
  figures,
  hasMule,
  onlyItalianCavalryDismounts,
  ownQuality,
  shotsFired,
  turn,
} from './facts.js';
import { formation, kind, order, people, side, subtype, terrain, weapon, weaponModel } from './vocabulary.js';

const named = (it: string, en: string) => usually('', text({ it, en }));
const unitIds = (it: string, en: string) =>
  usually<readonly string[]>([], list({ it, en }, text({ it: 'Unità', en: 'Unit' }), 0, 20));

// prettier-ignore
const unitFacts = {
  id:                        named('Nome breve dell’unità', 'Short name of the unit'),
  name:                      named('Nome dell’unità', 'Name of the unit'),
  side:                      named('Parte a cui appartiene', 'Side it belongs to'),
  kind:                      usually('italian-infantry', oneOf({ it: 'Tipo di unità', en: 'Type of unit' }, kind)),
  subtype:                   optional(oneOf({ it: 'Specialità', en: 'Kind of troops' }, subtype)),
  people:                    optional(oneOf({ it: 'Popolo, se nativi', en: 'People, if natives' }, people)),
  irregularBand:             flag('Banda irregolare al servizio italiano', 'Native band in Italian service'),
  nation:                    optional(oneOf({ it: 'Italiani o nativi per il dado sul comandante; gli Ascari sono italiani, le bande native', en: 'Italian or native for the leader roll; Ascari are Italian, bands native' }, side)),
  quality:                   ownQuality,
  weapon:                    usually('rifle', oneOf({ it: 'Arma', en: 'Weapon' }, weapon)),
  weaponModel:               optional(oneOf({ it: 'Modello, se artiglieria', en: 'Model, if artillery' }, weaponModel)),
  machineGuns:               usually(0, count({ it: 'Mitragliatrici che funzionano', en: 'Working machine guns' }, 0, 20)),
  jammedMachineGuns:         usually(0, count({ it: 'Mitragliatrici inceppate', en: 'Jammed machine guns' }, 0, 20)),
  cannons:                   usually(0, count({ it: 'Cannoni che funzionano', en: 'Working cannon' }, 0, 20)),
  originalFigures:           optional(figures('Soldatini all’inizio della battaglia', 'Figures at the start of the battle')),
  figures:                   optional(figures('Soldatini presenti', 'Figures present')),
  commanderAlive,
  formation:                 usually('none', oneOf({ it: 'Formazione', en: 'Formation' }, formation)),
  dismounted:                flag('Cavalleria italiana appiedata', 'Italian cavalry on foot'),
  horseHolders:              usually(0, figures('Soldatini che tengono i cavalli', 'Figures that hold the horses')),
  order:                     optional(oneOf({ it: 'Ordine; chi è nascosto non ne ha', en: 'Order; a hidden unit has none' }, order)),
  orderPath:                 named('Percorso tracciato sulla mappa', 'Path drawn on the map'),
  defencePoint:              named('Punto da difendere', 'Point to defend'),
  attackTargetId:            named('Unità da attaccare', 'Unit to attack'),
  hidden:                    flag('È nascosta', 'It is hidden'),
  shotsFired,
  hasMule,
  terrain:                   usually('open', oneOf({ it: 'Terreno in cui sta', en: 'Ground where it stands' }, terrain)),
  movedFraction:             usually(0, measure({ it: 'Parte della mossa già spesa', en: 'Share of the move already spent' }, 0, 1000, '')),
  movedMoreThanHalf:         flag('Ha mosso più di mezza mossa', 'It moved more than half its capacity'),
  movedThisTurn:             flag('Ha mosso in questo turno', 'It moved this turn'),
  firedThisTurn:             flag('Ha tirato in questo turno', 'It fired this turn'),
  movedLastPhase:            flag('Ha mosso nell’ultima fase di movimento', 'It moved in the last movement phase'),
  firedLastPhase:            flag('Ha tirato nell’ultima fase di tiro', 'It fired in the last fire phase'),
  foughtLastPhase:           flag('Ha combattuto nell’ultima fase di mischia', 'It fought in the last melee phase'),
  foughtThisTurn:            flag('Ha combattuto in mischia in questo turno', 'It fought in melee this turn'),
  wasFiredUpon:              flag('Ha subito tiri, e il test le manca ancora', 'It was fired at, and has its test before it'),
  lossesThisPhase:           usually(0, figures('Perdite per cui non si è ancora tirato il dado sul comandante', 'Losses not yet followed by the leader roll')),
  fireLosses:                usually(0, figures('Perdite per il tiro, se il test le manca ancora', 'Losses to fire, if it has its test before it')),
  meleeLosses:               usually(0, figures('Perdite in mischia in questo turno', 'Losses in melee this turn')),
  contactedBy:               unitIds('Nemici che la contattano', 'Enemies that touch it'),
  movedIntoContactWith:      unitIds('Nemici con cui è andata a contatto', 'Enemies it moved into contact with'),
  contactedFlankOrRear:      flag('Contattata sul fianco o alle spalle', 'Touched in flank or rear'),
  movedBeforeBeingContacted: flag('Aveva mosso prima di essere contattata', 'It had moved before it was touched'),
  surprised:                 flag('È sorpresa', 'It is surprised'),
  retreatSinceThisTurn:      flag('È in ritirata da questo turno', 'It has been retreating since this turn'),
  ordersAlreadyChangedThisTurn: usually(0, count({ it: 'Ordini già cambiati in questo turno, se comandante in capo', en: 'Orders changed this turn, if commander-in-chief' }, 0, 100)),
  messengersLeft:            usually(0, count({ it: 'Portaordini disponibili, se comandante in capo', en: 'Messengers left, if commander-in-chief' }, 0, 100)),
  hasHeliograph:             flag('Ha un eliografo, se comandante in capo', 'It has a heliograph, if commander-in-chief'),
  takesOverOnTurn:           optional(turn('Turno da cui comanda chi gli succede, se comandante in capo', 'Turn from which his successor commands, if commander-in-chief')),
  baggageDestroyed:          flag('Il suo esercito ha perso i carriaggi', 'Its army has lost its baggage'),
  eliminated:                flag('È eliminata', 'It is eliminated'),
};

export type Unit = Declared<typeof unitFacts>;

/** What no unit can be. */
const impossible = {
  figures: {
    says: { it: 'I soldatini presenti superano quelli iniziali.', en: 'There are more figures than at the start.' },
    when: ({ originalFigures, figures }: Unit) =>
      originalFigures !== null && figures !== null && figures > originalFigures,
  },
  dismounted: onlyItalianCavalryDismounts,
};

/** A unit of the book, as it stands on the roster and on the table. */
export const unit = group({ it: 'Unità', en: 'Unit' }, 'Unit', unitFacts, { impossible });

/** A unit takes the field with all its figures, its mule, in the formation its kind knows, unless its roster says otherwise. */
export const musters = (unit: { readonly [field: string]: unknown }): { readonly [field: string]: unknown } => ({
  ...unit,
  figures: unit['figures'] ?? unit['originalFigures'],
  originalFigures: unit['originalFigures'] ?? unit['figures'],
  formation: unit['formation'] ?? usualFormation(unit['kind']),
  nation: unit['nation'] ?? usualNation(unit),
  hasMule: unit['hasMule'] ?? usualMule(unit['kind']),
  // Escorts are recruits.
  quality: unit['quality'] ?? (unit['kind'] === 'baggage' ? 'recruit' : undefined),
});

/** Companies and artillery have a mule with their reserve of ammunition. */
const usualMule = (kind: unknown = 'italian-infantry'): true | undefined =>
  kind === 'italian-infantry' || kind === 'artillery' || undefined;

/** Ascari are Italians, irregular bands natives, as their kinds say; baggage and commanders are of either side. */
const usualNation = ({ kind, people }: { readonly [field: string]: unknown }): string | undefined => {
  if (people !== undefined || kind === 'native-infantry' || kind === 'native-cavalry') return 'native';
  return kind === 'baggage' || kind === 'commander-in-chief' || kind === 'messenger' ? undefined : 'italian';
};

const usualFormation = (kind: unknown): string => {
  switch (kind) {
    case 'native-infantry':
    case 'native-cavalry':
    case 'baggage':
      return 'mass';
    case 'artillery':
      return 'packed';
    case 'commander-in-chief':
    case 'messenger':
      return 'none';
    default:
      return 'column';
  }
};
