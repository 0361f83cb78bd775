import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { IsFree } from '@talaan/requests/rules/working-days.ts';
import { countedDay } from '../../rules/due-day.ts';
import { dueDayFollowed } from '../../rules/follow-calendar.ts';
import { stayFollowed } from '../../rules/stay-due.ts';
import { startOf } from '../lists/counted.ts';
import { setDueMoments } from '../steps/hold.ts';
import { dueOn, type Moving } from '../steps/stepping.ts';
import { localMinute, localSecond, momentOf } from '../offices/local-minute.ts';
import type { OfficeCalendar } from '../offices/office-calendar.ts';

/** The calendar before and after a change, the days that changed in their order, and since when clocks begin with the changed one. */
export interface Calendars {
  before: OfficeCalendar;
  after: OfficeCalendar;
  changed: readonly string[];
  since: string;
}

interface Clock {
  id: number;
  /** When it began, or was resumed last. */
  from_at: string;
  due_at: string;
}

/** The clocks in whose time a changed day lies. */
function touched<C extends Clock>(clocks: readonly C[], { changed }: Calendars): C[] {
  return clocks.filter(({ from_at: from, due_at: due }) => {
    const [first, last] = [localMinute(from).day, localMinute(due).day];
    return changed.some((day) => first <= day && day <= last);
  });
}

/** Moves the due moments of open stays. What is left of a paused stay is counted from its resumption and needs no change. */
export async function moveStays({ db }: Moving, calendars: Calendars): Promise<void> {
  const { before, after, changed, since } = calendars;
  const { rows } = await sql<Clock & { office_id: number; limit_minutes: number }>`
    select * from (
      select h.id, h.office_id, h.limit_minutes, h.due_at, greatest(coalesce(h.received_at, h.sent_at), (
        select max(w.resumed_at) from documents.hold w where w.hop_id = h.id and w.held_at < h.due_at)) as from_at
      from documents.hop h where h.ended_at is null and h.due_at >= ${startOf(changed[0]!)}) c
    where c.from_at < ${since}::timestamptz`.execute(db);
  const moved = touched(rows, calendars).flatMap(({ id, office_id: office, limit_minutes: limit, from_at: from, due_at: due }) => {
    const worked = { before: before.worked(office), after: after.worked(office) };
    const at = momentOf(stayFollowed(localSecond(from), localMinute(due), limit, worked));
    return Temporal.Instant.compare(at, due) === 0 ? [] : [{ id, due_at: at }];
  });
  if (moved.length === 0) return;
  await sql`
    update documents.hop h set due_at = n.due_at from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as n (id integer, due_at timestamptz)
    where h.id = n.id and h.ended_at is null and h.due_at is not null`.execute(db);
}

/** Moves the due days of open documents, and tells the audit trail. */
export async function moveDocuments(call: Moving, calendars: Calendars): Promise<void> {
  const { before, after, changed, since } = calendars;
  const { rows } = await sql<Clock & { campus_id: number; resumed_at: string | null; extended_until: string | null }>`
    select * from (
      select d.id, o.campus_id, d.due_at, d.extended_until, w.resumed_at, greatest(d.came_at, d.registered_at, w.resumed_at) as began_at,
        coalesce(w.resumed_at, d.came_at, d.registered_at) as from_at
      from documents.document d join organization.office_view o on o.id = d.office_id
      left join lateral (select max(p.resumed_at) as resumed_at from documents.hop h join documents.hold p on p.hop_id = h.id
        where h.document_id = d.id and p.cause = 'lacking_paper') w on true
      where d.closed_at is null and d.due_at >= ${startOf(changed[0]!)}) c
    where c.began_at < ${since}::timestamptz order by c.id`.execute(call.db);
  const moved = touched(rows, calendars).flatMap(
    ({ id, campus_id: campus, from_at: from, resumed_at: resumed, due_at: due, extended_until: extended }) => {
      const isFree = { before: before.isFree(campus), after: after.isFree(campus) };
      // After a pause the days count from its end; at first from the working day for which the receipt counts.
      const firstIn = (free: IsFree) => (resumed === null ? countedDay(localSecond(from), free) : localMinute(resumed).day);
      const first = { before: firstIn(isFree.before), after: firstIn(isFree.after) };
      const was = localMinute(due).day;
      const day = dueDayFollowed(first, was, isFree);
      return day === was ? [] : [{ id, due_at: dueOn(day), ...(extended !== null && { extended_until: day }), was }];
    },
  );
  await setDueMoments({ call }, moved);
  await recordChanges(
    call,
    moved.map(({ id, was, due_at: due }) => ({
      action: 'move the due day of a document: the holidays changed',
      subject: `documents.document:${id}`,
      before: { due_on: was },
      after: { due_on: localMinute(due).day },
    })),
  );
}
