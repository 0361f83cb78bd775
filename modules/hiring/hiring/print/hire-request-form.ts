import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import type { HireRequest } from '../contract.ts';
import { RATE_KINDS, formatKind } from '../rules/hire-terms.ts';
import { REASONS } from '../rules/reason-of-vacancy.ts';

interface Signature {
  /** `Requested by`. */
  label: string;
  name: string;
  title: string;
  /** The day of the step; empty where nobody took it yet. */
  date: string;
}

/** A request to hire as it is stored on approval; a draft has no names where nobody acted yet. */
export interface HirePaper {
  control_number: string;
  /** Whose letterhead it carries. */
  office_id: number;
  date: string;
  facts: [label: string, value: string][];
  standards: [label: string, value: string][];
  preferred: string;
  justification: string;
  duties: string;
  signatures: Signature[];
}

/** One page, or more where much is written. */
export const hireRequestForm = printedForm<HirePaper>({
  template: new URL('./hire-request.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet, marks }: OnPaper<HirePaper>): object {
  return {
    ...marks,
    ...sheet,
    date: longDate(sheet.date),
    signatures: sheet.signatures.map((one) => ({ ...one, date: one.date && longDate(one.date) })),
  };
}

type OnThePaper = Pick<
  HireRequest,
  | 'office_name'
  | 'position'
  | 'salary_grade'
  | 'kind'
  | 'status_code'
  | 'needed'
  | 'reason'
  | 'vice'
  | 'needed_by'
  | 'from'
  | 'to'
  | 'rate'
  | 'rate_kind'
  | 'fund_source'
  | 'program'
> & { items: readonly { item_number: string }[] };

/** What is asked for, in lines; what is empty is left out. */
export function factsOnPaper(record: OnThePaper): [label: string, value: string][] {
  const { salary_grade: grade, rate, rate_kind: each, from, to } = record;
  const facts: [string, string][] = [
    ['Requesting unit', record.office_name],
    ['Position', `${record.position}${grade === null ? '' : `, SG ${grade}`}`],
    ['Kind', formatKind(record)],
    [record.items.length > 1 ? 'Item numbers' : 'Item number', record.items.map(({ item_number }) => item_number).join(', ')],
    ['Number needed', String(record.needed)],
    ['Reason', `${REASONS[record.reason]}${record.vice ? `, vice ${record.vice}` : ''}`],
    ['Needed by', longDate(record.needed_by)],
    ['Period', from === null || to === null ? '' : `${longDate(from)} to ${longDate(to)}`],
    ['Rate', rate === null || each === null ? '' : `${formatPesos(rate)} ${RATE_KINDS[each]}`],
    ['Fund source', record.fund_source],
    ['Program', record.program],
  ];
  return facts.filter(([, value]) => value !== '');
}
