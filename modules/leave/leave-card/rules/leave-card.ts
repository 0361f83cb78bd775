import { SL, SL_WITHOUT_PAY, VL, VL_WITHOUT_PAY } from '@talaan/leave/rules/books.ts';
import type { PostingKind } from '@talaan/ledger/contract.ts';

/** A posting that moves vacation or sick leave, or their columns without pay. Amounts are thousandths of a day. */
export interface CardPosting {
  id: number;
  kind: PostingKind;
  period: string;
  particulars: string;
  cause: string;
  key: string;
  requestId: number | null;
  /** Of a reversal: what it reverses. */
  reversesId: number | null;
  reversedById: number | null;
  days: readonly { on: string; book: string; amount: number }[];
}

/** A month of an application that moves nothing of the card: leave of another kind, or one that was disapproved. */
export interface OtherLeave {
  applicationId: number;
  period: string;
  on: string;
  particulars: string;
}

export interface CardColumns {
  earned: number;
  withPay: number;
  balance: number;
  withoutPay: number;
}

export interface CardLine {
  posting: CardPosting | null;
  other: OtherLeave | null;
  period: string;
  on: string;
  particulars: string;
  vl: CardColumns;
  sl: CardColumns;
}

/** On one day: what is brought forward, then leave and absences, Earned, late and undertime, what is forfeited (domain page, section 14). */
const PLACES: Partial<Record<PostingKind, number>> = { BROUGHT_FORWARD: 0, EARN: 2, LATE_UT: 3, FORFEIT: 4, EXPIRE: 4 };
const PLACE_OF_LEAVE = 1;

/** The rows of the leave card with the balances after each, in its order: by effective date, a reversal after what it reverses. */
export function leaveCard(postings: readonly CardPosting[], others: readonly OtherLeave[]): CardLine[] {
  const byId = new Map(postings.map((posting) => [posting.id, posting]));
  const places = [
    ...postings.map((posting) => ({ posting, other: null, ...placeOf(posting, byId) })),
    ...others.map((other) => ({ posting: null, other, on: other.on, rank: PLACE_OF_LEAVE, of: Infinity, id: other.applicationId })),
  ].toSorted((one, other) => compare(one.on, other.on) || one.rank - other.rank || compare(one.of, other.of) || one.id - other.id);
  let vl = 0;
  let sl = 0;
  return places.map(({ posting, other, on }) => {
    const kind = posting && kindOf(posting, byId);
    const sign = posting?.kind === 'REVERSAL' ? -1 : 1;
    const ofVacation = columnsOf(posting?.days ?? [], kind, sign, VL.code, VL_WITHOUT_PAY.code);
    const ofSick = columnsOf(posting?.days ?? [], kind, sign, SL.code, SL_WITHOUT_PAY.code);
    vl += ofVacation.balance;
    sl += ofSick.balance;
    const { period, particulars } = posting ?? other;
    return { posting, other, period, on, particulars, vl: { ...ofVacation, balance: vl }, sl: { ...ofSick, balance: sl } };
  });
}

function placeOf(posting: CardPosting, byId: ReadonlyMap<number, CardPosting>): { on: string; rank: number; of: number; id: number } {
  const rank = PLACES[kindOf(posting, byId)] ?? PLACE_OF_LEAVE;
  const on = posting.days.map((day) => day.on).reduce((first, day) => (day < first ? day : first));
  return { on, rank, of: posting.reversesId ?? posting.id, id: posting.id };
}

/** What a posting is about: a reversal stands in the columns of what it reverses, with the opposite sign. */
function kindOf({ kind, reversesId }: CardPosting, byId: ReadonlyMap<number, CardPosting>): PostingKind {
  return (kind === 'REVERSAL' ? byId.get(reversesId!)?.kind : undefined) ?? kind;
}

/** `balance` is what the row adds to it. What is brought forward stands in the balance alone. */
function columnsOf(days: CardPosting['days'], kind: PostingKind | null, sign: 1 | -1, book: string, withoutPayBook: string): CardColumns {
  const amounts = days.filter((day) => day.book === book).map(({ amount }) => amount);
  const shown = kind === 'BROUGHT_FORWARD' ? [] : amounts;
  return {
    earned: sum(shown.filter((amount) => amount * sign > 0)),
    withPay: 0 - sum(shown.filter((amount) => amount * sign < 0)),
    balance: sum(amounts),
    withoutPay: sum(days.filter((day) => day.book === withoutPayBook).map(({ amount }) => amount)),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function compare<T extends string | number>(one: T, other: T): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
