import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { SL, VL, VL_WITHOUT_PAY } from '@talaan/leave/rules/books.ts';
import { earnedParticulars, leaveParticulars, shortParticulars } from '@talaan/leave/rules/particulars.ts';
import { followUnpaid } from '@talaan/leave/server/public.ts';
import type { NewPosting, Line } from '@talaan/ledger/contract.ts';
import { correct, lockAccounts, type LedgerCall } from '@talaan/ledger/server/public.ts';
import { planClose, type PlannedClose } from './plan-close.ts';
import { readFacts } from './read-facts.ts';

export const CAUSE = 'month-close';

/**
 * Closes a month for people within the transaction at hand: posts Earned, the late line and absences, and where a close before it found
 * otherwise, reverses its lines and posts anew in the same period. What stands as it should is left. Errors: Overdrawn, where
 * leave of a later day needs what is no longer earned.
 */
export async function postClose(call: ClosingCall, run: ClosingRun, people: readonly number[]): Promise<void> {
  await lockAccounts(
    call.db,
    people.flatMap((personnelId) => [VL, SL, VL_WITHOUT_PAY].map(({ code }) => ({ personnelId, book: code }))),
  );
  await postPlanned(call, run, await planOf(call.db, run, people));
}

type ClosingCall = LedgerCall & Pick<Call, 'today'>;

export interface ClosingRun {
  id: number;
  month: string;
  waits: boolean;
}

/** What the month of these people is to post; their accounts are locked. */
export async function planOf(db: Database, { month, waits }: ClosingRun, people: readonly number[]): Promise<PlannedClose[]> {
  return planClose(db, await readFacts(db, month, people), waits);
}

/** Posts what was planned. Errors: as of `postClose`. */
export async function postPlanned(call: ClosingCall, run: ClosingRun, planned: readonly PlannedClose[]): Promise<void> {
  const { db } = call;
  const moved = planned.filter(({ state }) => state === 'new' || state === 'changed' || state === 'gone');
  const reverse = await findLines(db, run.month, moved);
  const post = moved.flatMap((plan) => postingsOf(run.month, plan));
  if (reverse.length + post.length > 0) await correct(call, { reverse, post, reason: `${run.month} was closed again` });
  const kept = [...moved, ...planned.filter(({ state }) => state === 'noted')];
  await keep(call, run.month, kept);
  await followUnpaid(
    call,
    moved.filter(isUnpaid).map(({ personnelId }) => personnelId),
    `${run.month} was closed`,
  );
  const posted = moved.filter(({ state }) => state === 'new').length;
  await sql`update leave.close_run set posted = posted + ${posted}, corrected = corrected + ${moved.length - posted} where id = ${run.id}`.execute(
    db,
  );
}

/** Whether the close posts days without pay, or takes such back. */
function isUnpaid({ stands, lines }: PlannedClose): boolean {
  return [stands, lines].some((one) => one !== null && one.lateWithoutPay + one.absences.length > 0);
}

/** The postings of what stands; asked by person, so that those of a merged record are among them. */
async function findLines(db: Database, month: string, moved: readonly PlannedClose[]): Promise<number[]> {
  const people = moved.filter(({ stands }) => stands !== null).map(({ personnelId }) => personnelId);
  if (people.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select p.id from ledger.posting p
    where p.personnel_id = any (${people}::integer[]) and p.period = ${month} and p.cause = ${CAUSE}
      and not exists (select from ledger.posting r where r.reverses_id = p.id)
    order by p.personnel_id, p.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The lines of the card, in its order within a day. */
function postingsOf(month: string, { personnelId, state, stands, lines }: PlannedClose): NewPosting[] {
  if (state === 'gone') return [];
  const { lastDay: on, earned, presentHalfDays, lateWithPay, lateWithoutPay, absences } = lines;
  const version = (stands?.version ?? 0) + 1;
  const of = (line: string, kind: NewPosting['kind'], particulars: string, moved: Line[]): NewPosting[] => {
    const posted = moved.filter(({ amount }) => amount !== 0);
    const cause = { personnelId, cause: CAUSE, key: keyOf(month, personnelId, line, version), period: month };
    return posted.length > 0 ? [{ ...cause, kind, particulars, lines: posted }] : [];
  };
  return [
    ...of(
      'earned',
      'EARN',
      earnedParticulars(presentHalfDays),
      [VL, SL].map((book) => ({ book, amount: earned, on })),
    ),
    ...of('late', 'LATE_UT', shortParticulars(lines.lateMinutes, lines.undertimeMinutes), [
      { book: VL, amount: -lateWithPay, on },
      { book: VL_WITHOUT_PAY, amount: lateWithoutPay, on },
    ]),
    ...of(
      'absent',
      'LWOP',
      leaveParticulars(
        'Absent',
        absences.map(({ date }) => ({ date, part: 'DAY' })),
      ),
      absences.map(({ date, thousandths }) => ({ book: VL_WITHOUT_PAY, amount: thousandths, on: date })),
    ),
  ];
}

function keyOf(month: string, personnelId: number, line: string, version: number): string {
  return `${month}:${personnelId}:${line}:${version}`;
}

async function keep({ db, now }: LedgerCall, month: string, plans: readonly PlannedClose[]): Promise<void> {
  if (plans.length === 0) return;
  const rows = plans.map(({ personnelId, state, stands, lines }) => ({
    ...(state === 'gone' ? { ...lines, ...NOTHING } : lines),
    personnelId,
    version: (stands?.version ?? 0) + (state === 'noted' ? 0 : 1),
  }));
  await sql`
    insert into leave.closed_month (personnel_id, month, version, last_day, earned, present_half_days, without_pay, late_minutes,
      undertime_minutes, late_with_pay, late_without_pay, absences, has_record, closed_at)
    select c."personnelId", ${month}, c.version, c."lastDay", c.earned, c."presentHalfDays", c."withoutPay", c."lateMinutes",
      c."undertimeMinutes", c."lateWithPay", c."lateWithoutPay", c.absences, c."hasRecord", ${now.toString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c ("personnelId" integer, version integer, "lastDay" date, earned integer,
      "presentHalfDays" smallint, "withoutPay" integer, "lateMinutes" integer, "undertimeMinutes" integer, "lateWithPay" integer,
      "lateWithoutPay" integer, absences jsonb, "hasRecord" boolean)
    on conflict (month, personnel_id) do update set version = excluded.version, last_day = excluded.last_day,
      earned = excluded.earned, present_half_days = excluded.present_half_days, without_pay = excluded.without_pay,
      late_minutes = excluded.late_minutes, undertime_minutes = excluded.undertime_minutes, late_with_pay = excluded.late_with_pay,
      late_without_pay = excluded.late_without_pay, absences = excluded.absences, has_record = excluded.has_record, closed_at = excluded.closed_at`.execute(
    db,
  );
}

const NOTHING = { earned: 0, presentHalfDays: 0, lateMinutes: 0, undertimeMinutes: 0, lateWithPay: 0, lateWithoutPay: 0, absences: [] };
