import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { giveReason } from '@talaan/kernel/server/give-reason.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { stepsOf } from '@talaan/organization/rules/salary.ts';
import { withdrawPapers } from '@talaan/papers/server/public.ts';
import { setSalaries, type NewSalary } from '@talaan/personnel/server/public.ts';
import { KIND_WORDS } from '../../rules/say-notice.ts';
import { loadTables } from '../nosi/load-tables.ts';
import type { LockedNotice } from './lock-notices.ts';

/** Why a notice cannot be released. */
export interface Obstacle {
  id: number;
  fullname: string;
  because: string;
}

const STEP_AUTHORITY = 'CSC-DBM JC 1 s.2012';

interface Paid {
  id: number;
  personnel_id: number;
  salary_grade: number;
  step: number;
  amount: number;
  cause: string;
  authority: string;
  from: string;
  until: string | null;
}

/** Finds the notices whose salaries are no longer those that they were worked out from. The people stay locked: nobody else is paid anew meanwhile. */
export async function findObstacles(db: Database, notices: readonly LockedNotice[]): Promise<Obstacle[]> {
  const people = notices.map((one) => one.personnel_id);
  await sql`select id from personnel.person where id = any(${people}::integer[]) order by id for no key update`.execute(db);
  const paid = await readPaid(db, notices);
  return notices.flatMap((notice) => {
    const because = findObstacle(notice, paid.get(notice.personnel_id) ?? []);
    return because ? [{ id: notice.id, fullname: notice.fullname, because }] : [];
  });
}

function findObstacle(notice: LockedNotice, paid: readonly Paid[]): string | null {
  const day = longDate(notice.effective_on);
  const before = paid.find((one) => one.from < notice.effective_on && (one.until === null || one.until >= notice.effective_on));
  const sameDay = paid.find((one) => one.from === notice.effective_on);
  const base = notice.corrects_id === null ? (sameDay ?? before) : before;
  if (before?.id !== notice.salary_id || (sameDay?.id ?? null) !== notice.replaces_id)
    return `the salary of ${day} has changed since it was generated.`;
  if (!base || base.salary_grade !== notice.salary_grade || base.step !== notice.step_before || base.amount !== notice.amount_before)
    return `the salary before ${day} has changed since it was generated.`;
  const later = paid.filter((one) => one.from > notice.effective_on);
  const follows = (one: Paid) => notice.kind === 'NOSI' && one.cause === 'salary adjustment' && one.salary_grade === notice.salary_grade;
  const stranger = later.find((one) => !follows(one));
  return stranger ? `another salary is on record from ${longDate(stranger.from)}.` : null;
}

/** Writes the salaries of released notices. A step of an earlier month raises the adjustments that came after it, too. */
export async function payNotices(call: Pick<Call, 'db' | 'actor' | 'today'>, notices: readonly LockedNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const { db } = call;
  const paid = await readPaid(db, notices);
  const later = notices.flatMap((notice) =>
    (paid.get(notice.personnel_id) ?? []).filter((one) => one.from > notice.effective_on).map((salary) => ({ notice, salary })),
  );
  if (later.length > 0 || notices.some((one) => one.replaces_id !== null)) await giveReason(call, reasonOf(notices));
  await setSalaries(
    db,
    notices.map((notice) => ({
      personnelId: notice.personnel_id,
      grade: notice.salary_grade,
      step: notice.step_after,
      amount: notice.amount_after,
      cause: notice.kind === 'NOSA' ? 'salary adjustment' : 'step increment',
      authority: notice.kind === 'NOSA' ? notice.law : STEP_AUTHORITY,
      from: notice.effective_on,
    })),
  );
  await raiseLater(db, later);
  await withdrawCorrected(call, notices);
}

/** One table after the other: a person has one salary at a time. */
async function raiseLater(db: Database, later: readonly { notice: LockedNotice; salary: Paid }[]): Promise<void> {
  if (later.length === 0) return;
  const tables = await loadTables(db);
  const waves = Map.groupBy(later, ({ salary }) => salary.from);
  for (const [from, wave] of [...waves].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const table = tables.on(from);
    const raised = wave.flatMap(({ notice, salary }): NewSalary[] => {
      const step = Math.min(stepsOf(salary.salary_grade), salary.step + notice.step_after - notice.step_before);
      const amount = table === null ? null : tables.amount(table, salary.salary_grade, step);
      return amount === null
        ? []
        : [
            {
              personnelId: notice.personnel_id,
              grade: salary.salary_grade,
              step,
              amount,
              cause: 'salary adjustment',
              authority: salary.authority,
              from,
            },
          ];
    });
    await setSalaries(db, raised);
  }
}

async function withdrawCorrected(call: Pick<Call, 'db' | 'today'>, notices: readonly LockedNotice[]): Promise<void> {
  const corrected = notices.flatMap((one) => one.corrects_id ?? []);
  if (corrected.length === 0) return;
  const { rows } = await sql<{ paper_code: string }>`
    select paper_code from notices.notice where id = any(${corrected}::integer[])`.execute(call.db);
  await withdrawPapers(
    call,
    rows.map((row) => row.paper_code),
    'A corrected notice has taken its place.',
  );
}

/** The bell and, for who wants it, mail: after the commit, or never. */
export async function tellEmployees({ db, now }: Pick<Call, 'db' | 'now'>, notices: readonly LockedNotice[]): Promise<void> {
  for (const [said, ones] of Map.groupBy(notices, (one) => `${KIND_WORDS[one.kind]}|${one.effective_on}`)) {
    const [words, effectiveOn] = said.split('|') as [string, string];
    await notifyPeople(
      db,
      now,
      ones.map((one) => one.personnel_id),
      {
        title: `${words} released`,
        description: `Your ${words} effective ${longDate(effectiveOn)} is released. See and save it under My notices.`,
        link: '/account/notices',
      },
    );
  }
}

function reasonOf(notices: readonly LockedNotice[]): string {
  if (notices.some((one) => one.corrects_id !== null)) return 'A released notice is corrected by a new one';
  return 'A step increment is released after a salary adjustment of the same day or later';
}

/** The salaries of these people from the day before their notice on. */
async function readPaid(db: Database, notices: readonly LockedNotice[]): Promise<Map<number, Paid[]>> {
  const { rows } = await sql<Paid>`
    select s.id, s.personnel_id, s.salary_grade, s.step, s.amount, s.cause, s.authority, lower(s.during)::text as from, upper(s.during)::text as until
    from unnest(${notices.map((one) => one.personnel_id)}::integer[], ${notices.map((one) => one.effective_on)}::date[]) as n (personnel_id, effective_on)
    join personnel.salary s on s.personnel_id = n.personnel_id and s.during && daterange(n.effective_on - 1, null)
    order by s.personnel_id, lower(s.during)`.execute(db);
  return Map.groupBy(rows, (row) => row.personnel_id);
}
