/** Thrown by the short cut to leave a query to the general executor. */
export const leftToOthers = new Error('left to the general executor');

export const giveUp = (): never => {
  throw leftToOthers;
};
