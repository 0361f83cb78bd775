import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { printedForm } from '@talaan/papers/server/public.ts';
import type { RegisterRow } from '../contract/register.ts';

/** The register for one type of property. It is kept at the desk and drawn anew each time, so that it has no code. */
export interface RegisterSheet {
  entity: string;
  fund: string;
  from: string;
  to: string;
  as_of: string;
  account: string;
  account_name: string;
  lines: readonly RegisterRow[];
}

/** Registry of semi-expendable property issued (COA Circular 2022-004, Annex A.4). */
export const registerForm = printedForm<RegisterSheet>({
  template: new URL('./regspi.typ', import.meta.url),
  layOut: (sheets) => ({ registers: sheets.map(({ sheet }) => layOut(sheet)) }),
});

const KINDS = ['ISSUED', 'RETURNED', 'REISSUED'] as const;

function layOut({ lines, from, to, as_of: day, ...head }: RegisterSheet): object {
  const counted = (kind: RegisterRow['recorded_as']) => lines.filter((line) => line.recorded_as === kind).length;
  const lastOfItem = new Map(lines.map((line) => [line.item_id, line]));
  const held = [...lastOfItem.values()].filter(({ balance }) => balance > 0);
  return {
    ...head,
    of: `${head.account_name} (${head.account})`,
    period: `${longDate(from)} to ${longDate(to)}`,
    as_of: longDate(day),
    rows: lines.map((line) => [
      longDate(line.day),
      line.reference,
      line.property_no,
      [line.article, line.described].filter(Boolean).join(', '),
      String(line.life_years),
      ...KINDS.flatMap((kind) => (line.recorded_as === kind ? ['1', line.officer] : ['', ''])),
      line.recorded_as === 'DISPOSED' ? '1' : '',
      String(line.balance),
      formatMoney(line.amount),
      line.remarks,
    ]),
    totals: [
      ...KINDS.flatMap((kind) => [String(counted(kind)), '']),
      String(counted('DISPOSED')),
      String(held.length),
      formatMoney(held.reduce((sum, { amount }) => sum + amount, 0)),
    ],
  };
}
