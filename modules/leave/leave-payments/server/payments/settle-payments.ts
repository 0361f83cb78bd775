import { sql } from 'kysely';
import { SL, VL } from '@talaan/leave/rules/books.ts';
import { formatCredits } from '@talaan/leave/rules/format-credits.ts';
import { balances, correct, lockAccounts, release, reserve, settle } from '@talaan/ledger/server/public.ts';
import { withdrawPapers } from '@talaan/papers/server/public.ts';
import type { Moved, StepCall, StepInput } from '@talaan/requests/server/public.ts';
import { valueOfCredits } from '../../rules/credit-value.ts';
import type { PaymentBasis } from '../../rules/reasons.ts';
import { linesOf } from './payment-lines.ts';
import { issueSheets } from './payment-sheets.ts';
import { readStanding } from './read-standing.ts';

type Steps = readonly Moved[];

interface Kept {
  id: number;
  personnel_id: number;
  basis: PaymentBasis;
  vl: number;
  sl: number;
}

/** Freezes the credits, the salary and the value as they are on the day of the certification; of terminal leave all credits are set aside. */
export async function certifyPayments(call: StepCall, moved: Steps): Promise<void> {
  const nos = new Map(moved.map(({ id, no }) => [id, no]));
  for (const { id, personnel_id, basis, ...asked } of await readKept(call, moved)) {
    await lockAccounts(
      call.db,
      [VL, SL].map(({ code }) => ({ personnelId: personnel_id, book: code })),
    );
    const { monthly, factor, ...left } = await readStanding(call, personnel_id);
    const { vl, sl } = basis === 'TERMINAL' ? left : asked;
    const found = await balances(call.db, { people: [personnel_id], books: [VL, SL], on: call.today, today: call.today });
    const before = (code: string) => found.find(({ book }) => book === code)?.balance ?? 0;
    await sql`
      update leave.payment set vl = ${vl}, sl = ${sl}, vl_before = ${before(VL.code)}, sl_before = ${before(SL.code)}, monthly = ${monthly}, factor = ${factor},
        value = ${valueOfCredits(monthly!, vl + sl, factor)}, certified_on = ${call.today} where id = ${id}`.execute(call.db);
    if (basis === 'TERMINAL') await setAside(call, { id, personnelId: personnel_id, vl, sl, no: nos.get(id)! });
  }
}

async function setAside(
  call: StepCall,
  { id, personnelId, vl, sl, no }: { id: number; personnelId: number; vl: number; sl: number; no: number },
): Promise<void> {
  await reserve(call, {
    personnelId,
    cause: 'terminal',
    key: `${id}:asked:${no}`,
    requestId: id,
    period: call.today.slice(0, 7),
    particulars: `Terminal leave ${formatCredits(vl + sl)}`,
    lines: linesOf({ vl, sl }, call.today),
  });
}

/** Takes the credits from the card on the day of the approval, and issues the computation sheet. */
export async function payCredits(call: StepCall, moved: Steps): Promise<void> {
  const { db, today } = call;
  for (const { id, personnel_id: personnelId, basis, vl, sl } of await readKept(call, moved)) {
    const isTerminal = basis === 'TERMINAL';
    const posting = {
      kind: isTerminal ? ('TERMINAL' as const) : ('MONETIZE' as const),
      personnelId,
      cause: isTerminal ? 'terminal' : 'monetization',
      key: String(id),
      period: today.slice(0, 7),
      particulars: `${isTerminal ? 'Terminal leave' : 'Monetization'} ${formatCredits(vl + sl)}`,
      lines: linesOf({ vl, sl }, today),
    };
    await settle(call, id, [posting]);
  }
  await sql`update leave.payment set approved_on = ${today} where id = any(${idsOf(moved)}::integer[])`.execute(db);
  await issueSheets(call, idsOf(moved));
}

/** The credits may be used again. Those of terminal leave are not set aside before HR certifies. */
export async function freePayments(call: StepCall, moved: Steps, { remarks }: StepInput): Promise<void> {
  const froms = new Map(moved.map(({ id, from }) => [id, from]));
  for (const { id, basis } of await readKept(call, moved))
    if (basis !== 'TERMINAL' || froms.get(id) !== 'SUBMITTED') await release(call, id, remarks);
}

/** Back with HR: what terminal leave is will be found anew. */
export async function returnPayments(call: StepCall, moved: Steps, { remarks }: StepInput): Promise<void> {
  for (const { id, basis } of await readKept(call, moved)) if (basis === 'TERMINAL') await release(call, id, remarks);
}

/** An approval is cancelled before it is paid: the credits are back on the card, the sheet is withdrawn. */
export async function reversePayments(call: StepCall, moved: Steps, { remarks }: StepInput): Promise<void> {
  const ids = idsOf(moved);
  const { rows: posted } = await sql<{ id: number }>`
    select id from ledger.posting where request_id = any(${ids}::integer[]) and kind in ('MONETIZE', 'TERMINAL') order by id`.execute(
    call.db,
  );
  await correct(call, { reverse: posted.map(({ id }) => id), post: [], reason: remarks });
  const { rows: papers } = await sql<{ code: string }>`
    select code from leave.payment where id = any(${ids}::integer[]) and code is not null`.execute(call.db);
  await withdrawPapers(
    call,
    papers.map(({ code }) => code),
    remarks,
  );
}

async function readKept({ db }: StepCall, moved: Steps): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select id, personnel_id, basis, vl, sl from leave.payment where id = any(${idsOf(moved)}::integer[]) order by id`.execute(db);
  return rows;
}

function idsOf(moved: Steps): number[] {
  return moved.map(({ id }) => id);
}
