import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm } from '@talaan/papers/server/public.ts';
import type { SessionRecord } from '../contract/attendance.ts';

interface AttendanceSheet {
  session: Omit<SessionRecord, 'attendees'>;
  people: readonly { fullname: string; idno: string; position: string; office: string; at: string }[];
  place: string;
  provider: string;
  /** Whose letterhead it carries. */
  office_id: number;
  printed_on: string;
}

/** The people of a session with room to sign, and its QR for the wall. It is no numbered paper. */
export const attendanceForm = printedForm<AttendanceSheet>({
  template: new URL('./attendance.typ', import.meta.url),
  letterhead: ({ office_id, printed_on }) => ({ officeId: office_id, date: printed_on }),
  layOut: ([only]) => {
    const { session, people, place, provider, printed_on } = only!.sheet;
    return {
      head: only!.marks.head,
      title: session.title,
      topic: session.topic,
      day: `${longDate(session.date)}, ${clockTime(session.from_minute)} to ${clockTime(session.to_minute)}`,
      place,
      provider,
      qr: session.qr,
      printed: longDate(printed_on),
      people,
    };
  },
});
