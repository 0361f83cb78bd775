import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyRequest } from 'fastify';
import { Gauge, Registry } from 'prom-client';
import type { Figure } from '../condition/condition-part.ts';
import { readCondition } from '../condition/read-condition.ts';
import type { Server } from '../server.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const STATES = { fine: 0, look: 1, act: 2 } as const;
const NANOSECONDS = 1e9;
/** As finely as the delay of the event loop is measured, once it has been asked for. */
const DELAY_RESOLUTION_MS = 20;

type Delay = ReturnType<typeof monitorEventLoopDelay>;

/**
 * /metrics, for Prometheus: how long calls took, this process, and the figures of all parts of the condition. No personal data. Read from
 * the machine itself, or from anywhere with METRICS_TOKEN as bearer token, where that is set.
 */
export function mountMetrics(server: Server, calls: Registry): void {
  let delay: Delay | undefined;
  server.http.addHook('onClose', (_http, done) => {
    delay?.disable();
    done();
  });
  server.http.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayRead(server, request))
      return reply.status(403).send({ message: 'The figures are read from the machine itself, or with METRICS_TOKEN.' });
    if (!delay) {
      delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
      delay.enable();
    }
    const figures = [...describeProcess(delay), ...(await readFigures(server))];
    delay.reset();
    const text = await Promise.all([calls.metrics(), registerFigures(figures).metrics()]);
    return reply.header('content-type', Registry.PROMETHEUS_CONTENT_TYPE).header('cache-control', 'no-store').send(text.join('\n'));
  });
}

/** Through a proxy a visitor has their own address, not that of the proxy beside the server. */
function mayRead({ settings: { metricsToken } }: Server, { ip, headers }: FastifyRequest): boolean {
  if (metricsToken === undefined) return LOOPBACK.has(ip);
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${metricsToken}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

async function readFigures(server: Server): Promise<Figure[]> {
  const parts = await readCondition(server, (part, error) =>
    server.http.log.warn({ err: error, part }, 'a part of the condition cannot be read'),
  );
  const states = parts.map(({ name, state }) => ({
    name: 'talaan_condition',
    help: 'How a part of the system is: 0 OK, 1 needs attention, 2 act now.',
    value: STATES[state],
    labels: { part: name },
  }));
  return [...states, ...parts.flatMap(({ figures = [] }) => figures)];
}

/** Delays since the last reading. */
function describeProcess(delay: Delay): Figure[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const lag = (quantile: string, nanoseconds: number) => ({
    name: 'talaan_event_loop_delay_seconds',
    help: 'How late the event loop was since the last reading.',
    value: Number.isFinite(nanoseconds) ? nanoseconds / NANOSECONDS : 0,
    labels: { quantile },
  });
  return [
    lag('0.5', delay.percentile(50)),
    lag('0.99', delay.percentile(99)),
    lag('1', delay.max),
    { name: 'talaan_process_resident_memory_bytes', help: 'Memory of the process.', value: rss },
    { name: 'talaan_process_heap_bytes', help: 'Heap of the process that is in use.', value: heapUsed },
    { name: 'talaan_process_cpu_seconds', help: 'Time of the processor that the process has taken.', value: (user + system) / 1e6 },
    { name: 'talaan_process_uptime_seconds', help: 'For how long the process runs.', value: process.uptime() },
  ];
}

function registerFigures(figures: readonly Figure[]): Registry {
  const registry = new Registry();
  const gauges = new Map<string, Gauge>();
  for (const { name, help, value, labels = {} } of figures) {
    const gauge = gauges.get(name) ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] });
    gauges.set(name, gauge);
    gauge.set(labels, value);
  }
  return registry;
}
