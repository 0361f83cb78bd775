import { sql } from 'kysely';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { closingMoment, type Moving } from '@talaan/documents/server/public.ts';
import { isLateStay, staysFrom } from './late-rows.ts';

interface Summary {
  office_id: number;
  fullname: string;
  late: number;
  to_explain: number;
  due: number;
  /** Their accounts. */
  heads: number[];
}

/** On Monday morning heads are told, by notice and by mail, what is late in their office, to explain, and due in the week; once a week. */
export const weeklyJob: Job<Record<string, never>> = {
  kind: 'documents.weekly-summary',
  cron: '40 6 * * 1',
  run: (work) => work.server.db.transaction().execute((db) => summarize(callOfJob(work, db))),
};

async function summarize(call: Moving): Promise<void> {
  const { db, now } = call;
  for (const { office_id: office, fullname, late, to_explain: toExplain, due, heads } of await takeSummaries(call))
    await notify(db, now, heads, {
      title: `Documents of ${fullname} this week`,
      description: `Late: ${late}. To explain: ${toExplain}. Due this week: ${due}.`,
      link: `/dts/overdue?office=${office}`,
      byMail: true,
    });
}

/** Of offices with something to say that were not told this week. */
async function takeSummaries({ db, now, today }: Moving): Promise<Summary[]> {
  const day = Temporal.PlainDate.from(today);
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  const { rows } = await sql<Summary>`
    with running as (
      select office_id, count(*) filter (where due_at < ${now.toString()}::timestamptz) as late,
        count(*) filter (where due_at >= ${now.toString()}::timestamptz) as due
      from documents.hop where ended_at is null and state in ('INCOMING', 'RECEIVED', 'HOLD') and due_at <= ${closingMoment(monday.add({ days: 6 }).toString())}::timestamptz
      group by office_id),
    unexplained as (
      select h.office_id, count(*) as to_explain from ${staysFrom}
      where ${isLateStay(now)} and coalesce(e.state, 'RETURNED') = 'RETURNED' group by h.office_id),
    told as (
      insert into documents.weekly_summary (office_id, monday)
      select coalesce(r.office_id, u.office_id), ${monday.toString()}::date from running r full join unexplained u on u.office_id = r.office_id
      on conflict do nothing returning office_id)
    select o.id as office_id, o.fullname, coalesce(r.late, 0) as late, coalesce(u.to_explain, 0) as to_explain, coalesce(r.due, 0) as due,
      array(select a.id from organization.head_view h join identity.account_view a on a.personnel_id = h.personnel_id
        where h.office_id = o.id and h.during @> ${today}::date) as heads
    from told t join organization.office_view o on o.id = t.office_id left join running r on r.office_id = o.id left join unexplained u on u.office_id = o.id
    order by o.id`.execute(db);
  return rows;
}
