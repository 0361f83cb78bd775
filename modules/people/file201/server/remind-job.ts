import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { notifyKeepers, notifyPeople, UNIVERSITY } from '@talaan/notifications/server/public.ts';
import { reminderDue, REMINDER_DAYS, type ReminderDays } from '../rules/expiring.ts';

interface Due {
  id: number;
  personnel_id: number;
  title: string;
  expires_on: string;
  days: ReminderDays;
}

/** Every morning, and when the server starts: tells people, and HR in one sentence, what expires within 90, 30 and 7 days. */
export const remindOfExpiryJob: Job<Record<string, never>> = {
  kind: 'remind-of-expiry',
  cron: '10 6 * * *',
  atStart: true,
  run: async ({ server }) => {
    const today = server.clock.today();
    const now = server.clock.now();
    await server.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('file201.reminder'))`.execute(db);
      const due = await takeDue(db, today, now.toString());
      for (const one of due) {
        await notifyPeople(db, now, [one.personnel_id], {
          title: `${one.title} expires on ${longDate(one.expires_on)}`,
          description: 'Bring the renewed one to HR for your 201 file.',
          link: '/account/file201',
        });
      }
      if (due.length === 0) return;
      await notifyKeepers({ db, now, today }, 'PERSONNELS', {
        title: due.length === 1 ? 'A document of a 201 file expires' : `${due.length} documents of 201 files expire`,
        description: `${due[0]!.title} on ${longDate(due[0]!.expires_on)}${due.length > 1 ? ', and others' : ''}.`,
        link: '/personnels/expiring?show=soon',
        ...(due.length > 1 && { over: UNIVERSITY }),
      });
    });
  },
};

async function takeDue(db: Database, today: string, at: string): Promise<Due[]> {
  const { rows } = await sql<Omit<Due, 'days'> & { given: number[] }>`
    select d.id, d.personnel_id, d.title, d.expires_on,
      array(select r.days::integer from file201.reminder r where r.document_id = d.id) as given
    from file201.document d
    where d.withdrawn_at is null and d.expires_on between ${today}::date and ${today}::date + ${REMINDER_DAYS[0]}::integer
      and exists (select from personnel.appointment_view a where a.personnel_id = d.personnel_id and a.during @> ${today}::date)
    order by d.expires_on, d.id`.execute(db);
  const due = rows.flatMap(({ given, ...row }) => {
    const days = reminderDue(row.expires_on, today, given);
    return days === null ? [] : [{ ...row, days }];
  });
  await sql`
    insert into file201.reminder (personnel_id, document_id, days, at)
    select personnel_id, id, days, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as n(id integer, personnel_id integer, days smallint)`.execute(db);
  return due;
}
