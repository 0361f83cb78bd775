import { sql } from 'kysely';
import { workCalendar } from '@talaan/attendance/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { beginStanding, endStanding } from '@talaan/personnel/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import type { Leave } from '../applications/find-leaves.ts';
import { readKeptLeaves, type KeptLeave } from '../applications/read-kept-leaves.ts';

/** The standing of the service record that leave of a type makes; leave without pay only where it is longer than a month in a row (Sec. 57). */
const STANDINGS: Readonly<Record<string, { code: string; moreThan: number }>> = {
  STUDY: { code: 'STUDY', moreThan: 0 },
  SABB: { code: 'SABB', moreThan: 0 },
  LWOP: { code: 'LWOP', moreThan: 30 },
};

/** Enters study leave, sabbatical and long leave without pay that was approved into the service record. Error: 409 with the standing in the way. */
export async function beginStandings(call: StepCall, leaves: readonly Leave[]): Promise<void> {
  const ids = leaves.filter(({ type }) => STANDINGS[type.code] !== undefined).map(({ id }) => id);
  if (ids.length === 0) return;
  for (const leave of await readKeptLeaves(call.db, ids, call.today)) {
    const standing = STANDINGS[leave.type.code];
    const span = standing && (await spanOf(call, leave));
    if (!standing || !span || span.days <= standing.moreThan) continue;
    const { id, personnelId } = leave;
    const authority = `Application for leave no. ${id}, approved on ${longDate(call.today)}`;
    const { from, to } = span;
    const standingId = await beginStanding(call, { personnelId, statusCode: standing.code, authority, from, to });
    await sql`update leave.application set standing_id = ${standingId} where id = ${id}`.execute(call.db);
  }
}

/** Ends the standings of leave with its last live date, or takes them out where none is left. */
export async function endStandings(call: StepCall, leaves: readonly KeptLeave[], reason: string): Promise<void> {
  for (const { standingId, firstDay, dates } of leaves) {
    if (standingId === null) continue;
    const last = dates.findLast(({ isLive }) => isLive)?.date ?? dayBefore(firstDay);
    await endStanding(call, standingId, last, reason);
  }
}

/** From the first to the last date, where no working day lies between that is not leave. */
async function spanOf(call: StepCall, { personnelId, dates }: KeptLeave): Promise<{ from: string; to: string; days: number } | null> {
  const live = dates.filter(({ isLive }) => isLive).map(({ date }) => date);
  if (live.length === 0) return null;
  const [from, to] = [live[0]!, live.at(-1)!];
  const days = (await workCalendar(call, [personnelId], from, to)).get(personnelId)!;
  const taken = new Set(live);
  if (days.some(({ date, kind }) => kind === 'WORK' && !taken.has(date))) return null;
  return { from, to, days: Temporal.PlainDate.from(from).until(to).days + 1 };
}

function dayBefore(date: string): string {
  return Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
}
