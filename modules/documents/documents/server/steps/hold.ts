import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { StepOf } from '../../contract/steps.ts';
import { HOLD_CAUSES, type PAUSE_CAUSES } from '../../contract/words.ts';
import { dueDayAfterPause } from '../../rules/due-day.ts';
import { localMinute } from '../offices/local-minute.ts';
import type { OfficeCalendar } from '../offices/office-calendar.ts';
import { documentAct } from './act.ts';
import type { LockedDocument } from './lock-documents.ts';
import { dueOn, hopOf, minutesBetween, runsOutIn, stepped, type Stepping } from './stepping.ts';
import { whyNotWhileLost } from './why-not.ts';
import { changeHops } from './write-hops.ts';

export const holdAct = documentAct({ action: 'hold', take: hold });

export const resumeAct = documentAct({
  action: 'resume',
  take: resume,
  whyClosed: (document, _who, isHere) => whyNotWhileLost(document, isHere),
});

/** Pauses documents. */
async function hold(stepping: Stepping, documents: readonly LockedDocument[], { cause, reason }: StepOf<'hold'>): Promise<void> {
  await beginHolds(stepping, documents, cause, reason);
  await stepped(stepping, documents, 'hold', { reason, details: { cause: HOLD_CAUSES[cause] } });
}

/** Begins the pauses of documents: the minutes that are left are kept, unless the stay is late already (A7.2). */
export async function beginHolds(
  stepping: Stepping,
  documents: readonly LockedDocument[],
  cause: keyof typeof PAUSE_CAUSES,
  reason: string,
): Promise<void> {
  const { call } = stepping;
  const now = call.now.toString();
  await sql`
    insert into documents.hold (hop_id, no, cause, reason, held_at, held_by)
    select h.id, coalesce((select max(b.no) from documents.hold b where b.hop_id = h.id), 0) + 1, ${cause}, ${reason}, ${now}, ${call.actor.accountId}
    from documents.hop h where h.id = any(${documents.map((document) => hopOf(document).hop.id)}::integer[])`.execute(call.db);
  await changeHops(
    call,
    documents.map((document) => {
      const { id, office_id: office, due_at: dueAt, limit_minutes: limit } = hopOf(document).hop;
      // One that was ready for pick-up has no due moment: once it is found the office has its time again.
      if (dueAt === null) return { id, state: 'HOLD' as const, due_at: null, left_minutes: limit };
      const isLate = Temporal.Instant.compare(dueAt, call.now) < 0;
      return isLate
        ? { id, state: 'HOLD' as const, due_at: dueAt, left_minutes: null }
        : { id, state: 'HOLD' as const, due_at: null, left_minutes: minutesBetween(stepping, office, now, dueAt) };
    }),
  );
}

/** Takes documents up again: what was left of the stay runs on from now. */
async function resume(stepping: Stepping, documents: readonly LockedDocument[], { reason }: StepOf<'resume'>): Promise<void> {
  await endHolds(stepping, documents);
  await stepped(stepping, documents, 'resume', { reason });
}

/** Ends the pauses of documents; that for lacking papers moves the due day of the document (RA 11032 Sec. 9a, A7.2). */
export async function endHolds(stepping: Stepping, documents: readonly LockedDocument[]): Promise<void> {
  const { call } = stepping;
  const { rows } = await sql<{ hop_id: number; cause: string; held_at: string }>`
    update documents.hold set resumed_at = greatest(${call.now.toString()}, held_at), resumed_by = ${call.actor.accountId}
    where hop_id = any(${documents.map((document) => hopOf(document).hop.id)}::integer[]) and resumed_at is null
    returning hop_id, cause, held_at`.execute(call.db);
  const holds = new Map(rows.map((row) => [row.hop_id, row]));
  await changeHops(
    call,
    documents.map((document) => {
      const { id, office_id: office, due_at: dueAt, left_minutes: left, paused_minutes: paused } = hopOf(document).hop;
      return {
        id,
        state: 'RECEIVED' as const,
        due_at: left === null ? dueAt : runsOutIn(stepping, office, left),
        left_minutes: null,
        paused_minutes: paused + minutesBetween(stepping, office, holds.get(id)!.held_at, call.now),
      };
    }),
  );
  const moved = documents.flatMap((document) => {
    const { cause, held_at: heldAt } = holds.get(hopOf(document).hop.id)!;
    return cause === 'lacking_paper' ? dueAfterPause(stepping, document, heldAt) : [];
  });
  await setDueMoments(stepping, moved);
}

/** The due moment of a document whose clock stood from a moment until now; none where it is the same. */
export function dueAfterPause(
  { call, calendar }: { call: Pick<Call, 'now'>; calendar: OfficeCalendar },
  {
    id,
    due_at: dueAt,
    campus_id: campus,
    extended_until: extended,
  }: Pick<LockedDocument, 'id' | 'due_at' | 'campus_id' | 'extended_until'>,
  heldAt: string,
): DueMoment[] {
  const was = localMinute(dueAt!).day;
  const day = dueDayAfterPause(was, localMinute(heldAt).day, localMinute(call.now).day, calendar.isFree(campus));
  return day === was ? [] : [{ id, due_at: dueOn(day), ...(extended !== null && { extended_until: day }) }];
}

interface DueMoment {
  id: number;
  due_at: string;
  extended_until?: string;
}

/** Moves the due moments of documents. */
export async function setDueMoments({ call }: { call: Pick<Call, 'db'> }, due: readonly DueMoment[]): Promise<void> {
  if (due.length === 0) return;
  await sql`
    update documents.document d set due_at = n.due_at, extended_until = coalesce(n.extended_until, d.extended_until)
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as n (id integer, due_at timestamptz, extended_until date) where d.id = n.id`.execute(
    call.db,
  );
}
