const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5] as const;
const name = 'arbitro_http_request_seconds';

class Line {
  private readonly upTo = bounds.map(() => 0);
  private count = 0;
  private sum = 0;

  constructor(private readonly labels: string) {}

  add(seconds: number): void {
    for (let i = bounds.length - 1; i >= 0 && seconds <= (bounds[i] ?? 0); i--) this.upTo[i] = (this.upTo[i] ?? 0) + 1;
    this.count++;
    this.sum += seconds;
  }

  *text(): Generator<string> {
    for (const [i, bound] of bounds.entries()) yield `${name}_bucket{${this.labels},le="${bound}"} ${this.upTo[i]}`;
    yield `${name}_bucket{${this.labels},le="+Inf"} ${this.count}`;
    yield `${name}_sum{${this.labels}} ${this.sum}`;
    yield `${name}_count{${this.labels}} ${this.count}`;
  }
}

/**
 * The histogram of request times, by route template. prom-client's own checks, sorts and joins the labels of every
 * request, which took a tenth of a ruling; here a line is found by its route, and written out when somebody asks.
 */
export class RequestTimes {
  private readonly lines = new Map<string, Map<string, Map<number, Line>>>();

  add(method: string, route: string, status: number, seconds: number): void {
    (this.lines.get(route)?.get(method)?.get(status) ?? this.line(method, route, status)).add(seconds);
  }

  private line(method: string, route: string, status: number): Line {
    const ofRoute = this.lines.get(route) ?? new Map<string, Map<number, Line>>();
    const ofMethod = ofRoute.get(method) ?? new Map<number, Line>();
    const line = new Line(`method="${method}",route="${route}",status="${status}"`);
    this.lines.set(route, ofRoute.set(method, ofMethod.set(status, line)));
    return line;
  }

  /** As Prometheus reads it. */
  text(): string {
    const lines = [
      `# HELP ${name} Time from the first byte of a request to the last of its answer, by route template.`,
      `# TYPE ${name} histogram`,
    ];
    for (const byMethod of this.lines.values())
      for (const byStatus of byMethod.values()) for (const line of byStatus.values()) lines.push(...line.text());
    return `${lines.join('\n')}\n`;
  }
}
