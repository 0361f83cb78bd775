import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { whoseLeave } from '@talaan/leave/server/public.ts';
import type { LeaveSummary, readLeaveSummary as endpoint } from '../../contract/summary.ts';
import { bookFigures } from '../../rules/book-figures.ts';
import { readsAll } from '../card/read-card.ts';
import { readHeader } from '../card/read-header.ts';
import { readAccounts, readMoves, type Account, type AccountMove } from '../forecast/read-accounts.ts';
import { findKind, readKinds } from './find-kind.ts';
import { readBookRows, readTypeRows } from './read-kind-rows.ts';

type Asking = CallOf<typeof endpoint>;

/**
 * The ledger of one type of leave or book of a person, of a year or of all years, each row with its cause; a constant number of statements.
 * Opening that of another person is noted. Errors: 404 for a person beyond reach, and for a type that is not there or not for the reader.
 */
export async function describeSummary(call: Asking): Promise<{ summary: LeaveSummary }> {
  const { db, today, query, actor } = call;
  const personnelId = await whoseLeave(call, query.personnel_id ?? null);
  const hides = !(await readsAll(call, personnelId));
  const kinds = await readKinds(db);
  const { code, name, book } = await findKind(db, kinds, query.code, hides);
  if (personnelId !== actor.personnelId) await recordOpening(call, personnelId, `Leave summary, ${name}`);
  const asked = { personnelId, today, hides };
  const found = book ? await readBookRows(db, book, asked) : await readTypeRows(db, code, asked);
  const accounts = await readAccounts(db, personnelId, { from: today, today });
  const moves = await readMoves(db, personnelId, { from: today, hides });
  const { personnel, earns } = await readHeader(call, personnelId);
  const { id, idno, fullname, office } = personnel;
  const first = query.year === undefined ? undefined : `${query.year}-01-01`;
  const ofYear = found.rows.filter(({ row }) => first === undefined || row.on.slice(0, 4) === first.slice(0, 4));
  const earlier = first === undefined ? undefined : found.rows.findLast(({ row }) => row.on < first);
  const figures = (rows: typeof found.rows) => rows.map(({ figure }) => figure);
  return {
    summary: {
      personnel: { id, idno, fullname, office },
      earns,
      code,
      name,
      book: book?.code ?? null,
      unit: book?.unit === 'second' ? 'second' : 'thousandth of a day',
      books: accounts.filter((one) => isListed(one, code, hides)).map((one) => ({ code: one.book, name: one.name })),
      year: query.year ?? null,
      years: [...new Set(found.rows.map(({ row }) => Number(row.on.slice(0, 4))))].toReversed(),
      before: earlier?.row.balance ?? 0,
      now: found.now,
      held: accounts.find((one) => one.book === book?.code)?.held ?? 0,
      figures: bookFigures(figures(ofYear), figures(found.rows)),
      rows: ofYear.map(({ row }) => row).filter((row) => query.corrections === true || !row.is_corrected),
      reserved: reservedIn(moves, book?.code),
      lots: found.lots,
    },
  };
}

function isListed({ book, needsProof, isConfidential, held }: Account, asked: string, hides: boolean): boolean {
  return (!hides || !isConfidential) && (!needsProof || held !== 0 || book === asked);
}

/** What each request holds of a book, by its first day. */
function reservedIn(moves: readonly AccountMove[], book: string | undefined): LeaveSummary['reserved'] {
  const held = moves.filter((move) => move.kind === 'FILED' && move.book === book && move.requestId !== null);
  return [...Map.groupBy(held, ({ requestId }) => requestId!)].map(([request_id, own]) => ({
    request_id,
    on: own[0]!.on,
    particulars: own[0]!.particulars,
    amount: own.reduce((sum, { amount }) => sum - amount, 0),
  }));
}
