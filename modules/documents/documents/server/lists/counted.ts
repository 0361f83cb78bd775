import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { CountedAs } from '../../contract/words.ts';
import { daysOfAge, type PaperAge } from '../../rules/paper-ages.ts';
import { loadCalendar } from '../offices/office-calendar.ts';

/** Conditions of documents `d` that figures count and lists show, so that a list has as many rows as the figure that leads to it. */

export const startOf = (day: string) => sql`kernel.instant_of(${day}::date::timestamp)`;

export const registeredFrom = (day: string) => sql<SqlBool>`d.registered_at >= ${startOf(day)}`;
export const registeredTo = (day: string) => sql<SqlBool>`d.registered_at < ${startOf(dayAfter(day))}`;

/** Since when a document `d` is on hold for papers of the client, so that its clock is paused (RA 11032 Sec. 9a, A7.2); null where it runs. */
export const standsSince = sql`(select w.held_at from documents.hop r join documents.hold w on w.hop_id = r.id
  where d.state = 'HOLD' and r.document_id = d.id and r.ended_at is null and w.cause = 'lacking_paper' and w.resumed_at is null)`;

/** The whole document is late; a paper for pick-up is not (A5), nor one that was in time when it was held for papers of the client. */
export const isOverdue = (now: Temporal.Instant) =>
  sql<SqlBool>`(d.state not in ('DRAFT', 'PICKUP') and d.closed_at is null and d.due_at < ${now.toString()}::timestamptz
    and (d.state <> 'HOLD' or d.due_at < coalesce(${standsSince}, ${now.toString()}::timestamptz)))`;

const isOpen = sql<SqlBool>`(d.state <> 'DRAFT' and d.closed_at is null)`;

export function isCountedAs(as: CountedAs, now: Temporal.Instant): RawBuilder<SqlBool> {
  switch (as) {
    case 'closed_in_time':
      return sql`d.closed_at <= d.due_at`;
    case 'closed_late':
      return sql`d.closed_at > d.due_at`;
    case 'open_in_time':
      return sql`(${isOpen} and not ${isOverdue(now)})`;
    case 'open_late':
      return isOverdue(now);
    case 'extended':
      return sql`d.extended_until is not null`;
  }
}

/** Registered by an office `oo` that is this one or a unit of it. */
export const isWithin = (officeId: number) =>
  sql<SqlBool>`exists (select from organization.office_view above where above.id = ${officeId} and oo.tree_from between above.tree_from and above.tree_to)`;

/** A stay `s` that was received and has ended; one that goes on after a cancelled forward is counted once. */
export const isEndedStay = sql<SqlBool>`(s.worked_minutes is not null
  and not exists (select from documents.hop c where c.document_id = s.document_id and c.continues_no = s.no))`;

export const stayedAt = (officeId: number) =>
  sql<SqlBool>`exists (select from documents.hop s where s.document_id = d.id and s.office_id = ${officeId} and ${isEndedStay})`;

/** Open, and of an age in working days of the campus of the office `oo` that registered it. */
export async function isOfAge(call: Pick<Call, 'db' | 'server' | 'today'>, age: PaperAge): Promise<RawBuilder<SqlBool>> {
  const { rows: campuses } = await sql<{ id: number }>`select id from organization.campus_view order by id`.execute(call.db);
  const calendar = await loadCalendar(call, [], Temporal.PlainDate.from(call.today).subtract({ days: 90 }).toString());
  const ofCampus = campuses.map(({ id }) => {
    const { after, until } = daysOfAge(age, call.today, calendar.isFree(id));
    const days = [after && registeredFrom(dayAfter(after)), until && registeredTo(until)].filter((one) => one !== null && one !== '');
    return sql`(oo.campus_id = ${id} and ${sql.join(days, sql` and `)})`;
  });
  return sql`(${isOpen} and (${sql.join(ofCampus, sql` or `)}))`;
}

export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
