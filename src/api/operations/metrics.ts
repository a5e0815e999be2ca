import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What Prometheus may read: the process, and every request by its route, never by its address. */
export class Metrics {
  readonly registry = new Registry();
  private readonly seconds = new Histogram({
    name: 'arbitro_http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by route template.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.registry],
  });
  private readonly turnedAway = new Counter({
    name: 'arbitro_http_turned_away_total',
    help: 'Requests answered 503 because too many were being served.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** One line per method, route and status, found again without making its labels anew. */
  private readonly lines = new Map<string, Map<number, Histogram.Internal<'method' | 'route' | 'status'>>>();

  served(method: string, route: string, status: number, seconds: number): void {
    const key = method + route;
    const byStatus = this.lines.get(key) ?? new Map();
    if (byStatus.size === 0) this.lines.set(key, byStatus);
    const line = byStatus.get(status) ?? this.seconds.labels(method, route, String(status));
    byStatus.set(status, line);
    line.observe(seconds);
  }

  shed(): void {
    this.turnedAway.inc();
  }
}
