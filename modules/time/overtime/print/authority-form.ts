import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { FUNDINGS, type Funding } from '../contract/overtime.ts';

/** The authority to render overtime as it is stored when it is approved; a draft has no control number. Days as YYYY-MM-DD, hours in minutes. */
export interface AuthoritySheet {
  control_number: string;
  date: string;
  /** Whose letterhead and signatories it carries. */
  office_id: number;
  office: string;
  activity: string;
  justification: string;
  expected_output: string;
  funding: Funding;
  fund_source: string;
  /** Why it was ordered after the work; empty where it was not. */
  emergency: string;
  people: { name: string; position: string; duties: { date: string; from: number; to: number }[] }[];
  /** Who recommended and approved it, with their titles. */
  decided: { label: string; name: string; title: string; on: string }[];
}

/** The authority to render overtime (CSC-DBM JC 2 s.2004, JC 2 s.2015). */
export const authorityForm = printedForm<AuthoritySheet>({
  template: new URL('./authority.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet, marks }: OnPaper<AuthoritySheet>): object {
  return {
    ...marks,
    control_number: sheet.control_number,
    facts: [
      ['Office', sheet.office],
      ['Activity', sheet.activity],
      ['Justification', sheet.justification],
      ['Expected output', sheet.expected_output],
      ['Compensation', FUNDINGS[sheet.funding]],
      ['Fund source', sheet.fund_source],
      ['Emergency', sheet.emergency],
    ].filter(([, value]) => value !== ''),
    people: sheet.people.map(({ name, position, duties }) => ({
      name,
      position,
      duties: duties.map(({ date, from, to }) => [
        longDate(date),
        `${clockTime(from)} to ${clockTime(to)}${to > 1440 ? ' (next day)' : ''}`,
      ]),
    })),
    decided: sheet.decided.map(({ label, name, title, on }) => ({ label, name, title, on: longDate(on) })),
  };
}
