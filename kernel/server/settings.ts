import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { bucketVariables, missingBucketVariables, readBucket, wantedBucket } from './files/bucket-settings.ts';
import { CannotStart } from './cannot-start.ts';
import {
  listProviders,
  missingProviderVariables,
  providerVariables,
  secretProviderVariables,
  wantedProviders,
} from './sign-in-providers.ts';

export type Settings = ReturnType<typeof readSettings>;
type Environment = Record<string, string | undefined>;

const root = resolve(import.meta.dirname, '..', '..');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const port = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(65535));

const databaseAddress = z.url({ protocol: /^postgres(ql)?$/ });

const publicAddress = z
  .url({ protocol: /^https?$/ })
  .transform((given) => new URL(given))
  .refine((url) => url.href === `${url.origin}/`);
const secretKey = z.string().trim().min(32);

const networks = z.string().transform((given, context) =>
  given.split(',').map((network) => {
    if (ipaddr.isValidCIDR(network.trim())) return ipaddr.parseCIDR(network.trim());
    context.addIssue('not a network');
    return z.NEVER;
  }),
);

const perDay = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(100_000));

const variables = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    REALTIME_PORT: port.default(6001),
    DEVICE_PORT: port.optional(),
    DEVICES_ON_WEB_PORT: z.stringbool().optional(),
    REALTIME_KEY: z
      .string()
      .regex(/^[\w-]+$/)
      .default('talaan'),
    DATABASE_URL: databaseAddress.optional(),
    DATABASE_OWNER_URL: databaseAddress.optional(),
    AUDIT_SEAL_MAIL: z.email().optional(),
    DATA_DIR: z.string().default('data'),
    PUBLIC_URL: publicAddress.optional(),
    PUBLIC_URL_BEFORE: publicAddress.optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_PER_HOUR: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(100_000)).default(300),
    APPLICANT_UPLOADS_PER_DAY: perDay.default(60),
    APPLICANT_PROPOSALS_PER_DAY: perDay.default(20),
    MAIL_FROM: z
      .string()
      .trim()
      .regex(/^([^<>\p{Cc}]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u)
      .optional(),
    SECRET_KEY: secretKey.optional(),
    BACKUP_KEY: secretKey.optional(),
    SECRET_KEY_BEFORE: z.union([z.literal('lost'), secretKey]).optional(),
    DEMO: z.stringbool().optional(),
    DEMO_NOW: z.string().transform(readMoment).optional(),
    LOG_LEVEL: z.enum(logLevels).default('info'),
    METRICS_TOKEN: z.string().trim().min(16).optional(),
    PUSH_SERVICE: publicAddress.optional(),
    WEBHOOK_NETWORKS: networks.default([]),
    ...bucketVariables,
    ...providerVariables,
  })
  .superRefine((given, context) => {
    for (const name of [...missingProviderVariables(given), ...missingBucketVariables(given)])
      context.addIssue({ code: 'custom', path: [name] });
    if (given.DATABASE_OWNER_URL && !given.DATABASE_URL) context.addIssue({ code: 'custom', path: ['DATABASE_OWNER_URL'] });
    if (given.AUDIT_SEAL_MAIL && !given.SMTP_URL) context.addIssue({ code: 'custom', path: ['AUDIT_SEAL_MAIL'] });
  })
  .refine((given) => given.PORT !== given.REALTIME_PORT, { path: ['REALTIME_PORT'] })
  .refine((given) => given.DEVICE_PORT !== given.PORT && given.DEVICE_PORT !== given.REALTIME_PORT, { path: ['DEVICE_PORT'] });

const wanted: Record<string, string> = {
  PORT: 'a port from 1 to 65535, such as 3000',
  HOST: 'the address to listen on, such as 127.0.0.1 (this machine only) or 0.0.0.0 (every network)',
  REALTIME_PORT: 'a port from 1 to 65535 other than PORT, such as 6001',
  DEVICE_PORT: 'a port from 1 to 65535 other than PORT and REALTIME_PORT, such as 8081, on which attendance devices push in plain HTTP',
  DEVICES_ON_WEB_PORT: 'true or false',
  REALTIME_KEY: 'letters, digits, - and _',
  DATABASE_URL: 'postgres://user:password@host:5432/database',
  DATABASE_OWNER_URL:
    'beside DATABASE_URL, the same database as the role that owns its tables: postgres://owner:password@host:5432/database',
  DATA_DIR: 'a folder',
  AUDIT_SEAL_MAIL: 'beside SMTP_URL, an address such as auditor@university.example',
  PUBLIC_URL: 'the address that browsers use, without a path, such as https://hris.university.example',
  PUBLIC_URL_BEFORE: 'the former PUBLIC_URL, at the start that changes it',
  SMTP_URL: 'smtp://user:password@host:587, or smtps:// for TLS from the start',
  MAIL_PER_HOUR: 'how many mails the mail server takes in an hour, from 1 to 100000, such as 300',
  APPLICANT_UPLOADS_PER_DAY: 'how many files the account of an applicant may send in a day, from 1 to 100000, such as 60',
  APPLICANT_PROPOSALS_PER_DAY: 'how many names the account of an applicant may propose in a day, from 1 to 100000, such as 20',
  MAIL_FROM: 'an address, such as hris@university.example or Talaan <hris@university.example>',
  SECRET_KEY: 'at least 32 characters that cannot be guessed and that do not change',
  BACKUP_KEY: 'at least 32 characters that cannot be guessed; a backup is opened only by the key that it was made with',
  SECRET_KEY_BEFORE: 'the former SECRET_KEY, at the start that changes it, or the word lost',
  DEMO: 'true or false',
  DEMO_NOW: 'a moment with its offset, such as 2026-10-31T08:00:00+08:00',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  METRICS_TOKEN: 'at least 16 characters that cannot be guessed',
  PUSH_SERVICE: 'the address of a push service beside those of browsers, without a path, such as https://push.university.example',
  WEBHOOK_NETWORKS: 'networks of the university that webhooks may reach, such as 10.20.0.0/16, 192.168.5.7/32',
  ...wantedBucket,
  ...wantedProviders,
};

