import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** In seconds: what a person does not notice, notices, and waits for. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const MS_IN_A_SECOND = 1000;

/** Times each call by its method, route and status: of all routes of `/api/` that are added after. */
export function timeCalls(http: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'talaan_call_duration_seconds',
    help: 'How long calls took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  http.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    // Found by status, so that a call makes no labels: it looks its line up and adds to it.
    const lines = new Map<number, ReturnType<typeof durations.labels>>();
    const lineOf = (status: number) => {
      const line = durations.labels({ method: String(route.method), route: route.url, status });
      lines.set(status, line);
      return line;
    };
    route.onResponse = [
      ...[route.onResponse ?? []].flat(),
      (_request, { statusCode, elapsedTime }, done) => {
        (lines.get(statusCode) ?? lineOf(statusCode)).observe(elapsedTime / MS_IN_A_SECOND);
        done();
      },
    ];
  });
}
