import { arch, availableParallelism, platform, release, totalmem } from 'node:os';
import { sql } from 'kysely';
import { formatBytes } from '../files/disk-space.ts';
import type { Looked } from './condition-part.ts';
import { scrubError, type Fault } from './last-faults.ts';
import { readCondition } from './read-condition.ts';
import { readVersion } from './version.ts';

const JOBS_TAKEN = 50;
/** Settings whose values tell nothing about anybody; of all others the name alone is told. */
const HARMLESS = ['port', 'host', 'realtimePort', 'demo', 'logLevel'] as const;

/**
 * All that those who help from outside need to know of an installation, and no personal data: no message of an error or of a mail server
 * is in it, no title of a job, no value of a setting that may be secret. `faults` are the last errors of the server that runs; null where
 * a command asks beside it.
 */
export async function readSupportBundle(looked: Looked, faults: readonly Fault[] | null): Promise<object> {
  const { settings, clock } = looked;
  const broken: Fault[] = [];
  const condition = await readCondition(looked, (part, error) =>
    broken.push({
      at: new Date().toISOString(),
      said: `the part ${part} of the condition cannot be read`,
      request: null,
      error: scrubError(error),
    }),
  );
  return {
    about: 'Support bundle of Talaan. It holds no personal data and no secrets; read it before you send it.',
    made_at: clock.now().toString(),
    version: await readVersion(),
    machine: {
      platform: `${platform()} ${release()} ${arch()}`,
      node: process.versions.node,
      processors: availableParallelism(),
      memory: formatBytes(totalmem()),
    },
    settings: { set: settings.given, values: Object.fromEntries(HARMLESS.map((name) => [name, settings[name]])) },
    condition: condition.map(({ name, state, says, facts, figures }) => ({ name, state, says, facts, figures })),
    ...(await readStored(looked)),
    faults: faults === null ? 'only the bundle that a running server makes, on its screen, has its last errors' : [...broken, ...faults],
  };
}

interface FailedJob {
  kind: string;
  at: string;
  tries: number;
  output: unknown;
}

async function readStored({ db }: Looked): Promise<object> {
  const releases = await db.selectFrom('kernel.release').select(['number', 'fingerprint', 'brought_up_at']).orderBy('number').execute();
  const tables = await sql<{ name: string; rows: number }>`
    select coalesce(pg_partition_root(c.oid), c.oid)::regclass::text as name, sum(greatest(c.reltuples, 0))::bigint as rows
    from pg_class c where c.relkind = 'r' and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    group by 1 order by 1`.execute(db);
  const jobs = await sql<FailedJob>`
    select name as kind, completed_on as at, retry_count + 1 as tries, output from pgboss.job where state = 'failed'
    order by completed_on desc limit ${JOBS_TAKEN}`.execute(db);
  const mails = await sql<{ answer: string | null; count: number }>`
    select substring(failure from '\\m[45][0-9]{2}\\M') as answer, count(*) as count from kernel.mail where failure is not null group by 1 order by 2 desc`.execute(
    db,
  );
  return {
    releases,
    /** As PostgreSQL estimates them. */
    rows: Object.fromEntries(tables.rows.map(({ name, rows }) => [name, rows])),
    failed_jobs: jobs.rows.map(({ output, ...job }) => ({ ...job, error: scrubError(output) })),
    answers_of_the_mail_server: mails.rows,
  };
}
