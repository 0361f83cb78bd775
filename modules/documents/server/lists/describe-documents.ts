import { localTime } from '@talaan/kernel/server/clock.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { DocumentRow } from '../../contract/documents.ts';
import { daysLeft } from '../../rules/due-day.ts';
import { officeMinutes } from '../../rules/office-minutes.ts';
import { localMinute } from '../offices/local-minute.ts';
import { loadCalendar, type OfficeCalendar } from '../offices/office-calendar.ts';

type Clocks = Pick<DocumentRow, 'hop_left_minutes' | 'days_left'>;

type Seen = Pick<DocumentRow, 'subject' | 'type' | 'type_code' | 'sender' | 'holder' | 'from' | 'instruction'>;

/** A document as the columns of the list have it: what the office sees of it, and by which calendars its clocks run. */
export type StoredRow = Omit<DocumentRow, keyof Clocks | keyof Seen> & {
  /** Null where the caller sees number and state alone. */
  seen: Seen | null;
  clock: { campus_id: number; office_id: number | null };
};

const NOTHING: Seen = { subject: '', type: '', type_code: '', sender: '', holder: null, from: null, instruction: '' };

const RUNNING: readonly string[] = ['INCOMING', 'RECEIVED', 'HOLD'];

/** Adds what the office sees and what the clocks say to documents of a list; as many statements for a thousand as for one. */
export async function describeDocuments(
  call: Pick<Call, 'db' | 'server' | 'now' | 'today'>,
  found: readonly StoredRow[],
): Promise<DocumentRow[]> {
  const offices = found.flatMap(({ clock: { office_id: office } }) => (office === null ? [] : [office]));
  const due = found.flatMap(({ hop_due_at, due_at }) => [hop_due_at, due_at].filter((at) => at !== null));
  const first = [...due.map((at) => localMinute(at).day), call.today].toSorted()[0]!;
  const calendar = await loadCalendar(call, offices, first);
  return found.map((row) => describe(row, calendar, call));
}

/** One document, by a calendar that was loaded. */
export function describe(stored: StoredRow, calendar: OfficeCalendar, at: Pick<Call, 'now' | 'today'>): DocumentRow {
  const { seen, clock, ...row } = stored;
  return { ...row, ...(seen ?? NOTHING), ...clocksOf(row, clock, calendar, at) };
}

/** What the clocks of a document say now: that of its stay in office minutes, its own in working days (A7.1). */
function clocksOf(
  { state, hop_due_at: hopDue, due_at: due, closed_at: closed }: Pick<StoredRow, 'state' | 'hop_due_at' | 'due_at' | 'closed_at'>,
  { campus_id: campus, office_id: office }: StoredRow['clock'],
  calendar: OfficeCalendar,
  { now, today }: Pick<Call, 'now' | 'today'>,
): Clocks {
  return {
    hop_left_minutes: office !== null && hopDue !== null && RUNNING.includes(state) ? minutesUntil(hopDue, now, calendar, office) : null,
    days_left: due !== null && closed === null ? daysLeft(today, localTime(due).slice(0, 10), calendar.isFree(campus)) : null,
  };
}

function minutesUntil(due: string, now: Temporal.Instant, calendar: OfficeCalendar, office: number): number {
  const [at, then] = [localMinute(now), localMinute(due)];
  const worked = calendar.worked(office);
  return Temporal.Instant.compare(due, now) < 0 ? -officeMinutes(then, at, worked) : officeMinutes(at, then, worked);
}
