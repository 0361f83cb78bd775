import { sql } from 'kysely';
import { enterPunchesFrom } from '@talaan/attendance/server/public.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type * as days from '../../contract/days.ts';
import { mayDo } from '../../rules/home-day.ts';
import { inForce } from './day-rows.ts';

type Answer = { message: string; at: string };

interface Log {
  id: number;
  logged_in_at: string;
  logged_out_at: string | null;
  state: 'SUBMITTED' | 'CONFIRMED' | 'RETURNED' | 'REFUSED' | null;
}

/**
 * Logs the caller in by the clock of the server. Pressed twice, it answers with the first. Error: 409 where no approved order names the caller today.
 */
export async function logIn(call: CallOf<typeof days.logIn>): Promise<Answer> {
  const { db, body, today, now, address } = call;
  const personnelId = ownPerson(call);
  const orderId = await requireOrder(call, personnelId);
  const at = now.round({ smallestUnit: 'second', roundingMode: 'trunc' }).toString();
  const { rows } = await sql<{ id: number }>`
    insert into telework.home_log (personnel_id, date, order_id, tasks, logged_in_at, in_ip, in_place)
    values (${personnelId}, ${today}, ${orderId}, ${body.tasks}, ${at}, ${address}, ${asJson(body.place)}::jsonb)
    on conflict (personnel_id, date) do nothing returning id`.execute(db);
  const [made] = rows;
  if (!made) return { message: 'You are logged in already.', at: (await lockLog(call, personnelId))!.logged_in_at };
  await enterPunchesFrom(call, 'WEB_WFH', [{ personnelId, at, reason: 'Logged in from home' }]);
  await recordChange(call, {
    action: 'log in from home',
    subject: `telework.home_log:${made.id}`,
    personnelId,
    after: { at, address, ...body },
  });
  return { message: 'You are logged in.', at };
}

/**
 * Logs the caller out; again later moves the log-out, until the day is reported. Where there is a newer log-out than the one that was seen, a
 * second press did it: that one is answered. Error: 409 without a log-in, or once the day was reported.
 */
export async function logOut(call: CallOf<typeof days.logOut>): Promise<Answer> {
  const { db, body, today, now, address } = call;
  const personnelId = ownPerson(call);
  const log = await lockLog(call, personnelId);
  if (!log) throw wrongState('You are not logged in today.');
  if (!mayDo({ date: today, ...log }, today).log_out) throw wrongState('This day was reported; it cannot be logged any more.');
  if (log.logged_out_at !== null && (body.seen === null || !isSame(log.logged_out_at, body.seen)))
    return { message: 'You are logged out already.', at: log.logged_out_at };
  const at = now.round({ smallestUnit: 'second', roundingMode: 'trunc' }).toString();
  await sql`
    update telework.home_log set logged_out_at = ${at}, out_ip = ${address}, out_place = ${asJson(body.place)}::jsonb where id = ${log.id}`.execute(
    db,
  );
  await enterPunchesFrom(call, 'WEB_WFH', [{ personnelId, at, reason: 'Logged out from home' }]);
  await recordChange(call, {
    action: 'log out from home',
    subject: `telework.home_log:${log.id}`,
    personnelId,
    before: { at: log.logged_out_at },
    after: { at, address, place: body.place },
  });
  return { message: 'You are logged out.', at };
}

async function lockLog({ db, today }: Call, personnelId: number): Promise<Log | undefined> {
  const { rows } = await sql<Log>`
    select id, logged_in_at, logged_out_at, state from telework.home_log where personnel_id = ${personnelId} and date = ${today}::date
    for update`.execute(db);
  return rows[0];
}

async function requireOrder({ db, today }: Call, personnelId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select h.id from telework.home_day d join telework.home_order h on h.id = d.order_id
    where d.personnel_id = ${personnelId} and d.date = ${today}::date and ${inForce}`.execute(db);
  if (!rows[0]) throw wrongState('No approved order names you for work from home today.');
  return rows[0].id;
}

export function ownPerson({ actor }: Pick<Call, 'actor'>): number {
  if (actor.personnelId === null) throw notFound('Your account belongs to no personnel record.');
  return actor.personnelId;
}

function isSame(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}

function asJson(place: days.Place | null): string | null {
  return place === null ? null : JSON.stringify(place);
}
