import type pg from 'pg';
import { sql } from 'kysely';
import { holds } from './actor.ts';
import { recordChange } from './audit/audit.ts';
import type { Clock } from './clock.ts';
import { Refusal } from './errors.ts';
import { listenToDatabase } from './database/listen-to-database.ts';
import type { Call } from './mount.ts';
import type { Server } from './server.ts';

/** Talaan is closed: what people read meanwhile, since when, and when it opens by itself. */
export interface Closure {
  message: string;
  since: string;
  ends_at: string | null;
}

/** Whether Talaan is closed, kept in memory and told by the database, so that no request asks for it. */
export interface Maintenance {
  now: () => Closure | null;
  close: () => Promise<void>;
}

const CHANNEL = 'talaan_maintenance';
/** When nobody said how long it takes. */
const COME_BACK_SECONDS = 60;
/** What an administrator needs to get in while it is closed, and what the page of a closed Talaan asks. */
const STAYS_OPEN = /^\/api\/(authenticate(\/|$)|login\/|logout$|welcome$|brand(\/|$)|users\/maintainance$)/;

/** Reads the switch, and again whenever a process turned it or the connection was lost meanwhile. */
export async function watchMaintenance(url: string, clock: Clock): Promise<Maintenance> {
  let closure: Closure | null = null;
  let line: pg.Client;
  const read = async () => {
    const { rows } = await line.query<{ is_on: boolean; message: string; since: Date; ends_at: Date | null }>(
      'select is_on, message, since, ends_at from kernel.maintenance',
    );
    const [row] = rows;
    closure = row?.is_on ? { message: row.message, since: row.since.toISOString(), ends_at: row.ends_at?.toISOString() ?? null } : null;
  };
  const { close } = await listenToDatabase({
    url,
    name: 'talaan maintenance',
    channel: CHANNEL,
    heard: () => void read().catch(() => undefined),
    begun: (client) => {
      line = client;
      return read();
    },
  });
  return { now: () => (closure && !hasEnded(closure, clock) ? closure : null), close };
}

function hasEnded({ ends_at }: Closure, clock: Clock): boolean {
  return ends_at !== null && Date.parse(ends_at) <= clock.now().epochMilliseconds;
}

/** Refuses a call while Talaan is closed, unless it stays open or an administrator makes it. Errors: 503. */
export async function requireOpen(server: Server, path: string, token: string | undefined): Promise<void> {
  const closure = server.maintenance.now();
  if (!closure || STAYS_OPEN.test(path)) return;
  const actor = token ? await server.readActor(token) : null;
  if (!actor || !holds(actor, ['ADMIN'])) throw underMaintenance(closure, server.clock);
}

export function underMaintenance({ message, ends_at }: Closure, clock: Clock): Refusal {
  const seconds = ends_at ? Math.max(1, Math.ceil((Date.parse(ends_at) - clock.now().epochMilliseconds) / 1000)) : COME_BACK_SECONDS;
  return new Refusal(503, { status: 'maintenance', message, ends_at }, { 'retry-after': String(seconds) });
}

/** Closes or opens Talaan for every process, after the commit. */
export async function turnMaintenance(call: Call, wanted: { is_on: boolean; message: string; ends_at: string | null }): Promise<void> {
  const { db, now } = call;
  const before = await db.selectFrom('kernel.maintenance').selectAll().forUpdate().executeTakeFirstOrThrow();
  const after = { ...wanted, since: wanted.is_on ? (before.is_on && before.since) || now.toString() : null };
  await db.updateTable('kernel.maintenance').set(after).execute();
  await recordChange(call, {
    action: wanted.is_on ? 'close for maintenance' : 'open after maintenance',
    subject: 'kernel.maintenance:1',
    before: { is_on: before.is_on, message: before.message, ends_at: before.ends_at, since: before.since },
    after,
  });
  await sql`select pg_notify(${CHANNEL}, '')`.execute(db);
}
