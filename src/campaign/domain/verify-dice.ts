import type { ThrownDice } from '../../core/index.js';
import { publicLog, type BattleEvent } from './event.js';
import { chainLength, rolledDice, seedBefore } from './seeds.js';
import { isOf } from './verify-form.js';
import type { Broken } from './verify-links.js';

/** A chain as it was committed to, and the roll it begins with. */
interface Committed {
  readonly from: number;
  readonly commitment: string;
}

const committedIn = (event: BattleEvent): Committed | null => {
  if (isOf(event, 'opened')) return { from: 1, commitment: event.body.commitment };
  return isOf(event, 'committed') ? event.body : null;
};

/** Whether each commitment is made before everybody, with a chain of its own, and goes on where the one before ends. */
export const brokenCommitment = (events: readonly BattleEvent[]): Broken | null => {
  const known = new Set<string>();
  let before = 0;
  for (const event of events) {
    const committed = committedIn(event);
    if (committed === null) continue;
    const { from, commitment } = committed;
    const goesOn = before === 0 ? from === 1 : from > before && from <= before + chainLength;
    if (!goesOn || known.has(commitment) || event.log !== publicLog)
      return {
        says: {
          it: 'L’impegno sui dadi non comincia dove deve, o è già stato usato.',
          en: 'The commitment for the dice does not begin where it should, or was used before.',
        },
        at: at(event),
      };
    known.add(commitment);
    before = from;
  }
  return null;
};

/** Whether the rolls are numbered without gap or repeat, and every seed leads back to what was committed before it. */
export const brokenRoll = (events: readonly BattleEvent[]): Broken | null => {
  const chains: Committed[] = [];
  let due = 1;
  let chain: Committed | undefined;
  let last = { place: 0, seed: '' };
  for (const event of events) {
    const committed = committedIn(event);
    if (committed) chains.push(committed);
    // A roll that was spent on an action that was refused counts like any other.
    const rolled = isOf(event, 'acted') || isOf(event, 'abandoned') ? event.body.dice : null;
    if (rolled?.kind !== 'server') continue;
    const { index, seed } = rolled;
    // The rolls are numbered before everybody: one that was made unseen would show as a gap.
    if (index !== due || event.log !== publicLog) return misnumbered(event, due);
    const begun = chains.findLast(({ from }) => from <= index);
    if (begun !== chain) last = { place: 0, seed: begun?.commitment ?? '' };
    chain = begun;
    const place = index - (chain?.from ?? 0) + 1;
    if (!chain || place > chainLength || seedBefore(seed, place - last.place) !== last.seed) return uncommitted(event);
    last = { place, seed };
    due++;
  }
  return null;
};

const at = ({ log, seq }: BattleEvent) => ({ log, seq });

const misnumbered = (event: BattleEvent, due: number): Broken => ({
  says: {
    it: `I tiri del server non sono numerati di seguito: qui toccava al numero ${due}.`,
    en: `The server’s rolls are not numbered one after another: number ${due} was due here.`,
  },
  at: at(event),
});

const uncommitted = (event: BattleEvent): Broken => ({
  says: {
    it: 'Il seme di questo tiro non discende dall’impegno pubblicato prima.',
    en: 'The seed of this roll does not lead back to what was committed before.',
  },
  at: at(event),
});

/** Whether all dice show what they must: the server’s what their seed and nonce say, the others a face that they have. */
export const brokenFaces = (battle: string, events: readonly BattleEvent[]): Broken | null => {
  for (const event of events) {
    if (!isOf(event, 'acted')) continue;
    const { dice, throws } = event.body;
    const source = dice.kind === 'server' ? rolledDice(battle, dice.index, dice.seed, dice.nonce) : null;
    const right = ({ id, count, sides, faces }: ThrownDice): boolean => {
      if (faces.length !== count) return false;
      const due = source?.draw(id, count, sides);
      return faces.every((face, i) => (due ? face === due[i] : face <= sides));
    };
    if ((dice.kind === 'none') !== (throws.length === 0) || !throws.every(right))
      return {
        says: {
          it: 'I dadi non mostrano le facce che devono mostrare.',
          en: 'The dice do not show the faces that they must show.',
        },
        at: at(event),
      };
  }
  return null;
};

/** Whether nobody gave dice of his own where the battle was opened for the server's dice only. */
export const brokenServerDice = (events: readonly BattleEvent[]): Broken | null => {
  const own = events.find(event => isOf(event, 'acted') && event.body.dice.kind === 'manual');
  return (
    (own && {
      says: {
        it: 'Qui sono stati tirati dadi a mano, in una battaglia aperta solo per i dadi del server.',
        en: 'Dice were thrown by hand here, in a battle that was opened for the server’s dice only.',
      },
      at: at(own),
    }) ??
    null
  );
};

/** How many dice were thrown by hand, by the server, and by the server without a nonce of the players. */
export interface DiceCount {
  readonly manualDice: number;
  readonly serverDice: number;
  readonly withoutNonce: number;
}

export const diceIn = (events: readonly BattleEvent[]): DiceCount => {
  const count = { manualDice: 0, serverDice: 0, withoutNonce: 0 };
  for (const event of events) {
    if (!isOf(event, 'acted')) continue;
    const { dice, throws } = event.body;
    const faces = throws.reduce((sum, thrown) => sum + thrown.faces.length, 0);
    if (dice.kind === 'manual') count.manualDice += faces;
    if (dice.kind !== 'server') continue;
    count.serverDice += faces;
    if (dice.nonce === '') count.withoutNonce += faces;
  }
  return count;
};
