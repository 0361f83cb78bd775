import type { Book, Line, NewPosting } from '@talaan/ledger/contract.ts';
import { SL, SL_WITHOUT_PAY, VL, VL_WITHOUT_PAY } from './books.ts';
import { hoursParticulars, leaveParticulars } from './particulars.ts';
import type { Part } from './parts.ts';

/** An application as the ledger knows it. */
export interface PostedLeave {
  id: number;
  personnelId: number;
  code: string;
  /** The book of the type's own right, which gives days or seconds; null where it has none. */
  ownBook: Book | null;
}

/** What a set of dates takes from credits, one line a day and book, in order. */
export function chargesOf({ ownBook }: Pick<PostedLeave, 'ownBook'>, parts: readonly Part[]): Line[] {
  const lines = parts.flatMap((part) => [
    { book: VL, amount: part.vl, on: part.date },
    { book: SL, amount: part.sl, on: part.date },
    ...(ownBook ? [{ book: ownBook, amount: ownBook.unit === 'second' ? part.seconds : part.own, on: part.date }] : []),
  ]);
  return sumByDay(lines).map((line) => ({ ...line, amount: -line.amount }));
}

/**
 * The rows of the card for a leave that is approved: for each month what is used, and what is without pay, which counts up in its own column.
 * `step` tells one approval of an application from another.
 */
export function postingsOfLeave(
  leave: PostedLeave,
  parts: readonly Part[],
  step: number | string,
): { used: NewPosting[]; unpaid: NewPosting[] } {
  const used: NewPosting[] = [];
  const unpaid: NewPosting[] = [];
  for (const [period, own] of Map.groupBy(parts, ({ date }) => date.slice(0, 7))) {
    const { id: requestId, personnelId } = leave;
    const posting = { personnelId, requestId, cause: 'leave', period };
    const charged = chargesOf(leave, own);
    if (charged.length > 0)
      used.push({ ...posting, kind: 'USE', key: `${requestId}:${step}:${period}`, particulars: formatLeave(leave, own), lines: charged });
    const without = own.filter((part) => part.without > 0);
    if (without.length > 0)
      unpaid.push({
        ...posting,
        kind: 'LWOP',
        key: `${requestId}:${step}:${period}:without`,
        particulars: formatLeave({ ...leave, ownBook: null }, without),
        lines: sumByDay(
          without.map((part) => ({
            book: part.withoutColumn === 'SL' ? SL_WITHOUT_PAY : VL_WITHOUT_PAY,
            amount: part.without,
            on: part.date,
          })),
        ),
      });
  }
  return { used, unpaid };
}

/** `VL 5–6 Feb`, `CTO 8 h 20 Aug`: the dates that count. */
export function formatLeave({ code, ownBook }: Pick<PostedLeave, 'code' | 'ownBook'>, parts: readonly Part[]): string {
  const counting = parts.filter(({ thousandths }) => thousandths > 0);
  if (ownBook?.unit !== 'second') return leaveParticulars(code, counting);
  return hoursParticulars(
    code,
    counting.reduce((sum, { seconds }) => sum + seconds, 0),
    counting,
  );
}

function sumByDay(lines: readonly Line[]): Line[] {
  const byDay = Map.groupBy(
    lines.filter(({ amount }) => amount > 0),
    ({ book, on }) => `${on} ${book.code}`,
  );
  return [...byDay.values()].map((same) => ({ ...same[0]!, amount: same.reduce((sum, { amount }) => sum + amount, 0) }));
}
