import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { pino } from 'pino';
import { Metrics } from './metrics.js';
import { openMetrics } from './metrics-server.js';

describe('The port of the metrics', () => {
  const opened: Server[] = [];
  let said = '';
  const log = pino({ base: null }, { write: (line: string) => void (said += line) });
  const metrics = new Metrics();
  const open = async (metricsPort = 0, metricsHost = '127.0.0.1', place: 'on' | 'off' | 'public' = 'on') => {
    said = '';
    const server = await openMetrics({ metrics: place, metricsPort, metricsHost }, metrics, log);
    if (server) opened.push(server);
    return server;
  };
  const portOf = (server: Server | undefined) => (server?.address() as AddressInfo).port;
  afterAll(() => opened.forEach(server => server.close()));

  it('serves them to whoever asks for them, and nothing else', async () => {
    metrics.served('GET', '/v1/rulesets', 200, 0.001);
    const url = `http://127.0.0.1:${portOf(await open())}`;
    expect(said).toContain(`Metrics are at ${url}/metrics`);
    const reply = await fetch(`${url}/metrics`);
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      200,
      metrics.contentType,
      'no-store',
    ]);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    const text = await reply.text();
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toContain('route="/v1/rulesets"');
    const statusOf = async (path: string, method = 'GET') => (await fetch(url + path, { method })).status;
    expect(await statusOf('/metrics', 'HEAD')).toBe(200);
    expect(await statusOf('/metrics', 'POST')).toBe(405);
    expect(await statusOf('/')).toBe(404);
    expect(await statusOf('/v1/rulesets')).toBe(404);
  });

  it('is not needed: where it is taken, the log says so in one line', async () => {
    const port = portOf(await open());
    expect(await open(port)).toBeUndefined();
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).toContain(`port ${port} is in use; set another METRICS_PORT, or METRICS=off.`);
  });

  it('is not opened on an address that this machine does not have', async () => {
    expect(await open(0, '192.0.2.1')).toBeUndefined();
    expect(said).toContain('192.0.2.1 cannot be listened on; set another METRICS_HOST, or METRICS=off.');
  });

  it.each(['off', 'public'] as const)('is not opened with METRICS=%s', async place => {
    expect(await open(0, '127.0.0.1', place)).toBeUndefined();
    expect(said).toBe('');
  });
});
