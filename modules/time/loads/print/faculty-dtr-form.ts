import { clockTime, longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import type { FacultyMonth } from '../contract/faculty-dtr.ts';
import type { SegmentMinutes } from '../rules/judge-day.ts';
import { explainSegment, nameSegment } from '../rules/format-segment.ts';
import { formatClocks, formatHours } from '../rules/format-hours.ts';
import { formatUnits } from '../rules/format-units.ts';
import { SEGMENT_KINDS, SEGMENT_STATES } from '../rules/segment-kinds.ts';
import { sumMinutes } from '../rules/sum-minutes.ts';

/** The faculty DTR of a month, as it is stored when it is issued. */
export interface FacultyDtrSheet extends Pick<FacultyMonth, 'month' | 'terms' | 'segments' | 'days'> {
  control_number: string;
  date: string;
  /** Whose letterhead it carries. */
  office_id: number;
  name: string;
  employee_number: string;
  position: string;
  office: string;
  /** The chair and the dean: heads of the office and of the one above it. */
  heads: { name: string; title: string }[];
}

export const facultyDtrForm = printedForm<FacultyDtrSheet>({
  template: new URL('./faculty-dtr.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => layOut(only!),
});

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function layOut({ sheet, marks }: OnPaper<FacultyDtrSheet>): object {
  const { segments, days } = sheet;
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  const units = segments.reduce((sum, { units_hundredths }) => sum + units_hundredths, 0);
  return {
    ...marks,
    control_number: sheet.control_number,
    name: sheet.name,
    month: monthName(sheet.month),
    facts: [
      ['Name', sheet.name],
      ['Employee number', sheet.employee_number],
      ['Position', sheet.position],
      ['Office', sheet.office],
      ['For the month of', monthName(sheet.month)],
      ['Term', sheet.terms.map(({ name }) => name).join('; ')],
    ].filter(([, value]) => value !== ''),
    load: segments.map((one) => [
      nameSegment(one),
      SEGMENT_KINDS[one.kind],
      formatHours(one.weekdays, one.from_minute, one.to_minute),
      one.room,
      one.units_hundredths > 0 ? formatUnits(one.units_hundredths) : '',
      ...formatFigures(one),
    ]),
    total: [units > 0 ? formatUnits(units) : '', ...formatFigures(sumMinutes(segments))],
    days: days.map(({ date, punches, segments: ofDay }) => ({
      day: String(Number(date.slice(8))),
      weekday: WEEKDAYS[Temporal.PlainDate.from(date).dayOfWeek - 1],
      punches: punches.map(plainClock).join('  '),
      lines: ofDay.map((one) => {
        const segment = byId.get(one.segment_id)!;
        const remark = explainSegment(one) || (one.state === 'KEPT' ? '' : SEGMENT_STATES[one.state]);
        return [
          formatClocks(segment.from_minute, segment.to_minute),
          nameSegment(segment),
          formatMinutes(one.kept),
          formatMinutes(one.missed),
          remark,
        ];
      }),
    })),
    signers: sheet.heads.map(({ name, title }, place) => ({ label: place === 0 ? 'Verified' : 'Noted', name, title })),
    date: longDate(sheet.date),
  };
}

function formatFigures({ kept, missed, made_up, excused, open }: SegmentMinutes): string[] {
  return [kept, missed, made_up, excused, open].map(formatMinutes);
}

/** `1:30` for an hour and a half; nothing for none. */
function formatMinutes(minutes: number): string {
  return minutes === 0 ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

function plainClock(minutes: number): string {
  return clockTime(minutes).replace(/ ([AP])M$/, (_, half: string) => half.toLowerCase());
}
