import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { RequestTimes } from './request-times.js';

/** What Prometheus may read: the process, and every request by its route, never by its address. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly times = new RequestTimes();
  private readonly turnedAway = new Counter({
    name: 'arbitro_http_turned_away_total',
    help: 'Requests answered 503 because too many were being served.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  served(method: string, route: string, status: number, seconds: number): void {
    this.times.add(method, route, status, seconds);
  }

  shed(): void {
    this.turnedAway.inc();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  async text(): Promise<string> {
    return `${await this.registry.metrics()}\n${this.times.text()}`;
  }
}
