import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';

interface Awaited {
  id: number;
  no: number;
  personnel_id: number;
  name: string;
  due_on: string;
  is_late: boolean;
}

/** So many days before it is due a paper is asked for. */
const DAYS_BEFORE = 2;

/** Each morning: papers that may follow are asked for once before they are due, and once when they are late. */
export const remindPapersJob: Job<object> = {
  kind: 'leave.remind-papers',
  cron: '35 8 * * *',
  atStart: true,
  run: ({ server }) => server.db.transaction().execute((db) => remindOfPapers(server, db, server.clock.today())),
};

export async function remindOfPapers({ clock }: Pick<Server, 'clock'>, db: Database, today: string): Promise<void> {
  const { rows } = await sql<Awaited>`
    with awaited as (
      select p.application_id, p.no from leave.paper p join leave.application a on a.id = p.application_id
      where p.is_required and (p.file_id is null or p.verdict = 'LACKING') and p.due_on - ${DAYS_BEFORE}::integer <= ${today}::date
        and a.state not in ('RETURNED', 'DISAPPROVED', 'CANCELLED', 'RECALLED')
        and (p.reminded_on is null or (p.reminded_on <= p.due_on and p.due_on < ${today}::date))
      for update of p
    )
    update leave.paper p set reminded_on = ${today}::date from awaited w join leave.application a on a.id = w.application_id
    where p.application_id = w.application_id and p.no = w.no
    returning p.application_id as id, p.no, a.personnel_id, p.name, p.due_on, p.due_on < ${today}::date as is_late`.execute(db);
  for (const { id, personnel_id, name, due_on, is_late } of rows)
    await notifyPeople(db, clock.now(), [personnel_id], {
      title: is_late ? `A paper of your leave is late: ${name}` : `A paper of your leave is due: ${name}`,
      description: is_late
        ? `It was due on ${longDate(due_on)}. Without it the leave is not certified.`
        : `It is due on ${longDate(due_on)}.`,
      link: `/account/leave-Application?leave=${id}`,
    });
}
