import { count, measure, oneOf, usually, yesNo } from '../../core/index.js';
import { arm, cover, formation, isArtillery, quality, type Arm, type Formation } from './vocabulary.js';

/** Facts that many pages of the sheet share, under the names of the catalogue. */

/** No table of 15 mm figures holds more than this. */
const mostBases = 200;
const mostPm = 200;
const farthestCm = 1000;

export const bases = (it: string, en: string) => count({ it, en }, 0, mostBases);
export const points = (it: string, en: string) => count({ it, en }, 0, mostPm);
export const centimetres = (it: string, en: string) => measure({ it, en }, 0, farthestCm, 'cm');
export const percentageOf = (it: string, en: string) => count({ it, en }, -1_000_000, 1_000_000);

export const ownArm = oneOf({ it: 'Arma dell’unità', en: 'Arm of the unit' }, arm);
export const ownFormation = oneOf({ it: 'Formazione attuale', en: 'Present formation' }, formation);
export const ownQuality = usually('regular', oneOf({ it: 'Classe di addestramento', en: 'Training class' }, quality));
export const ownDisorder = usually(false, yesNo({ it: 'L’unità è in disordine', en: 'The unit is in disorder' }));
export const ownRussianInfantry = usually(false, yesNo({ it: 'È fanteria russa', en: 'It is Russian infantry' }));
export const ownCover = usually('none', oneOf({ it: 'Copertura dell’unità', en: 'Cover of the unit' }, cover));
export const atDefendedChokepoint = usually(
  false,
  yesNo({ it: 'Forza un ponte o una strettoia difesi', en: 'It forces a defended bridge or defile' }),
);

/** Whether something other than guns is said to be limbered or unlimbered. */
export const limbersWithoutGuns = (of: Arm, formation: Formation): boolean =>
  (formation === 'limbered' || formation === 'unlimbered') && !isArtillery(of);

/** No unit of infantry or cavalry has limbers. */
export const onlyGunsLimber = {
  says: {
    it: 'Solo l’artiglieria è agganciata o sganciata: fanteria e cavalleria hanno altre formazioni.',
    en: 'Only artillery is limbered or unlimbered: infantry and cavalry have other formations.',
  },
  when: ({ arm, formation }: { readonly arm: Arm; readonly formation: Formation }): boolean =>
    limbersWithoutGuns(arm, formation),
};
