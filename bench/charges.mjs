/** Charges as they are made at the table, with the reaction and what the winner does: each may go on to the breakthrough. */
import { chance } from './legal.mjs';

const experiences = ['conscript', 'veteran', 'elite', 'guard'];

export const charges = (many, seed = 1805) => {
  const next = chance(seed);
  const among = values => values[Math.floor(next() * values.length)];
  const unit = facts => {
    const fouInitial = 4 + Math.floor(next() * 11);
    const fouCurrent = Math.max(2, fouInitial - Math.floor(next() * 4));
    return { experience: among(experiences), fouInitial, fouCurrent, ...facts };
  };
  const cavalry = () => unit({ arm: 'cavalry', cavalryType: among(['hussar', 'dragoon', 'cuirassier']) });
  const infantry = formation => unit({ arm: 'infantry', formation });
  const targets = [
    ...['stand', 'stand-and-fire', 'flee'].map(reaction => () => ({ target: infantry('line'), reaction })),
    () => ({ target: infantry('line'), reaction: 'form-square' }),
    () => ({ target: infantry('square'), reaction: 'stand-and-fire' }),
    ...['stand', 'countercharge'].map(reaction => () => ({ target: cavalry(), reaction })),
    ...['stand-and-fire', 'limber-and-flee'].map(reaction => () => ({ target: unit({ arm: 'artillery' }), reaction })),
  ];
  return Array.from({ length: many }, () => ({
    charger: next() < 0.5 ? cavalry() : infantry('attack-column'),
    ...among(targets)(),
    separationUm: 2 + Math.floor(next() * 5),
    winnerOption: among(['breakthrough', 'reorganise', 'stand']),
    ...(next() < 0.5 && { order: {} }),
    ...(next() < 0.3 && { withCharger: { support: unit({}) } }),
    ...(next() < 0.3 && { withTarget: { general: {} } }),
  }));
};
