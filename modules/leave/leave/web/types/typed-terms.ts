import type { LeaveTerms } from '../../contract/types.ts';
import type { FormBox, PaperCase } from '../../rules/leave-type.ts';

export interface TypedPaper {
  /** Tells the rows apart. */
  line: number;
  name: string;
  when: PaperCase;
}

type Numbers =
  | 'amount'
  | 'most_events'
  | 'service_months'
  | 'least_balance'
  | 'notice_days'
  | 'before_days'
  | 'within_days'
  | 'filed_within_days'
  | 'longest_run';

/** Terms as they are typed: days instead of thousandths, and numbers that may be empty. */
export type TypedTerms = Omit<LeaveTerms, Numbers | 'papers' | 'box' | 'event'> & {
  [N in Numbers]: number | string;
} & { box: FormBox; event: string; papers: TypedPaper[]; effective_on: string | null; code: string };

export const BLANK_TERMS: LeaveTerms = {
  name: '',
  box: 'OTHERS',
  details: null,
  charge: 'OWN',
  amount: null,
  unit: 'WORKING',
  per: 'YEAR',
  event: null,
  most_events: null,
  smallest: 'DAY',
  counts_dates: true,
  sex: null,
  statuses: ['PERM', 'TEMP', 'COT', 'FIXED', 'CAS', 'CONTR', 'SUBS'],
  teachers: 'ANY',
  service_months: 0,
  least_balance: null,
  notice_days: null,
  event_may_come: true,
  before_days: null,
  within_days: null,
  filed_within_days: null,
  longest_run: null,
  papers: [],
  papers_may_follow: false,
  earns: true,
  is_confidential: false,
  is_discretionary: true,
  is_filed: true,
  law: '',
};

export function typedTerms(terms: LeaveTerms, code: string, from: string | null): TypedTerms {
  const days = (thousandths: number | null) => (thousandths === null ? '' : thousandths / 1000);
  return {
    ...terms,
    amount: days(terms.amount),
    least_balance: days(terms.least_balance),
    most_events: terms.most_events ?? '',
    notice_days: terms.notice_days ?? '',
    before_days: terms.before_days ?? '',
    within_days: terms.within_days ?? '',
    filed_within_days: terms.filed_within_days ?? '',
    longest_run: terms.longest_run ?? '',
    event: terms.event ?? '',
    papers: terms.papers.map((paper, line) => ({ ...paper, line })),
    effective_on: from,
    code,
  };
}

export function bodyOfTerms({
  papers,
  effective_on: from,
  event,
  ...typed
}: TypedTerms): LeaveTerms & { effective_on: string; code: string } {
  const thousandths = (days: number | string) => (days === '' ? null : Math.round(Number(days) * 1000));
  const whole = (value: number | string) => (value === '' ? null : Number(value));
  return {
    ...typed,
    amount: thousandths(typed.amount),
    least_balance: thousandths(typed.least_balance),
    most_events: whole(typed.most_events),
    service_months: Number(typed.service_months),
    notice_days: whole(typed.notice_days),
    before_days: whole(typed.before_days),
    within_days: whole(typed.within_days),
    filed_within_days: whole(typed.filed_within_days),
    longest_run: whole(typed.longest_run),
    event: event.trim() === '' ? null : event,
    papers: papers.map(({ name, when }) => ({ name, when })),
    effective_on: from ?? '',
  };
}
