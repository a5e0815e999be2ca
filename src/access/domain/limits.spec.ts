import { limitedAddress, limitHeaders, Limits, limits, type LimitName } from './limits.js';

const clock = () => {
  let seconds = 0;
  return { now: () => seconds, pass: (more: number) => void (seconds += more) };
};
const takeAll = (of: Limits, name: LimitName, who: string) => {
  let taken = 0;
  while (of.take(name, who).allowed) taken++;
  return taken;
};
const names = Object.keys(limits) as LimitName[];

describe('A limit', () => {
  it.each(names)('%s lets through as many as it says, and no more', name => {
    expect(takeAll(new Limits(1, clock().now), name, 'a')).toBe(limits[name].many);
  });

  it('fills again as time goes by, and not above its brim', () => {
    const { now, pass } = clock();
    const of = new Limits(1, now);
    takeAll(of, 'key', 'a');
    pass(1);
    expect(takeAll(of, 'key', 'a')).toBe(10);
    pass(100_000);
    expect(takeAll(of, 'key', 'a')).toBe(600);
  });

  it('of one is not another’s', () => {
    const of = new Limits(1, clock().now);
    takeAll(of, 'club', 'a');
    expect(of.take('club', 'a').allowed).toBe(false);
    expect(of.take('club', 'b').allowed).toBe(true);
    expect(of.take('key', 'a').allowed).toBe(true);
  });

  it('says how long to wait, and is right', () => {
    const { now, pass } = clock();
    const of = new Limits(1, now);
    takeAll(of, 'sign-in-account', 'a');
    const { wait } = of.take('sign-in-account', 'a');
    expect(wait).toBe(60);
    pass(wait - 1);
    expect(of.take('sign-in-account', 'a').allowed).toBe(false);
    pass(1);
    expect(of.take('sign-in-account', 'a').allowed).toBe(true);
  });

  it('takes back what did not count', () => {
    const of = new Limits(1, clock().now);
    for (let i = 0; i < 100; i++) {
      expect(of.take('sign-in-account', 'a').allowed).toBe(true);
      of.giveBack('sign-in-account', 'a');
    }
    of.giveBack('sign-in-account', 'a');
    expect(takeAll(of, 'sign-in-account', 'a')).toBe(5);
  });

  it('is wider by a factor, or gone', () => {
    expect(takeAll(new Limits(3, clock().now), 'sign-in-account', 'a')).toBe(15);
    expect(takeAll(new Limits(0.1, clock().now), 'sign-in-account', 'a')).toBe(1);
    const none = new Limits(Infinity, clock().now);
    for (let i = 0; i < 10_000; i++) none.take('set-up', 'a');
    expect(none.take('set-up', 'a').allowed).toBe(true);
    expect(limitHeaders([none.take('set-up', 'a')])).toEqual({});
  });

  it('forgets whoever was not there for the longest, so that crowds take no memory', () => {
    const of = new Limits(1, clock().now);
    takeAll(of, 'set-up', 'first');
    takeAll(of, 'set-up', 'faithful');
    for (let i = 0; i < 9_999; i++) {
      of.take('set-up', `crowd ${i}`);
      of.take('set-up', 'faithful');
    }
    expect(of.take('set-up', 'faithful').allowed).toBe(false);
    expect(of.take('set-up', 'first').allowed).toBe(true);
  });

  it('is told in headers as the draft of the IETF has it; what others take of a club’s is not', () => {
    const of = new Limits(1, clock().now);
    const policy = '"key";q=600;w=60, "club";q=3000;w=60';
    expect(limitHeaders([of.take('key', 'a'), of.take('club', 'a')])).toEqual({
      'ratelimit-policy': policy,
      ratelimit: '"key";r=599;t=1',
    });
    takeAll(of, 'club', 'a');
    expect(limitHeaders([of.take('key', 'a'), of.take('club', 'a')])).toEqual({
      'ratelimit-policy': policy,
      ratelimit: '"key";r=598;t=1, "club";r=0;t=1',
    });
  });
});

describe('An address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s counts as %s', (address, counted) => {
    expect(limitedAddress(address)).toBe(counted);
  });
});
