import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Printed } from '@talaan/papers/server/public.ts';
import type { NoticeOnPaper } from '../../print/notice-form.ts';

/** Notices by name, each on the letterhead of the day on which it was signed, or else generated. Their codes were issued when they were generated. */
export async function gatherNotices(db: Database, ids: readonly number[]): Promise<Printed<NoticeOnPaper>[]> {
  const { rows } = await sql<NoticeOnPaper & { code: string }>`
    select n.kind, n.generated_on as dated, n.name, n.position, organization.fullname_on(n.office_id, n.generated_on) as office, s.law,
      n.effective_on as "effectiveOn", n.salary_grade as grade, n.step_before as "stepBefore", n.step_after as "stepAfter",
      n.amount_before as "amountBefore", n.amount_after as "amountAfter", n.merit_steps as "meritSteps", n.ratings,
      n.is_paid_by_day as "isPaidByDay", n.item_number as "itemNumber", n.kind = 'NOSI' and lower(s.during) = n.effective_on as "followsAdjustment",
      w.generated_on as corrects, n.state = 'CANCELLED' as "isCancelled", n.paper_code as code, n.issuing_office_id as "issuingOfficeId",
      coalesce(n.signed_on, n.generated_on)::text as "letterheadOf"
    from notices.notice n
    join personnel.person_view p on p.id = n.personnel_id
    join organization.salary_table_view s on s.id = n.salary_table_id
    left join notices.notice w on w.id = n.corrects_id
    where n.id = any(${[...ids]}::integer[]) order by p.plain_name, n.id`.execute(db);
  return rows.map(({ code, ...sheet }) => ({ sheet, code }));
}
