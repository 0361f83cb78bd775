import { sql } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { joinSubmissions, periodsOfMonth, stateOf } from './read-submissions.ts';

/** Records of one's own that are over and not submitted, or were returned: of the last month and of this one, which a half-month may be of. */
export const ownRecordsQueue: QueueCard = {
  name: 'dtr.to-submit',
  title: 'Daily time records to submit',
  link: '/account/dtr',
  count: async ({ db, actor, today }) => {
    if (actor.personnelId === null) return { waiting: 0, late: 0 };
    const present = Temporal.PlainDate.from(today).toPlainYearMonth();
    const months = [present.subtract({ months: 1 }).toString(), present.toString()];
    const open = months.map(
      (month) => sql`
        select d.last_day from ${periodsOfMonth(month, sql`array[${actor.personnelId}]`)} ${joinSubmissions}
        where d.personnel_id = ${actor.personnelId} and d.last_day < ${today}::date and ${stateOf} = 'OPEN'
          and exists (select from attendance.day_view n where n.personnel_id = d.personnel_id and n.date = d.last_day)`,
    );
    const { rows } = await sql<{ waiting: number; oldest: string | null }>`
      select count(*)::integer as waiting, min(last_day) + 1 as oldest from (${sql.join(open, sql` union all `)}) open`.execute(db);
    const { waiting, oldest } = rows[0]!;
    const over = oldest === null ? present : Temporal.PlainDate.from(oldest).subtract({ days: 1 }).toPlainYearMonth();
    return { waiting, oldest, late: 0, link: `/account/dtr?month=${over.toString()}` };
  },
};
