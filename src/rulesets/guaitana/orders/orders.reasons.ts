import { someOf, vocabulary } from '../../../core/index.js';

/** Every reason of the chapter, said once. */
// prettier-ignore
const refusals = vocabulary('OrderRefusal', {
  'hidden-unit-has-no-order':        { it: 'un’unità nascosta non ha ordini', en: 'a hidden unit has no order' },
  'missing-path':                    { it: 'per muovere serve un percorso tracciato sulla mappa', en: 'to move it needs a path drawn on the map' },
  'point-beyond-15-cm':              { it: 'il punto da difendere è oltre 15 cm (7,5 con soldatini da 15 mm)', en: 'the point to defend is beyond 15 cm (7.5 with 15 mm figures)' },
  'off-the-path':                    { it: 'lascia il percorso tracciato', en: 'it leaves the drawn path' },
  'less-than-half':                  { it: 'usa meno di mezza mossa', en: 'it uses less than half its capacity' },
  'must-hold-the-point':             { it: 'deve tenere il punto assegnato', en: 'it must hold the point it was given' },
  'no-commander-in-chief':           { it: 'il comandante in capo non c’è più', en: 'the commander-in-chief is gone' },
  'one-change-per-turn':             { it: 'in questo turno ha già cambiato un ordine', en: 'he has already changed an order this turn' },
  'retreating-unit-only-to-defence': { it: 'chi è in ritirata può solo passare in difesa', en: 'a retreating unit can only be brought to defence' },
  'not-visible':                     { it: 'il comandante in capo non vede l’unità', en: 'the commander-in-chief does not see the unit' },
  'beyond-15-cm':                    { it: 'l’unità è oltre 15 cm (7,5 con soldatini da 15 mm)', en: 'the unit is beyond 15 cm (7.5 with 15 mm figures)' },
  'heliograph-italians-only':        { it: 'l’eliografo può averlo solo un comandante italiano', en: 'only an Italian commander may have a heliograph' },
  'no-heliograph':                   { it: 'il comandante in capo non ha un eliografo', en: 'the commander-in-chief has no heliograph' },
  'commander-has-moved':             { it: 'il comandante in capo ha mosso', en: 'the commander-in-chief has moved' },
  'recipient-fired':                 { it: 'l’unità ha tirato nel turno scorso', en: 'the unit fired last turn' },
  'recipient-fought':                { it: 'l’unità ha combattuto in mischia nel turno scorso', en: 'the unit fought in melee last turn' },
  'recipient-near-enemy':            { it: 'l’unità è troppo vicina a un nemico', en: 'the unit is too close to an enemy' },
  'no-messenger':                    { it: 'non restano portaordini', en: 'no messenger is left' },
  'commander-eliminated':            { it: 'il comandante dell’unità è caduto e decide solo il comandante in capo', en: 'the unit’s commander has fallen, so only the commander-in-chief decides' },
  'no-enemy-sighted':                { it: 'l’unità non ha avvistato nemici', en: 'the unit has sighted no enemy' },
  'no-such-initiative':              { it: 'un comandante di unità non può fare questo cambio', en: 'a unit commander cannot make this change' },
});

export const initialOrderReasons = someOf('InitialOrderReason', refusals, [
  'hidden-unit-has-no-order',
  'missing-path',
  'point-beyond-15-cm',
]);

export const movementOrderReasons = someOf('MovementOrderReason', refusals, ['off-the-path', 'less-than-half']);

export const defenceOrderReasons = someOf('DefenceOrderReason', refusals, ['must-hold-the-point']);

/** What speaks against any order of the commander-in-chief, however it travels. */
const anyChannel = ['no-commander-in-chief', 'one-change-per-turn', 'retreating-unit-only-to-defence'] as const;
export type AnyChannelReason = (typeof anyChannel)[number];

export const directOrderReasons = someOf('DirectOrderReason', refusals, [...anyChannel, 'not-visible', 'beyond-15-cm']);

export const heliographReasons = someOf('HeliographReason', refusals, [
  ...anyChannel,
  'heliograph-italians-only',
  'no-heliograph',
  'not-visible',
  'commander-has-moved',
  'recipient-fired',
  'recipient-fought',
  'recipient-near-enemy',
]);

export const messengerReasons = someOf('MessengerReason', refusals, [...anyChannel, 'no-messenger']);

export const initiativeReasons = someOf('InitiativeReason', refusals, [
  'commander-eliminated',
  'no-enemy-sighted',
  'point-beyond-15-cm',
  'no-such-initiative',
]);
