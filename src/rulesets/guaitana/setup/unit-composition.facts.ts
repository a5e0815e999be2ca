import {
  count,
  flag,
  oneOf,
  optional,
  usually,
  vocabulary,
  yesNo,
  type Declared,
  type WordOf,
} from '../../../core/index.js';
import {
  cm,
  dismounted,
  errorsFrom,
  figures,
  figureScale,
  ground,
  hasMule,
  legal,
  ownFormation,
  ownOrder,
} from '../facts.js';
import { combatKind, people, weapon, weaponModel } from '../vocabulary.js';
import { compositionErrors } from './setup.reasons.js';

/** The weapons of units, and the models of artillery, which say more than that it is a machine gun or a cannon. */
export const unitWeapon = vocabulary('UnitWeapon', { ...weapon.words, ...weaponModel.words });
export type UnitWeapon = WordOf<typeof unitWeapon>;

/** No unit has more mules or guns than this, be it as wrong as it likes. */
const mostOfAnything = 20;

export const unitCompositionFacts = {
  kind: oneOf({ it: 'Tipo di unità', en: 'Type of unit' }, combatKind),
  figures: figures('Soldatini; per l’artiglieria i serventi', 'Figures; for artillery the crew'),
  commanders: usually(
    1,
    count({ it: 'Soldatini che sono comandanti', en: 'Figures that are commanders' }, 0, mostOfAnything),
  ),
  mules: optional(
    count(
      {
        it: 'Muli con le munizioni; se manca, come dice l’unità o quanti ne vuole il libro',
        en: 'Ammunition mules; if left out, as the unit tells or the book wants',
      },
      0,
      mostOfAnything,
    ),
  ),
  hasMule: optional(yesNo(hasMule.says)),
  muleDistanceCm: usually(
    0,
    cm('Distanza del mulo dal resto dell’unità', 'Distance of the mule from the rest of the unit'),
  ),
  guns: optional(
    count(
      {
        it: 'Mitragliatrici o cannoni; se manca, quanti ne vuole il libro',
        en: 'Machine guns or cannon; if left out, as the book wants',
      },
      0,
      mostOfAnything,
    ),
  ),
  attachedSection: flag(
    'Un’arma con 3 serventi, assegnata a una compagnia italiana',
    'One weapon with 3 crew, given to an Italian company',
  ),
  weapon: oneOf({ it: 'Arma; per l’artiglieria il modello', en: 'Weapon; for artillery the model' }, unitWeapon),
  people: optional(oneOf({ it: 'Popolo, se cavalleria nativa', en: 'People, if native cavalry' }, people)),
  irregularBand: flag('Banda nativa al servizio italiano', 'Native band in Italian service'),
  formation: optional({ ...ownFormation, says: { it: 'Formazione da controllare', en: 'Formation to be checked' } }),
  dismounted,
  inBuilding: optional(
    yesNo({
      it: 'È in un edificio; se manca, secondo il terreno in cui sta',
      en: 'It is in a building; if left out, by the ground where it stands',
    }),
  ),
  terrain: optional({ ...ground, says: { it: 'Terreno in cui sta', en: 'Ground where it stands' } }),
  order: optional(ownOrder),
  figureScale,
};
export type Composed = Declared<typeof unitCompositionFacts>;

export const unitCompositionOutcome = { legal, errors: errorsFrom(compositionErrors) };
