import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { stepsOf } from '@talaan/organization/rules/salary.ts';
import { withdrawPapers } from '@talaan/papers/server/public.ts';
import { setSalaries, type NewSalary } from '@talaan/personnel/server/public.ts';
import { loadTables } from '../nosi/load-tables.ts';
import { readPaid, type Paid } from './read-paid.ts';
import type { NoticeTerms } from './read-terms.ts';

const STEP_AUTHORITY = 'CSC-DBM JC 1 s.2012';

/** Writes the salaries of released notices. A step of an earlier month raises the adjustments that came after it, too. */
export async function payNotices(call: Pick<Call, 'db' | 'actor' | 'today'>, notices: readonly NoticeTerms[]): Promise<void> {
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
async function raiseLater(db: Database, later: readonly { notice: NoticeTerms; salary: Paid }[]): Promise<void> {
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

async function withdrawCorrected(call: Pick<Call, 'db' | 'today'>, notices: readonly NoticeTerms[]): Promise<void> {
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

function reasonOf(notices: readonly NoticeTerms[]): string {
  if (notices.some((one) => one.corrects_id !== null)) return 'A released notice is corrected by a new one';
  return 'A step increment is released after a salary adjustment of the same day or later';
}
