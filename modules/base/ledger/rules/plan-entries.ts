import type { Cause, Line, PostingKind } from '../contract.ts';
import { creditedLot, firstShortSpan, moveLot, takeFromLots, type OpenLot } from './take-from-lots.ts';

/** An entry whose lot is known: of a reversal, a settlement, a release or an expiry. */
export interface KnownEntry {
  lotId: number;
  personnelId: number;
  book: string;
  on: string;
  amount: number;
  hold: number;
  settlesNo: number | null;
}

/** A posting before its lines have found their lots. The lines of a reservation become holds. */
export interface Draft extends Cause {
  kind: PostingKind;
  reversesId: number | null;
  lines: readonly Line[];
  entries: readonly KnownEntry[];
  /** Of the lines as they were asked for, by which a repeated posting is known. */
  linesHash: string;
}

export interface PlannedEntry extends KnownEntry {
  draft: Draft;
}

/** What was wanted on a day, and how much of it is missing. */
export interface Shortage {
  personnelId: number;
  book: string;
  on: string;
  wanted: number;
  missing: number;
  /** A lot that a reversal leaves without what was used later: on the first day on which its running sum, moved so far, is below its floor. */
  uncovered?: { lotId: number; moved: number };
}

/**
 * Finds the lots of all lines, in the order in which they are to be written: what raises a lot first, so that a set of postings is
 * judged by its end alone. `belowFloor` are lots that come out at less than their floor because they were swept at their expiry.
 */
export function planEntries(
  lots: readonly OpenLot[],
  drafts: readonly Draft[],
): { entries: PlannedEntry[]; belowFloor: OpenLot[]; shortage: Shortage | null } {
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  const byAccount = Map.groupBy(lots, accountOf);
  const entries: PlannedEntry[] = [];
  const write = (draft: Draft, entry: KnownEntry) => {
    moveLot(byId.get(entry.lotId)!, entry.on, entry.amount - entry.hold);
    entries.push({ ...entry, draft });
  };
  for (const draft of drafts) {
    for (const entry of draft.entries.filter(raises)) write(draft, entry);
    for (const line of draft.lines.filter(({ amount }) => amount > 0)) {
      const lot = creditedLot(byAccount.get(accountOf({ ...draft, book: line.book.code })) ?? [], line.book, line.lot)!;
      write(draft, onLot(lot, line.on, line.amount, 0));
    }
  }
  for (const draft of drafts) {
    for (const entry of draft.entries) if (!raises(entry)) write(draft, entry);
    for (const line of draft.lines.filter(({ amount }) => amount < 0).toSorted(byDay)) {
      const account = { personnelId: draft.personnelId, book: line.book.code };
      const { taken, missing } = takeFromLots(byAccount.get(accountOf(account)) ?? [], line.on, -line.amount, line.lot);
      const shortage = missing > 0 ? { ...account, on: line.on, wanted: -line.amount, missing } : null;
      if (shortage) return { entries: [], belowFloor: [], shortage };
      for (const { lot, amount } of taken) {
        const entry = draft.kind === 'RESERVE' ? onLot(lot, line.on, 0, amount) : onLot(lot, line.on, -amount, 0);
        entries.push({ ...entry, draft });
      }
    }
  }
  return { entries, belowFloor: lots.filter(({ free, floor }) => free < floor), shortage: findUncovered(lots) };
}

/** A reversal can leave a later day without what was used on it. */
function findUncovered(lots: readonly OpenLot[]): Shortage | null {
  for (const lot of lots) {
    const short = firstShortSpan(lot);
    if (!short) continue;
    const missing = lot.floor - short.lowest;
    const uncovered = { lotId: lot.id, moved: short.moved };
    return { personnelId: lot.personnelId, book: lot.book, on: short.from, wanted: missing, missing, uncovered };
  }
  return null;
}

function onLot({ id, personnelId, book }: OpenLot, on: string, amount: number, hold: number): KnownEntry {
  return { lotId: id, personnelId, book, on, amount, hold, settlesNo: null };
}

function raises({ amount, hold }: KnownEntry): boolean {
  return amount >= hold;
}

function byDay(one: Line, other: Line): number {
  return one.on < other.on ? -1 : Number(one.on > other.on);
}

function accountOf({ personnelId, book }: { personnelId: number; book: string }): string {
  return `${personnelId} ${book}`;
}
