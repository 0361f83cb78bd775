import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';

/** An approved work schedule as it is stored when it is issued; a draft has no control number. Days as YYYY-MM-DD. */
export interface ScheduleSheet {
  name: string;
  idno: string;
  position: string;
  office: string;
  /** Whose letterhead and signatories it carries. */
  office_id: number;
  /** `Flexible`. */
  kind: string;
  /** One line for each stretch of equal weekdays. */
  hours: string[];
  /** The working hours of a week, as `40 hours`. */
  week: string;
  from: string;
  last: string | null;
  reason: string;
  approved_by: string;
  control_number: string;
  date: string;
}

/** The work schedule of a person, as approved; before that the request for it, as a draft. */
export const schedulePaper = printedForm<ScheduleSheet>({
  template: new URL('./schedule.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet, marks }: OnPaper<ScheduleSheet>): object {
  const facts: [string, string][] = [
    ['Name', sheet.name],
    ['Employee number', sheet.idno],
    ['Position', sheet.position],
    ['Office', sheet.office],
    ['Kind of schedule', sheet.kind],
    ['Hours a week', sheet.week],
    ['In effect', sheet.last === null ? `from ${longDate(sheet.from)}` : `${longDate(sheet.from)} to ${longDate(sheet.last)}`],
    ['Reason', sheet.reason],
    ['Approved by', sheet.approved_by],
  ];
  return { ...sheet, ...marks, facts: facts.filter(([, value]) => value !== ''), date: longDate(sheet.date) };
}
