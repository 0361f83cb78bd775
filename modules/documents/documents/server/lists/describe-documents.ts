import type { Call } from '@talaan/kernel/server/mount.ts';
import type { DocumentRow } from '../../contract/documents.ts';
import { daysLeft } from '../../rules/due-day.ts';
import { officeMinutes } from '../../rules/office-minutes.ts';
import { localMinute } from '../offices/local-minute.ts';
import { loadCalendar, type OfficeCalendar } from '../offices/office-calendar.ts';

type Clocks = Pick<DocumentRow, 'hop_left_minutes' | 'days_left'>;

type Seen = Pick<
  DocumentRow,
  'subject' | 'type' | 'type_code' | 'sender' | 'holder' | 'from' | 'instruction' | 'for_person' | 'outgoing_no'
>;

/** A document as the columns of the list have it: what the office sees of it, and by which calendars its clocks run. */
export type StoredRow = Omit<DocumentRow, keyof Clocks | keyof Seen> & {
  /** Null where the caller sees number and state alone. */
  seen: Seen | null;
  clock: { campus_id: number; office_id: number | null; stands_since: string | null };
};

const NOTHING: Seen = {
  subject: '',
  type: '',
  type_code: '',
  sender: '',
  holder: null,
  from: null,
  instruction: '',
  for_person: null,
  outgoing_no: null,
};

const RUNNING: readonly string[] = ['INCOMING', 'RECEIVED', 'HOLD'];

/** Adds what the office sees and what the clocks say to documents of a list; as many statements for a thousand as for one. */
export async function describeDocuments(
  call: Pick<Call, 'db' | 'server' | 'now' | 'today'>,
  found: readonly StoredRow[],
): Promise<DocumentRow[]> {
  const offices = found.flatMap(({ clock: { office_id: office } }) => (office === null ? [] : [office]));
  const due = found.flatMap(({ hop_due_at, due_at, clock }) => [hop_due_at, due_at, clock.stands_since].filter((at) => at !== null));
  const first = [...due.map((at) => localMinute(at).day), call.today].toSorted()[0]!;
  const calendar = await loadCalendar(call, offices, first);
  return found.map(describing(calendar, call));
}

/** Describes documents of one moment by a calendar that was loaded. */
export function describing(calendar: OfficeCalendar, { now, today }: Pick<Call, 'now' | 'today'>): (stored: StoredRow) => DocumentRow {
  const at = localMinute(now);
  // Many documents of a list are due on the same day.
  const left = new Map<string, number>();
  const daysUntil = (day: string, campus: number, from: string) => {
    const asked = `${campus} ${day} ${from}`;
    const days = left.get(asked) ?? daysLeft(from, day, calendar.isFree(campus));
    left.set(asked, days);
    return days;
  };
  const minutesUntil = (due: string, office: number) => {
    const then = localMinute(due);
    const worked = calendar.worked(office);
    return Temporal.Instant.compare(due, now) < 0 ? -officeMinutes(then, at, worked) : officeMinutes(at, then, worked);
  };
  return ({ seen, clock: { campus_id: campus, office_id: office, stands_since: standing }, ...row }) => {
    const { state, hop_due_at: hopDue, due_at: due, closed_at: closed } = row;
    return {
      ...row,
      ...(seen ?? NOTHING),
      // The clock of the stay in office minutes, that of the document in working days (A7.1), as it was when it stopped (A7.2).
      hop_left_minutes: office !== null && hopDue !== null && RUNNING.includes(state) ? minutesUntil(hopDue, office) : null,
      days_left:
        due !== null && closed === null
          ? daysUntil(localMinute(due).day, campus, standing === null ? today : localMinute(standing).day)
          : null,
    };
  };
}
