import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportLate, listLate, type LateStay } from '../contract/lateness.ts';
import { EXPLANATIONS } from '@talaan/documents/contract/words.ts';
import { officeMinutes } from '@talaan/documents/rules/office-minutes.ts';
import { formatHours } from '@talaan/documents/rules/format-clock.ts';
import {
  dayAfter,
  findActingOffice,
  isClosedTo,
  isWithin,
  loadCalendar,
  localMinute,
  plainNumber,
  registeredFrom,
  registeredTo,
  startOf,
} from '@talaan/documents/server/public.ts';

/** Hops `h` with their document `d` of an office `oo`, office `ho`, office before `hf`, and explanation `e`. */
export const staysFrom = sql`documents.hop h join documents.document d on d.id = h.document_id join organization.office_view ho on ho.id = h.office_id
  join organization.office_view oo on oo.id = d.office_id left join organization.office_view hf on hf.id = h.from_office_id left join documents.explanation e on e.hop_id = h.id`;

/** A stay is late once its due moment has passed while the office had it to receive, to work on or on hold (A5); one that goes on in another row is not told of twice. */
export const isLateStay = (
  now: Temporal.Instant,
) => sql<boolean>`(h.due_at < least(coalesce(h.ended_at, ${now.toString()}::timestamptz), ${now.toString()}::timestamptz)
  and (h.ended_at is not null or h.state in ('INCOMING', 'RECEIVED', 'HOLD'))
  and not exists (select from documents.hop c where c.document_id = h.document_id and c.continues_no = h.no))`;

export const explanationState = sql`coalesce(e.state, 'NEEDED')`;

export const stayColumns = {
  id: 'h.id',
  document_id: 'd.id',
  tracking_no: 'd.tracking_no',
  office: sql`jsonb_build_object('id', ho.id, 'acronym', ho.acronym, 'fullname', ho.fullname)`,
  from: sql`case when hf.id is not null then jsonb_build_object('id', hf.id, 'acronym', hf.acronym, 'fullname', hf.fullname) end`,
  sent_at: 'h.sent_at',
  received_at: 'h.received_at',
  due_at: 'h.due_at',
  ended_at: 'h.ended_at',
  explanation: explanationState,
};
export type StoredStay = Omit<LateStay, 'minutes_late'>;

export async function addMinutesLate<S extends Pick<LateStay, 'office' | 'due_at' | 'ended_at'>>(
  call: Pick<Call, 'db' | 'server' | 'now' | 'today'>,
  stays: readonly S[],
): Promise<(S & { minutes_late: number })[]> {
  const first = [...stays.map(({ due_at: at }) => localMinute(at).day), call.today].toSorted()[0]!;
  const calendar = await loadCalendar(
    call,
    stays.map(({ office }) => office.id),
    first,
  );
  return stays.map((stay) => ({
    ...stay,
    minutes_late: officeMinutes(localMinute(stay.due_at), localMinute(stay.ended_at ?? call.now), calendar.worked(stay.office.id)),
  }));
}

export const lateRows = rows(listLate, exportLate, 'stays', async (call) => {
  const { now, query } = call;
  const who = await findActingOffice(call, query.office);
  const isOfAll = who?.isAdmin === true && query.office === undefined;
  return {
    from: staysFrom,
    columns: {
      ...stayColumns,
      subject: who ? sql`case when ${isClosedTo(who)} then '' else d.subject end` : sql`''`,
    },
    reach: who ? sql`(${isLateStay(now)} and ${isOfAll ? sql`true` : sql`h.office_id = ${who.officeId}`})` : sql`false`,
    search: [plainNumber],
    sort: { tracking_no: 'd.tracking_no', due: 'h.due_at', office: 'ho.tree_from' },
    unsorted: sql`e.id is null desc, h.due_at desc`,
    groups: {
      office: { by: 'ho.id', name: 'ho.fullname', order: 'ho.tree_from' },
      explanation: { by: explanationState, name: EXPLANATIONS },
    },
    filters: {
      office: () => sql`true`,
      explanation: (wanted) => sql`${explanationState} = ${wanted}`,
      from: (day) => sql`h.due_at >= ${startOf(day)}`,
      to: (day) => sql`h.due_at < ${startOf(dayAfter(day))}`,
      ended: (ended) => (ended === 1 ? sql`h.worked_minutes is not null` : sql`h.ended_at is null`),
      registered_from: registeredFrom,
      registered_to: registeredTo,
      within: isWithin,
    },
    describe: (found: StoredStay[]) => addMinutesLate(call, found),
    sheet: {
      name: 'Late papers',
      cells: {
        'Tracking number': (row) => row.tracking_no,
        Subject: (row) => row.subject,
        Office: (row) => row.office.acronym,
        'Received at': (row) => row.received_at && localTime(row.received_at),
        'Due at': (row) => localTime(row.due_at),
        'Ended at': (row) => row.ended_at && localTime(row.ended_at),
        Late: (row) => formatHours(row.minutes_late),
        Explanation: (row) => EXPLANATIONS[row.explanation],
      },
    },
  };
});
