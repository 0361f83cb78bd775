import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm } from '@talaan/papers/server/public.ts';
import { HABITS, type HabitKind } from '../contract/habits.ts';
import { HABIT_LAW, nameMonth, formatAmount } from '../rules/format-habit.ts';

/** A notice on attendance as it is stored when it is sent. */
export interface HabitSheet {
  control_number: string;
  /** Whose letterhead it carries. */
  office_id: number;
  date: string;
  name: string;
  position: string;
  office: string;
  kind: HabitKind;
  year: number;
  /** Times, or thousandths of a day of absence. */
  months: { month: number; amount: number }[];
  /** The last day on which an explanation comes in time. */
  explain_by: string;
  sent_by: string;
  sent_by_position: string;
}

/** One page of A4 to the employee, with a line on which receipt is signed. */
export const habitNoticeForm = printedForm<HabitSheet>({
  template: new URL('./habit-notice.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => {
    const { sheet, marks } = only!;
    return {
      ...marks,
      ...sheet,
      date: longDate(sheet.date),
      explain_by: longDate(sheet.explain_by),
      what: HABITS[sheet.kind].toLowerCase(),
      counted: sheet.kind === 'tardiness' ? 'Late arrivals' : sheet.kind === 'undertime' ? 'Undertimes' : 'Unauthorized absence',
      law: HABIT_LAW[sheet.kind],
      months: sheet.months.map(({ month, amount }) => [nameMonth(sheet.year, month), formatAmount(sheet.kind, amount)]),
    };
  },
});
