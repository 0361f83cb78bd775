import { printedForm } from '@talaan/papers/server/public.ts';
import { layOutDtrSheet } from './lay-out-dtr-sheet.ts';

/** One person's daily time record of one month, or of a part of it. */
export type DtrSheet = {
  name: string;
  employeeNumber: string;
  university: string;
  office: string;
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
  /** Official hours as they are to be read, such as '8:00–12:00, 1:00–5:00'. */
  regularDays: string;
  saturdays: string;
  /** The days that have something to show; the rest of the 31 rows stays blank. */
  days: DtrDay[];
  timesLate: number;
  timesUndertime: number;
  inCharge: { name: string; title: string } | null;
  /** How far the record is, in words; empty where nothing keeps it. */
  state: string;
};

export type DtrDay = {
  /** 1 to 31 */
  day: number;
  /** A word alone stands over the four time cells. */
  entry: DtrWord | { morning: DtrHalf; afternoon: DtrHalf };
  /** Late and undertime of the day together. */
  undertimeMinutes: number;
  incomplete: boolean;
};

/** A half day is a word over its two cells, or two cells; a cell is a time, a word such as OB, or blank. */
export type DtrHalf = DtrWord | { arrival: DtrCell; departure: DtrCell };
export type DtrCell = DtrWord | DtrTime | null;
export type DtrWord = { word: string };
/** Minutes since the midnight that began the day: 1,440 and more is the next morning. */
export type DtrTime = { minutes: number; mark?: DtrMark };
export type DtrMark = 'appeal' | 'official-business' | 'work-from-home' | 'manual';

/** A record with what is alike on all records of a print. */
export interface DtrOnPaper extends DtrSheet {
  paper: 'a4' | 'letter';
  printedAt: Temporal.PlainDateTime;
}

/** CS Form No. 48: one page a person, two identical copies side by side. */
export const dtrForm = printedForm<DtrOnPaper>({
  template: new URL('./cs-form-48.typ', import.meta.url),
  layOut: (sheets) => ({
    paper: sheets[0]!.sheet.paper,
    sheets: sheets.map(({ sheet }) =>
      layOutDtrSheet(sheet, sheet.printedAt.toLocaleString('en-PH', { dateStyle: 'medium', timeStyle: 'short' })),
    ),
  }),
});
