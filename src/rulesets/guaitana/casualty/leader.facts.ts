import { count, list, oneOf, optional, yesNo, type Declared } from '../../../core/index.js';
import { commanderAlive, figures, ownKind } from '../facts.js';
import { side } from '../vocabulary.js';

/** More shots than this no unit receives in a phase. */
const mostShots = 20;

export const casualtyLeaderFacts = {
  nation: oneOf(
    {
      it: 'Italiani, Ascari compresi, o nativi, bande comprese',
      en: 'Italian, Ascari included, or native, bands included',
    },
    side,
  ),
  losses: optional(figures('Perdite dell’unità in questa fase', 'Losses of the unit in this phase')),
  lossesPerAttack: optional(
    list(
      { it: 'Perdite per ogni tiro subito', en: 'Losses by each shot received' },
      figures('Perdite di un tiro', 'Losses by one shot'),
      0,
      mostShots,
    ),
  ),
  figuresBefore: optional(figures('Soldatini prima di queste perdite', 'Figures before these losses')),
  commanderAlive,
  kind: optional(ownKind),
};
export type LeaderAtRisk = Declared<typeof casualtyLeaderFacts>;

/** All losses of the phase, however they were told. */
export const lossesOf = ({ losses, lossesPerAttack }: Pick<LeaderAtRisk, 'losses' | 'lossesPerAttack'>): number =>
  losses ?? (lossesPerAttack ?? []).reduce((all, one) => all + one, 0);

export const casualtyLeaderOutcome = {
  rolled: yesNo({ it: 'Si è tirato per il comandante', en: 'The commander was rolled for' }),
  value: optional(count({ it: 'Valore dell’ultimo lancio di dadi', en: 'Value of the last roll' }, 0, 10)),
  commanderLost: yesNo({ it: 'Il comandante è tra le perdite', en: 'The commander is among the losses' }),
};
