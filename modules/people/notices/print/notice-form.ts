import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { dailyRate } from '@talaan/organization/rules/salary.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { KIND_WORDS, formatGrade } from '../rules/format-notice.ts';
import { formatLaw } from '../rules/format-law.ts';

/** A notice as its paper has it. Amounts are monthly, in centavos; dates are ISO. */
export interface NoticeOnPaper {
  kind: 'NOSA' | 'NOSI';
  dated: string;
  name: string;
  position: string;
  office: string;
  law: string;
  effectiveOn: string;
  grade: number;
  stepBefore: number;
  stepAfter: number;
  amountBefore: number;
  amountAfter: number;
  meritSteps: number;
  ratings: string;
  isPaidByDay: boolean;
  itemNumber: string;
  /** Of the day: whether a new table takes effect on it, so that the step comes on top of its salary. */
  followsAdjustment: boolean;
  corrects: string | null;
  isCancelled: boolean;
  /** Whose letterhead it carries, of which day. */
  issuingOfficeId: number;
  letterheadOf: string;
}

/** Notices of salary adjustment and of step increment, a page each. */
export const noticeForm = printedForm<NoticeOnPaper>({
  template: new URL('./notice.typ', import.meta.url),
  letterhead: ({ issuingOfficeId, letterheadOf }) => ({ officeId: issuingOfficeId, date: letterheadOf }),
  layOut: (sheets) => ({ notices: sheets.map(layOut) }),
});

function layOut({ sheet: notice, letterhead: { signatories }, marks }: OnPaper<NoticeOnPaper>): object {
  const { kind, effectiveOn, amountBefore, amountAfter } = notice;
  const signed = (role: string) => signatories.find((one) => one.role === role);
  return {
    ...marks,
    kind,
    title: KIND_WORDS[kind],
    under: kind === 'NOSI' ? (notice.meritSteps > 0 ? 'Due to meritorious performance' : 'Due to length of service') : '',
    dated: fullDate(notice.dated),
    name: notice.name,
    position: notice.position,
    office: notice.office,
    law: formatLaw(notice.law),
    effective: fullDate(effectiveOn),
    before_on: notice.followsAdjustment
      ? fullDate(effectiveOn)
      : fullDate(Temporal.PlainDate.from(effectiveOn).subtract({ days: 1 }).toString()),
    grade: String(notice.grade),
    grade_before: formatGrade(notice.grade, notice.stepBefore),
    grade_after: formatGrade(notice.grade, notice.stepAfter),
    before: formatMoney(amountBefore),
    after: formatMoney(amountAfter),
    difference: formatMoney(amountAfter - amountBefore),
    steps: formatSteps(notice.stepAfter - notice.stepBefore),
    is_merit: notice.meritSteps > 0,
    ratings: notice.ratings,
    daily: notice.isPaidByDay ? { before: formatMoney(dailyRate(amountBefore)), after: formatMoney(dailyRate(amountAfter)) } : null,
    item_number: notice.itemNumber,
    year: effectiveOn.slice(0, 4),
    corrects: notice.corrects === null ? '' : fullDate(notice.corrects),
    cancelled: notice.isCancelled,
    // The head of the agency signs both; HR certifies the step.
    certified:
      kind === 'NOSI' ? (signed('certified') ?? signed('prepared') ?? { name: '', title: 'Human Resource Management Officer' }) : null,
    approved: signed('approved') ?? { name: '', title: 'Head of Agency' },
  };
}

const DATE = new Intl.DateTimeFormat('en-PH', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-01-01` as `January 1, 2026`. */
function fullDate(date: string): string {
  return DATE.format(new Date(`${date}T00:00:00Z`));
}

function formatSteps(steps: number): string {
  return steps === 1 ? '1 step' : `${steps} steps`;
}
