import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { printedForm } from '@talaan/papers/server/public.ts';
import { COST_NAMES, DEGREE_NAMES, GRANT_NAMES, MODE_NAMES } from '../contract/codes.ts';
import type { Contract, Scholarship } from '../contract/scholarships.ts';

interface ContractSheet {
  /** Whose letterhead it carries. */
  office_id: number;
  printed_on: string;
  university: string;
  position: string | null;
  /** As they sign: `MARIA D. IBARRA`. */
  scholar: string;
  head: string | null;
  head_title: string | null;
  home: string;
  found: Pick<Scholarship, 'kind' | 'degree' | 'programme' | 'school' | 'grantor' | 'signed_on' | 'notarized_on'> & {
    contract: Contract;
    stretches: readonly { mode: Scholarship['stretches'][number]['mode']; from: string; to: string; is_extension: boolean }[];
  };
  months: number;
  says: readonly string[];
}

/** The contract between university and scholar with its two sureties, for the notary; a draft until it is signed. */
export const contractForm = printedForm<ContractSheet>({
  template: new URL('./contract.typ', import.meta.url),
  letterhead: ({ office_id, printed_on }) => ({ officeId: office_id, date: printed_on }),
  layOut: ([only]) => {
    const { sheet, marks } = only!;
    const { found, months } = sheet;
    const { terms, amount, sureties } = found.contract;
    const { base, unfinished_per10000: share, interest_per10000: interest } = terms.refund;
    return {
      head: marks.head,
      is_draft: found.signed_on === null,
      university: sheet.university,
      head_name: sheet.head ?? '',
      head_title: sheet.head_title ?? 'Head of the university',
      scholar: sheet.scholar,
      position: sheet.position ?? '',
      home: sheet.home,
      grant: `${GRANT_NAMES[found.kind]}${found.grantor === '' ? '' : ` (${found.grantor})`}`,
      study: `${DEGREE_NAMES[found.degree]}: ${found.programme}, ${found.school}`,
      days: found.stretches
        .map(({ mode, from, to }) => `${MODE_NAMES[mode].toLowerCase()} from ${longDate(from)} to ${longDate(to)}`)
        .join('; '),
      amount: formatPesos(amount),
      months,
      says: sheet.says,
      base: base.map((kind) => COST_NAMES[kind].toLowerCase()).join(', '),
      share: share === null ? '' : `${share / 100} %`,
      interest: interest === null ? '' : `${interest / 100} %`,
      sureties,
      signed: found.signed_on === null ? '' : longDate(found.signed_on),
      notarized: found.notarized_on === null ? '' : longDate(found.notarized_on),
    };
  },
});
