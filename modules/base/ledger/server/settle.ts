import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Line, NewPosting } from '../contract.ts';
import { formatAmount } from '../rules/format-amount.ts';
import type { Draft, KnownEntry } from '../rules/plan-entries.ts';
import { findPosted, keyOf } from './find-posted.ts';
import type { LedgerCall } from './ledger-call.ts';
import { draftReleases, endOf, lockHolds, readHolds, type OpenHold } from './open-holds.ts';
import { accountsOf, draftOf } from './post.ts';
import { requireCharges } from './require-lines.ts';
import { writeUnposted } from './write-drafts.ts';

/**
 * Turns what a request holds into use, up to what it holds, and frees the rest: one posting for each month of the card. Days that
 * were held come from the lots that hold them; other days find their lots anew. The same keys again are the same postings.
 * Errors: 409 where the request holds less, or nothing; as of `post`.
 */
export async function settle(call: LedgerCall, requestId: number, postings: readonly NewPosting[]): Promise<number[]> {
  return settleHolds(call, requestId, postings, await lockHolds(call.db, requestId, postings.flatMap(accountsOf)));
}

/** The same for who has locked all accounts of the lines and those on which the request may hold anything. */
export async function settleLocked(call: LedgerCall, requestId: number, postings: readonly NewPosting[]): Promise<number[]> {
  return settleHolds(call, requestId, postings, await readHolds(call.db, requestId));
}

async function settleHolds(
  call: LedgerCall,
  requestId: number,
  postings: readonly NewPosting[],
  holds: readonly OpenHold[],
): Promise<number[]> {
  for (const { lines } of postings) requireCharges(lines);
  const drafts = postings.map(({ kind, lines, ...cause }) => draftOf(kind, { ...cause, requestId }, lines));
  const open = [...holds];
  const settled = drafts.map((draft) => settleLines(draft, open));
  const all = [...settled, ...draftReleases(requestId, open, 'Not needed when the request was settled')];
  const posted = await findPosted(call.db, all);
  if (drafts.every((draft) => posted.has(keyOf(draft)))) return drafts.map((draft) => posted.get(keyOf(draft))!);
  requireHeld(drafts, holds);
  return (await writeUnposted(call, all, posted)).slice(0, drafts.length);
}

/** Takes each line from the holds of its day, which are then no longer open; what is not covered by them stays a line. */
function settleLines(draft: Draft, open: OpenHold[]): Draft {
  const entries: KnownEntry[] = [];
  const lines: Line[] = [];
  for (const line of draft.lines) {
    let rest = -line.amount;
    for (const hold of open.filter((one) => one.personnelId === draft.personnelId && one.book === line.book.code && one.on === line.on)) {
      if (rest === 0) break;
      const used = Math.min(rest, hold.hold);
      entries.push(endOf(hold, used));
      open.splice(open.indexOf(hold), 1);
      rest -= used;
    }
    if (rest > 0) lines.push({ ...line, amount: -rest });
  }
  return { ...draft, entries, lines };
}

function requireHeld(drafts: readonly Draft[], holds: readonly OpenHold[]): void {
  if (holds.length === 0) throw wrongState('This request holds nothing; it was settled or released already.');
  const wanted = Map.groupBy(
    drafts.flatMap(({ personnelId, lines }) => lines.map(({ book, amount }) => ({ personnelId, book, amount }))),
    ({ personnelId, book }) => `${personnelId} ${book.code}`,
  );
  for (const lines of wanted.values()) {
    const { personnelId, book } = lines[0]!;
    const amount = lines.reduce((sum, line) => sum - line.amount, 0);
    const held = holds.reduce((sum, one) => (one.personnelId === personnelId && one.book === book.code ? sum + one.hold : sum), 0);
    if (amount > held)
      throw wrongState(
        `${book.name}: the request holds ${formatAmount(held, book.unit)}, so ${formatAmount(amount, book.unit)} cannot be settled. Reserve the rest first.`,
      );
  }
}
