/**
 * Load on a server of this machine, in a process of its own: either as fast as some connections go (to find the
 * capacity), or at a fixed rate whatever the server does (an open loop: a request is due when it is due, and its time
 * counts from then). Beside it, the liveness address is asked ten times a second. Takes its orders as JSON from
 * standard input and prints what it saw as JSON.
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const { port, requests, rate, connections, seconds, skipSeconds = 0, seed = 1 } = JSON.parse(readFileSync(0, 'utf8'));
const raw = requests.map(({ method, path, body }) => {
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const entity = bytes && `content-type: application/json\r\ncontent-length: ${bytes.length}\r\n`;
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${entity ?? ''}\r\n`),
    bytes ?? Buffer.alloc(0),
  ]);
});
const live = Buffer.from('GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n');

let state = seed >>> 0;
/** A number in [0, 1), the same sequence for the same seed (mulberry32). */
const chance = () => {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** One connection: sends a request, and says when its answer is whole. */
class Connection {
  constructor(onFree) {
    this.onFree = onFree;
    this.done = null;
    this.closed = false;
    this.head = '';
    this.left = 0;
    this.tail = '';
    this.socket = connect(port, '127.0.0.1');
    this.socket.setNoDelay(true);
    this.socket.on('data', piece => this.take(piece));
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => this.finish(0, true));
  }

  ask(bytes, done) {
    this.done = done;
    this.head = '';
    this.tail = '';
    this.socket.write(bytes);
  }

  take(piece) {
    let body = piece;
    if (!this.head.endsWith('\r\n\r\n')) {
      const text = this.head + piece.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      if (end < 0) {
        this.head = text;
        return;
      }
      body = piece.subarray(end + 4 - this.head.length);
      this.head = text.slice(0, end + 4);
      const length = /\r\ncontent-length: (\d+)/i.exec(this.head)?.[1];
      this.left = length === undefined ? Infinity : Number(length);
    }
    if (this.left !== Infinity) this.left -= body.length;
    else this.tail = (this.tail + body.subarray(-7).toString('latin1')).slice(-7);
    if (this.left <= 0 || this.tail.endsWith('\r\n0\r\n\r\n') || this.tail === '0\r\n\r\n') {
      this.finish(Number(this.head.slice(9, 12)), /\r\nconnection: close/i.test(this.head));
    }
  }

  finish(status, closing) {
    // Once it is closed, its socket only says so again.
    if (this.closed) return;
    const { done } = this;
    this.done = null;
    this.closed = closing;
    if (closing) this.socket.destroy();
    done?.(status, this.head);
    if (done !== null || closing) this.onFree(this, closing);
  }
}

const seen = { statuses: {}, bare: 0, unsent: 0, times: [], refusedTimes: [] };
const began = performance.now();
const counts = due => due - began >= skipSeconds * 1000;
const note = (status, head, due) => {
  if (!counts(due)) return;
  seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
  if (status >= 200 && status < 300) seen.times.push(performance.now() - due);
  if (status === 503 || status === 429) {
    seen.refusedTimes.push(performance.now() - due);
    if (!/\r\nretry-after: \d/i.test(head)) seen.bare++;
  }
};
/** How late this process itself is called: time that is not the server's. */
const lag = [];
const any = () => raw[Math.floor(chance() * raw.length)];

const idle = [];
let open = 0;
const connection = () => {
  const free = idle.pop();
  if (free !== undefined) return free;
  if (open >= connections) return undefined;
  open++;
  return new Connection((one, closed) => {
    if (!closed) idle.push(one);
    else {
      if (idle.includes(one)) idle.splice(idle.indexOf(one), 1);
      open--;
    }
  });
};

/** Whatever the server does, each request is sent when it is due. */
const openLoop = async () => {
  const end = began + seconds * 1000;
  let due = began;
  while (due < end) {
    const now = performance.now();
    while (due <= now && due < end) {
      const at = due;
      const one = connection();
      if (one === undefined) seen.unsent += counts(at) ? 1 : 0;
      else one.ask(any(), (status, head) => note(status, head, at));
      due += (-Math.log(1 - chance()) * 1000) / rate;
    }
    const asleep = performance.now();
    await setTimeout(1);
    lag.push(performance.now() - asleep - 1);
  }
};

/** Each connection asks again as soon as it is answered. */
const closedLoop = () =>
  Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - began < seconds * 1000) {
        const one = connection();
        const at = performance.now();
        await new Promise(resolve => {
          one.ask(any(), (status, head) => {
            note(status, head, at);
            resolve();
          });
        });
        await undefined;
      }
    }),
  );

const liveness = { worst: 0, failed: 0 };
let over = false;
const watch = async () => {
  while (!over) {
    const at = performance.now();
    const status = await new Promise(resolve => {
      const one = new Connection((self, closed) => closed || self.socket.destroy());
      one.ask(live, resolve);
    });
    if (status !== 200) liveness.failed++;
    liveness.worst = Math.max(liveness.worst, performance.now() - at);
    await setTimeout(100);
  }
};

const watching = watch();
await (rate === undefined ? closedLoop() : openLoop());
const measured = (performance.now() - began) / 1000 - skipSeconds;
// What is still under way has ten seconds more.
for (let waited = 0; waited < 10_000 && open > idle.length; waited += 50) await setTimeout(50);
over = true;
await watching;

const quantile = (values, part) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? null;
};
process.stdout.write(
  JSON.stringify({
    statuses: seen.statuses,
    unsent: seen.unsent,
    withoutRetryAfter: seen.bare,
    goodput: seen.times.length / measured,
    p50: quantile(seen.times, 0.5),
    p99: quantile(seen.times, 0.99),
    refusedP99: quantile(seen.refusedTimes, 0.99),
    connections: open,
    ownLag: { p99: quantile(lag, 0.99), worst: quantile(lag, 1) },
    liveness,
  }),
);
process.exit(0);
