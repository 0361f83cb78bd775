import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { pesoWords } from '@talaan/papers/rules/peso-words.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { CONTRACT_KINDS, RATE_KINDS } from '../contract.ts';
import { withPremium } from '../rules/contract-terms.ts';
import type { Signer } from '../rules/signer.ts';

/** What a contract says as it is stored when it is issued; of what is not known the paper leaves a line to fill in by hand. Days as YYYY-MM-DD. */
export interface ContractSheet {
  /** The number of the contract; a paper that replaces another says which one it is: `JO-2026-0012/2`. */
  control_number: string;
  /** The number of the contract. */
  number: string;
  kind: 'JO' | 'COS';
  /** Whose letterhead it carries. */
  office_id: number;
  date: string;
  /** Who signs for the university. */
  first: Signer;
  /** Null where nobody recommends it. */
  recommended: Signer | null;
  second: { name: string; civil_status: string; home: string };
  role: string;
  office: string;
  /** The comparable position, with its salary grade. */
  position: string;
  from: string;
  to: string;
  rate_kind: 'daily' | 'monthly';
  /** In centavos, without the premium. */
  rate: number;
  /** In percent. */
  premium: number;
  fund_source: string;
  duties: string;
  allows_unpaid_absence: boolean;
  wellness_days: number;
  /** The number of the contract that it renews; empty for a first one. */
  renews: string;
  /** Who certified the funds; null before that. */
  certified: (Signer & { on: string }) | null;
}

/** Two pages, or more where the duties are many. */
export const contractForm = printedForm<ContractSheet>({
  template: new URL('./contract.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet, marks, letterhead }: OnPaper<ContractSheet>): object {
  const { certified } = sheet;
  return {
    ...marks,
    ...sheet,
    title: CONTRACT_KINDS[sheet.kind],
    university: letterhead.university,
    address: letterhead.address,
    facts: factsOf(sheet),
    absence: formatAbsence(sheet),
    certified: certified && { ...certified, on: longDate(certified.on) },
  };
}

function factsOf(sheet: ContractSheet): [label: string, value: string][] {
  const { rate, premium } = sheet;
  const each = RATE_KINDS[sheet.rate_kind];
  const paid = withPremium(rate, premium);
  const facts: [string, string][] = [
    ['Work', sheet.role],
    ['Office', sheet.office],
    ['Comparable position', sheet.position],
    ['Period', `${longDate(sheet.from)} to ${longDate(sheet.to)}`],
    ['Rate', `${formatPesos(paid)} ${each} (${pesoWords(paid)})`],
    ['Of which premium', premium === 0 ? '' : `${premium} percent, over ${formatPesos(rate)} ${each}`],
    ['Renews', sheet.renews],
  ];
  return facts.filter(([, value]) => value !== '');
}

function formatAbsence({ allows_unpaid_absence, wellness_days: days }: ContractSheet): string {
  const absence = allows_unpaid_absence
    ? 'The Second Party may be absent without pay, by an approved application for leave without pay.'
    : 'No absence is agreed.';
  if (days === 0) return absence;
  return `${absence} The Second Party has wellness leave of ${days === 1 ? 'one day' : `${days} days`} within the period.`;
}
