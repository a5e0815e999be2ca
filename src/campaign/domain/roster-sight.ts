import type { Roster } from './roster.js';

/** Who looks at rosters: a member, or nobody in particular behind a key that looks with everybody's eyes. */
export interface RosterViewer {
  readonly member: string | null;
  /** Whether he referees: such a one sees what is private, too. */
  readonly judges: boolean;
}

/** A side of an open battle, with the roster it was made from and those who play it now. */
export interface FieldedSide {
  readonly battle: string;
  readonly side: string;
  readonly roster: string;
  readonly players: readonly string[];
}

/**
 * Whether somebody may read a roster. Its maker always may. While a battle is open, the roster of a side is for those who
 * play that side, and for referees, but never for whoever plays another side of it, whatever else he may be.
 */
export const seesRoster = (
  { id, madeBy, visibility }: Pick<Roster, 'id' | 'madeBy' | 'visibility'>,
  fielded: readonly FieldedSide[],
  { member, judges }: RosterViewer,
): boolean => {
  const plays = ({ players }: FieldedSide): boolean => member !== null && players.includes(member);
  const own = fielded.filter(({ roster }) => roster === id);
  const isAgainst = own.some(({ battle, side }) =>
    fielded.some(other => other.battle === battle && other.side !== side && plays(other)),
  );
  if (member !== null && madeBy === member) return true;
  if (isAgainst) return false;
  return judges || own.some(plays) || (visibility === 'club' && own.length === 0);
};