/** The only reader of the environment. What is empty counts as not set. */
export function readSettings(env: Environment) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = variables.safeParse(given);
  if (!read.success) throw new CannotStart(explain(read.error, given));
  const {
    PORT,
    HOST,
    REALTIME_PORT,
    DEVICE_PORT,
    DEVICES_ON_WEB_PORT,
    REALTIME_KEY,
    DATABASE_URL,
    DATABASE_OWNER_URL,
    AUDIT_SEAL_MAIL,
    DATA_DIR,
    PUBLIC_URL,
    PUBLIC_URL_BEFORE,
    SMTP_URL,
    MAIL_PER_HOUR,
    APPLICANT_UPLOADS_PER_DAY,
    APPLICANT_PROPOSALS_PER_DAY,
    MAIL_FROM,
    SECRET_KEY,
    SECRET_KEY_BEFORE,
    BACKUP_KEY,
    DEMO,
    DEMO_NOW,
    LOG_LEVEL,
    METRICS_TOKEN,
    PUSH_SERVICE,
    WEBHOOK_NETWORKS,
  } = read.data;
  const demo = DEMO ?? !DATABASE_URL;
  return {
    /** The names of all that are set. */
    given: Object.keys(given)
      .filter((name) => name in wanted)
      .toSorted(),
    port: PORT,
    host: HOST,
    realtimePort: REALTIME_PORT,
    devicePort: DEVICE_PORT,
    /** Whether devices that push are answered on the web port, too. */
    devicesOnWebPort: DEVICES_ON_WEB_PORT ?? false,
    realtimeKey: REALTIME_KEY,
    databaseUrl: DATABASE_URL,
    databaseOwnerUrl: DATABASE_OWNER_URL,
    auditSealMail: AUDIT_SEAL_MAIL,
    dataDir: resolve(root, DATA_DIR),
    publicUrl: PUBLIC_URL?.origin ?? `http://localhost:${PORT}`,
    publicUrlBefore: PUBLIC_URL_BEFORE?.origin,
    smtpUrl: SMTP_URL,
    mailPerHour: MAIL_PER_HOUR,
    applicantUploadsPerDay: APPLICANT_UPLOADS_PER_DAY,
    applicantProposalsPerDay: APPLICANT_PROPOSALS_PER_DAY,
    mailFrom: MAIL_FROM,
    secretKey: SECRET_KEY,
    secretKeyBefore: SECRET_KEY_BEFORE,
    backupKey: BACKUP_KEY,
    demo,
    demoNow: demo ? DEMO_NOW : undefined,
    logLevel: LOG_LEVEL,
    metricsToken: METRICS_TOKEN,
    /** Beside those of browsers. */
    pushService: PUSH_SERVICE?.origin,
    /** Beside the public internet. */
    webhookNetworks: WEBHOOK_NETWORKS,
    bucket: readBucket(read.data),
    signInProviders: listProviders(read.data),
  };
}

function explain(error: z.ZodError, given: Environment): string {
  const names = new Set(error.issues.map((issue) => String(issue.path[0])));
  const lines = [...names].map((name) => `  ${name} is ${show(name, given)}; wanted: ${wanted[name]}`);
  return ['These settings cannot be used:', ...lines].join('\n');
}

const SECRETS = new Set(['SECRET_KEY', 'SECRET_KEY_BEFORE', 'METRICS_TOKEN']);
const SECRET_ADDRESSES = new Set(['DATABASE_URL', 'DATABASE_OWNER_URL', 'SMTP_URL']);

/** The address of a database or mail server carries its password: an ill one is told only as far as its scheme, an ill key not at all. */
function show(name: string, given: Environment): string {
  const value = given[name];
  if (value === undefined) return 'not set';
  if (SECRETS.has(name)) return 'too short';
  if (secretProviderVariables.includes(name) || name === 'S3_SECRET_ACCESS_KEY') return 'not usable (it is secret and not repeated here)';
  return SECRET_ADDRESSES.has(name) ? `'${value.slice(0, value.indexOf(':') + 1)}…'` : `'${value}'`;
}

function readMoment(given: string, context: z.RefinementCtx): Temporal.Instant {
  try {
    return Temporal.Instant.from(given);
  } catch {
    context.addIssue('not a moment');
    return z.NEVER;
  }
}
