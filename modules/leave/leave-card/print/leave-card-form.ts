import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { cellOf, formatThousandths } from '@talaan/leave/rules/format-days.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import type { LeaveCard } from '../contract/card.ts';

/** A leave card as it is printed; it is no certificate, and carries no number. Days as YYYY-MM-DD. */
export interface CardSheet {
  card: Pick<LeaveCard, 'personnel' | 'before' | 'rows' | 'year' | 'now'>;
  /** When the person entered on duty in the present service. */
  entered_on: string | null;
  gsis: string;
  tin: string;
  date: string;
  /** Whose letterhead it carries. */
  office_id: number;
}

/** The employee’s leave card in its eleven columns (domain page, section 8), on as many pages as it takes. */
export const leaveCardForm = printedForm<CardSheet>({
  template: new URL('./leave-card.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: (sheets) => ({ cards: sheets.map(layOut) }),
});

function layOut({ sheet: { card, entered_on, gsis, tin, date }, marks }: OnPaper<CardSheet>): object {
  const { personnel, before, rows, year, now } = card;
  return {
    head: marks.head,
    facts: [
      ['Name', personnel.fullname],
      ['Office / Division', personnel.office ?? ''],
      ['First day of service', formatDate(personnel.first_day)],
      ['GSIS no.', gsis],
      ['Status', personnel.status ?? ''],
      ['Civil status', personnel.civil_status],
      ['Entrance to duty', formatDate(entered_on)],
      ['TIN', tin],
    ],
    year: year === null ? '' : String(year),
    before:
      year === null ? null : [String(year), 'Balance of the years before', formatThousandths(before.vl), formatThousandths(before.sl)],
    rows: rows.map(cellsOf),
    vl: formatThousandths(now.vl),
    sl: formatThousandths(now.sl),
    date: longDate(date),
    number: personnel.idno,
  };
}

/** A cell for each column; what has no effect on the card says so. */
function cellsOf({ period, particulars, vl, sl, action, no_effect, reason }: LeaveCard['rows'][number]): string[] {
  const said = [no_effect ? `${particulars} (no effect)` : particulars, reason].filter(Boolean).join(': ');
  return [
    monthName(period).replace(/^(\w{3})\w*/, '$1'),
    said,
    ...[vl, sl].flatMap((one) => [cellOf(one.earned), cellOf(one.with_pay), formatThousandths(one.balance), cellOf(one.without_pay)]),
    action,
  ];
}

function formatDate(date: string | null): string {
  return date === null ? '' : longDate(date);
}
