import { resolve } from 'node:path';
import { z } from 'zod';
import { CannotStart } from './cannot-start.ts';

export type Settings = ReturnType<typeof readSettings>;
type Environment = Record<string, string | undefined>;

const root = resolve(import.meta.dirname, '..', '..');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const port = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(65535));

const variables = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    REALTIME_PORT: port.default(6001),
    REALTIME_KEY: z
      .string()
      .regex(/^[\w-]+$/)
      .default('talaan'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATA_DIR: z.string().default('data'),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .transform((given) => new URL(given))
      .refine((url) => url.href === `${url.origin}/`)
      .optional(),
    DEMO: z.stringbool().optional(),
    DEMO_NOW: z.string().transform(readMoment).optional(),
    LOG_LEVEL: z.enum(logLevels).default('info'),
  })
  .refine((given) => given.PORT !== given.REALTIME_PORT, { path: ['REALTIME_PORT'] });

const wanted: Record<string, string> = {
  PORT: 'a port from 1 to 65535, such as 3000',
  HOST: 'the address to listen on, such as 127.0.0.1 (this machine only) or 0.0.0.0 (every network)',
  REALTIME_PORT: 'a port from 1 to 65535 other than PORT, such as 6001',
  REALTIME_KEY: 'letters, digits, - and _',
  DATABASE_URL: 'postgres://user:password@host:5432/database',
  DATA_DIR: 'a folder',
  PUBLIC_URL: 'the address that browsers use, without a path, such as https://hris.university.example',
  DEMO: 'true or false',
  DEMO_NOW: 'a moment with its offset, such as 2026-10-31T08:00:00+08:00',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
};

/** The only reader of the environment. What is empty counts as not set. */
export function readSettings(env: Environment) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = variables.safeParse(given);
  if (!read.success) throw new CannotStart(explain(read.error, given));
  const { PORT, HOST, REALTIME_PORT, REALTIME_KEY, DATABASE_URL, DATA_DIR, PUBLIC_URL, DEMO, DEMO_NOW, LOG_LEVEL } = read.data;
  const demo = DEMO ?? !DATABASE_URL;
  return {
    port: PORT,
    host: HOST,
    realtimePort: REALTIME_PORT,
    realtimeKey: REALTIME_KEY,
    databaseUrl: DATABASE_URL,
    dataDir: resolve(root, DATA_DIR),
    publicUrl: PUBLIC_URL?.origin ?? `http://localhost:${PORT}`,
    demo,
    demoNow: demo ? DEMO_NOW : undefined,
    logLevel: LOG_LEVEL,
  };
}

function explain(error: z.ZodError, given: Environment): string {
  const names = new Set(error.issues.map((issue) => String(issue.path[0])));
  const lines = [...names].map((name) => `  ${name} is ${show(name, given)}; wanted: ${wanted[name]}`);
  return ['These settings cannot be used:', ...lines].join('\n');
}

/** A database's address carries its password: an ill one is told only as far as its scheme. */
function show(name: string, given: Environment): string {
  const value = given[name];
  if (value === undefined) return 'not set';
  return name === 'DATABASE_URL' ? `'${value.slice(0, value.indexOf(':') + 1)}…'` : `'${value}'`;
}

function readMoment(given: string, context: z.RefinementCtx): Temporal.Instant {
  try {
    return Temporal.Instant.from(given);
  } catch {
    context.addIssue('not a moment');
    return z.NEVER;
  }
}
