import { flag, group, unlessDenied, measure, oneOf, optional, text, usually, type Declared } from '../../core/index.js';
import { cm, ownArm, put } from './facts.js';
import { changeFractions, combatStatus, isArtillery, players, states, unitClasses } from './vocabulary.js';

const named = (it: string, en: string) => usually('', text({ it, en }));

// prettier-ignore
const unitFacts = {
  id:                    named('Nome breve dell’unità', 'Short name of the unit'),
  name:                  named('Nome dell’unità', 'Name of the unit'),
  side:                  named('Parte a cui appartiene', 'Side it belongs to'),
  player:                optional(oneOf({ it: 'Chi la muove in questo turno', en: 'Who moves it this turn' }, players)),
  arm:                   usually('infantry', ownArm),
  unitClass:             usually('formation-only', oneOf({ it: 'Come può agire', en: 'What it is able to do' }, unitClasses)),
  state:                 optional(oneOf({ it: 'Assetto dell’unità; se manca, in formazione, l’artiglieria non in formazione', en: 'State of the unit; if left out, in formation, artillery not in formation' }, states)),
  formation:             named('Formazione', 'Formation'),
  allowanceCm:           optional(cm('Movimento della formazione attuale (cm)', 'Allowance of the present formation (cm)')),
  changeFraction:        optional(oneOf({ it: 'Costo del cambio di formazione', en: 'Cost of a formation change' }, changeFractions)),
  tired:                 flag('È stanca', 'It is tired'),
  inBuilding:            flag('Occupa edifici', 'It occupies buildings'),
  limbered:              flag('Pezzi agganciati ai traini', 'Guns limbered'),
  everUnlimbered:        flag('Ha già sganciato in questa partita', 'It has unlimbered in this game'),
  deployedUnlimbered:    flag('Schierata sganciata prima del primo turno', 'Set up unlimbered before the first turn'),
  x:                     optional(put('Posto sul tavolo, da sinistra (cm)', 'Place on the table, from the left (cm)')),
  y:                     optional(put('Posto sul tavolo, dal basso (cm)', 'Place on the table, from the bottom (cm)')),
  headingDegrees:        optional(measure({ it: 'Direzione del fronte, in gradi', en: 'Heading of the front, in degrees' }, 0, 360, '°')),
  width:                 optional(cm('Fronte dell’unità (cm)', 'Frontage of the unit (cm)')),
  depth:                 optional(cm('Profondità dell’unità (cm)', 'Depth of the unit (cm)')),
  declaredFrontTargetId: named('Nemico a cui è rivolto il fronte', 'Enemy its front is turned to'),
  usedDoublePace:        flag('Ha fatto il passo doppio in questo turno', 'It used the double pace this turn'),
  movedThisTurn:         flag('Ha mosso in questo turno', 'It moved this turn'),
  status:                usually('steady', oneOf({ it: 'Stato di combattimento', en: 'Combat status' }, combatStatus)),
  active:                unlessDenied('È attiva', 'It is active'),
};

export type Unit = Declared<typeof unitFacts>;

/** What no unit can be. */
const impossible = {
  state: {
    says: {
      it: 'L’artiglieria è sempre non in formazione, e chi agisce solo in formazione non va in schermaglia (VI-1, Artiglieria).',
      en: 'Artillery is never in formation, and a unit that acts only in formation does not skirmish (VI-1, artillery).',
    },
    when: ({ arm, unitClass, state }: Unit) =>
      state !== null &&
      ((isArtillery(arm) && state !== 'not-in-formation') || (unitClass === 'formation-only' && state === 'skirmish')),
  },
  limbered: {
    says: { it: 'Solo l’artiglieria ha traini.', en: 'Only artillery has limbers.' },
    when: ({ arm, limbered }: Unit) => limbered && !isArtillery(arm),
  },
};

/** A unit of the chapter, as it stands on the table. */
export const unit = group({ it: 'Unità', en: 'Unit' }, 'Unit', unitFacts, { impossible });

/** A unit takes the field formed; guns never are, and come limbered unless they were set up otherwise. */
export const musters = (unit: { readonly [field: string]: unknown }): { readonly [field: string]: unknown } => {
  const guns = unit['arm'] === 'foot-artillery' || unit['arm'] === 'horse-artillery';
  return {
    ...unit,
    state: unit['state'] ?? (guns ? 'not-in-formation' : 'in-formation'),
    ...(guns ? { limbered: unit['limbered'] ?? unit['deployedUnlimbered'] !== true } : {}),
  };
};
