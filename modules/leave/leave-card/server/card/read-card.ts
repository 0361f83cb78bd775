import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { SL, VL } from '@talaan/leave/rules/books.ts';
import { balances } from '@talaan/ledger/server/public.ts';
import { findPersonInScope, isReached } from '@talaan/personnel/server/public.ts';
import type { CardRow, LeaveCard } from '../../contract/card.ts';
import { causeOf } from '../../rules/cause.ts';
import { leaveCard, type CardColumns, type CardLine } from '../../rules/leave-card.ts';
import { readActions } from './read-actions.ts';
import { readHeader } from './read-header.ts';
import { readLeaveMonths, type LeaveMonth } from './read-leave-months.ts';
import { readPostings, type RecordedPosting } from './read-postings.ts';
import { readRights } from './read-rights.ts';

/** `hides` leaves out what confidential leave is: for a head. */
interface Asked {
  year?: number | undefined;
  corrections?: boolean | undefined;
  hides?: boolean;
}

/** The leave card of a person (domain page, section 8), each row with its cause; eight statements, however long the service was. */
export async function describeCard(call: Pick<Call, 'db' | 'today'>, personnelId: number, asked: Asked): Promise<LeaveCard> {
  const { db, today } = call;
  const header = await readHeader(call, personnelId);
  const postings = await readPostings(db, personnelId, asked.hides ?? false);
  const months = await readLeaveMonths(db, personnelId, asked.hides ?? false);
  const actions = await readActions(db, [
    ...postings.flatMap(({ requestId }) => requestId ?? []),
    ...months.map((one) => one.applicationId),
  ]);
  const lines = leaveCard(postings, withoutPostings(months, postings));
  const rows = lines.map((line) => rowOf(line, actions));
  const ofYear = (row: { on: string }) => asked.year === undefined || row.on.slice(0, 4) === String(asked.year);
  const earlier = asked.year === undefined ? undefined : lines.findLast(({ on }) => on < `${asked.year}-01-01`);
  return {
    ...header,
    year: asked.year ?? null,
    years: [...new Set(rows.map(({ on }) => Number(on.slice(0, 4))))].toReversed(),
    before: { vl: earlier?.vl.balance ?? 0, sl: earlier?.sl.balance ?? 0 },
    rows: rows.filter((row) => ofYear(row) && (asked.corrections === true || !row.is_corrected)),
    now: await readNow(call, personnelId),
    rights: await readRights(db, personnelId, { on: today, hides: asked.hides ?? false }),
  };
}

/** The card of the caller. */
export function describeMyCard(call: Call, asked: Asked): Promise<LeaveCard> {
  if (call.actor.personnelId === null) throw notFound('Your account belongs to no personnel record.');
  return describeCard(call, call.actor.personnelId, asked);
}

/** The card of a person whom HR or the head of their office reaches; opening it is noted. */
export async function describeCardOf(call: Call<{ id: number }>, asked: Asked): Promise<LeaveCard> {
  const { id } = await findPersonInScope(call, call.params.id, ['EDATSADMIN', 'EDATSDEPTHEAD']);
  await recordOpening(call, id, 'Leave card');
  return describeCard(call, id, { ...asked, hides: !(await readsAll(call, id)) });
}

/** Leave that is charged to neither vacation nor sick leave, month for month. */
function withoutPostings(months: readonly LeaveMonth[], postings: readonly RecordedPosting[]): LeaveMonth[] {
  const posted = new Set(
    postings.flatMap(({ requestId, period, reversedById }) => (requestId && !reversedById ? `${requestId} ${period}` : [])),
  );
  return months.filter(({ applicationId, period }) => !posted.has(`${applicationId} ${period}`));
}

/** HR reads what confidential leave is, and each person of their own. */
export async function readsAll({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>, personnelId: number): Promise<boolean> {
  if (personnelId === actor.personnelId) return true;
  const { rows } =
    await sql`select from personnel.person_view p where p.id = ${personnelId} and ${isReached(actor, ['EDATSADMIN'], 'p.id', today)}`.execute(
      db,
    );
  return rows.length > 0;
}

async function readNow({ db, today }: Pick<Call, 'db' | 'today'>, personnelId: number): Promise<LeaveCard['now']> {
  const posted = await balances(db, { people: [personnelId], books: [VL, SL], on: today, today });
  const { rows } = await sql<{ book: string; held: number }>`
    select book, held from ledger.account where personnel_id = ${personnelId} and book in (${VL.code}, ${SL.code})`.execute(db);
  const balanceOf = (code: string) => posted.find(({ book }) => book === code)?.balance ?? 0;
  const heldOf = (code: string) => rows.find(({ book }) => book === code)?.held ?? 0;
  return { vl: balanceOf(VL.code), sl: balanceOf(SL.code), vl_held: heldOf(VL.code), sl_held: heldOf(SL.code) };
}

function rowOf({ posting, other, period, on, particulars, vl, sl }: CardLine, actions: ReadonlyMap<number, string>): CardRow {
  const recorded = posting as RecordedPosting | null;
  const month = other as LeaveMonth | null;
  const request = recorded?.requestId ?? month?.applicationId ?? null;
  return {
    key: recorded ? `posting ${recorded.id}` : `application ${month!.applicationId} ${period}`,
    period,
    on,
    particulars,
    vl: answerColumns(vl),
    sl: answerColumns(sl),
    action: (request !== null && actions.get(request)) || '',
    no_effect: recorded === null,
    is_corrected: recorded !== null && (recorded.reversesId !== null || recorded.reversedById !== null),
    ...causeOf(recorded ?? { cause: 'leave', key: '', requestId: request }),
    reason: recorded?.reason ?? '',
    by: recorded?.by ?? null,
    recorded_at: recorded?.recordedAt ?? null,
    days: recorded ? [...recorded.days] : [],
  };
}

function answerColumns({ earned, withPay, balance, withoutPay }: CardColumns): CardRow['vl'] {
  return { earned, with_pay: withPay, balance, without_pay: withoutPay };
}
