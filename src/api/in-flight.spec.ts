import { InFlight } from './in-flight.js';

describe('Requests under way', () => {
  it('of one address leave places for others', () => {
    const inFlight = new InFlight(8);
    const taken = Array.from({ length: 8 }, () => inFlight.enter('a'));
    expect(taken.filter(leave => leave === null)).toHaveLength(2);
    expect([inFlight.enter('b'), inFlight.enter('b')].includes(null)).toBe(false);
    expect(inFlight.enter('c')).toBeNull();
  });

  it('give their place back when they end', () => {
    const inFlight = new InFlight(1);
    const leave = inFlight.enter('a');
    expect(inFlight.enter('b')).toBeNull();
    leave?.();
    expect(inFlight.enter('b')).not.toBeNull();
  });
});
