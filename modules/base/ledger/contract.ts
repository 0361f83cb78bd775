/** What an amount counts; always an integer. Days have three decimals, compensatory credits may have half minutes. */
export type Unit = 'thousandth of a day' | 'second' | 'centavo' | 'minute';

/** What is counted of each person, such as vacation leave. */
export interface Book {
  code: string;
  name: string;
  unit: Unit;
  /** Whether credits are in lots with a day on which they expire; the lot that expires first is used first. */
  hasLots: boolean;
  /** How low a lot may go: 0, or below zero where an advance is allowed. */
  floor: number;
  /** What earning may not exceed; null without a limit. */
  cap: number | null;
}

/** Defines a book: `book('VL', { name: 'Vacation leave', unit: 'thousandth of a day' })`. Its module loads it with `loadBooks`. */
export function book(code: string, is: { name: string; unit: Unit; lots?: true; floor?: number; cap?: number }): Book {
  return { code, name: is.name, unit: is.unit, hasLots: is.lots ?? false, floor: is.floor ?? 0, cap: is.cap ?? null };
}

/** Kinds that a module posts by itself; the rest follow from what it does with a reservation, a lot or an earlier posting. */
export type PostedKind = 'EARN' | 'USE' | 'LATE_UT' | 'LWOP' | 'FORFEIT' | 'MONETIZE' | 'TERMINAL' | 'ADJUST' | 'BROUGHT_FORWARD';
export type PostingKind = PostedKind | 'EXPIRE' | 'RESERVE' | 'RELEASE' | 'REVERSAL';

/** A part of an account with its own expiry, from one day to the other, both included. */
export interface LotDates {
  earnedOn: string;
  expiresOn: string | null;
}

/** What is posted on a day: above zero credited, below zero charged. Each day of a leave is a line of its own. */
export interface Line {
  book: Book;
  /** In the unit of the book; an integer other than zero. */
  amount: number;
  /** `YYYY-MM-DD` */
  on: string;
  /** Required of a credit in a book with lots. A charge without it takes from the lots in the order of their expiry. */
  lot?: LotDates;
}

export interface Cause {
  personnelId: number;
  /** What made it, such as `month-close`, and which: `2026-02:417`. The same again is the same posting. */
  cause: string;
  key: string;
  requestId?: number;
  /** The month of the card, `YYYY-MM`. */
  period: string;
  /** As the card prints it: `UT 0-1-15`. */
  particulars: string;
  /** Required of an adjustment. */
  reason?: string;
}

export interface NewPosting extends Cause {
  kind: PostedKind;
  lines: readonly Line[];
}

/** An account as of a day. */
export interface Balance {
  personnelId: number;
  book: string;
  /** Posted up to the day, without what has expired. */
  balance: number;
  /** Reserved up to the day by requests that are not decided. */
  held: number;
  /** Whether the day is to come: credits not yet posted are missing. */
  isAhead: boolean;
}

/** A lot as of a day. */
export interface LotLeft {
  id: number;
  earnedOn: string | null;
  expiresOn: string | null;
  balance: number;
  held: number;
}

/** A row of the card: a posting, what it did to the book, and the balance after it. */
export interface ExplainedPosting {
  /** Null for an expiry that the sweep has not written yet. */
  postingId: number | null;
  kind: PostingKind;
  effectiveOn: string;
  period: string;
  particulars: string;
  amount: number;
  hold: number;
  /** After this row, in the order of the card. */
  balance: number;
  held: number;
  cause: string;
  key: string;
  requestId: number | null;
  /** The posting that this one reverses, and the one that reverses it. */
  reversesId: number | null;
  reversedById: number | null;
  reason: string;
  /** The account that posted it; null for the system. */
  by: string | null;
  recordedAt: string | null;
  days: readonly { on: string; lotId: number; amount: number; hold: number }[];
}

/** Why a balance is what it is: the postings that make it, in the order of the card, and the lots with what is left in each. */
export interface Explanation {
  balance: number;
  held: number;
  rows: readonly ExplainedPosting[];
  lots: readonly LotLeft[];
}
