import { sql } from 'kysely';
import { enterPunchesFrom, findLockedDays, takeBackPunches } from '@talaan/attendance/server/public.ts';
import { clockTime, longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { whyNotServing } from '@talaan/personnel/server/public.ts';
import { serveRequests, type AskingCall, type Moved, type StepCall, type StepInput } from '@talaan/requests/server/public.ts';
import { APPEAL_REASONS, correctAppeal } from '../contract/appeals.ts';
import type { AppealReason } from '../rules/check-appeal.ts';
import { appealFlow } from '../workflow.ts';
import { replaceClaims, type Correction } from './write-claims.ts';

/** What follows from the steps of appeals: claimed punches are entered when HR approves, and void when HR voids the appeal. */
export const appealRequests = serveRequests(appealFlow, {
  asksAgain: async (call, waiting) => {
    const days = (await readDays(call, waiting)).map(({ id, personnelId, date }) => ({ id, personnelId, from: date, to: date }));
    const reasons = await whyNotServing(call.db, days);
    const found = new Map([...reasons].map(([id, because]) => [id, `${because} Disapprove the appeal.`]));
    return new Map([...(await findLocked(call, waiting)), ...found]);
  },
  guard: async (call, action, moved) => (action === 'void' ? findLocked(call, moved) : new Map()),
  inputs: { correct: correctAppeal.body },
  effects: {
    correct: replaceClaims,
    approve: async (call, moved) => enterPunchesFrom(call, 'APPEAL', await punchesOf(call, moved)),
    void: voidPunches,
  },
  tells: {
    approve: ({ title }) => ({ title: 'Your time-log appeal was approved', description: `${title}: the claimed punches count.` }),
  },
});

interface AppealedDate {
  id: number;
  personnelId: number;
  date: string;
}

async function readDays({ db }: Pick<AskingCall, 'db'>, appeals: readonly { id: number }[]): Promise<AppealedDate[]> {
  const { rows } = await sql<AppealedDate>`
    select id, personnel_id as "personnelId", date from appeals.appeal where id = any(${appeals.map(({ id }) => id)}::integer[])`.execute(
    db,
  );
  return rows;
}

/** A locked month is changed by nothing: neither by an approval nor by its voiding. */
async function findLocked(call: Pick<AskingCall, 'db'>, appeals: readonly { id: number }[]): Promise<ReadonlyMap<number, string>> {
  const days = await readDays(call, appeals);
  const locked = await findLockedDays(
    call.db,
    days.map(({ personnelId, date }) => ({ personnelId, from: date, to: date })),
  );
  const hindered = days.filter((day) =>
    locked.some(({ personnelId, from, to }) => personnelId === day.personnelId && from <= day.date && day.date <= to),
  );
  return new Map(hindered.map(({ id, date }) => [id, `${monthName(date.slice(0, 7))} is locked for this person. Reopen it first.`]));
}

interface ClaimedPunch {
  personnelId: number;
  at: string;
  reason: string;
}

async function punchesOf({ db }: StepCall, moved: readonly Moved[]): Promise<ClaimedPunch[]> {
  const { rows } = await sql<Omit<ClaimedPunch, 'reason'> & { id: number; reason: AppealReason }>`
    select a.personnel_id as "personnelId", c.at, a.id, a.reason from appeals.appeal a join appeals.claim c on c.appeal_id = a.id
    where a.id = any(${moved.map(({ id }) => id)}::integer[]) order by a.id, c.at`.execute(db);
  return rows.map(({ id, reason, ...punch }) => ({ ...punch, reason: `Appeal no. ${id}: ${APPEAL_REASONS[reason].toLowerCase()}` }));
}

async function voidPunches(call: StepCall, moved: readonly Moved[], { remarks }: StepInput): Promise<void> {
  await takeBackPunches(call, 'APPEAL', await punchesOf(call, moved), `The appeal was voided: ${remarks}`);
}

/** One line for lists: `5 Oct 2026, forgot to punch`. */
export function titleOf({ date, reason }: Pick<Correction, 'reason'> & { date: string }): string {
  return `${longDate(date)}, ${APPEAL_REASONS[reason].toLowerCase()}`;
}

/** `8:00 AM, 12:00 PM`. */
export function formatClaims(claims: readonly { minutes: number }[]): string {
  return claims.map(({ minutes }) => clockTime(minutes)).join(', ');
}
