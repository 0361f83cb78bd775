import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { readPaid, type Paid } from './read-paid.ts';
import type { NoticeTerms } from './read-terms.ts';

/** Locks whom notices are about until the transaction ends: nobody else pays them anew meanwhile. */
export async function lockPaid(db: Database, notices: readonly NoticeTerms[]): Promise<void> {
  const people = notices.map((one) => one.personnel_id);
  await sql`select id from personnel.person_view where id = any(${people}::integer[]) order by id for no key update`.execute(db);
}

/** Why notices cannot be released, by their numbers: the salaries are no longer those that they were worked out from. To pay by it, lock them first. */
export async function findObstacles(db: Database, notices: readonly NoticeTerms[]): Promise<Map<number, string>> {
  const paid = await readPaid(db, notices);
  return new Map(
    notices.flatMap((notice): [number, string][] => {
      const because = findObstacle(notice, paid.get(notice.personnel_id) ?? []);
      return because ? [[notice.id, `${notice.fullname}: ${because} Void the notice and generate it again.`]] : [];
    }),
  );
}

function findObstacle(notice: NoticeTerms, paid: readonly Paid[]): string | null {
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
