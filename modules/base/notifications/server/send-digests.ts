import { sql } from 'kysely';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { sendMails } from '@talaan/kernel/server/mail/mail.ts';
import { WINDOW_DAYS } from '../contract.ts';

const MOST_NAMED = 20;

interface Digest {
  email: string;
  notices: { title: string; description: string }[];
}

/** Each morning, to anyone who wants one mail a day: what is unread and has not been mailed. Run again, it finds nothing more. */
export const sendDigestsJob: Job<object> = {
  kind: 'send-digests',
  cron: '0 7 * * *',
  run: async ({ server: { db, clock } }) => {
    const now = clock.now();
    const since = now.subtract({ hours: WINDOW_DAYS * 24 }).toString();
    return db.transaction().execute(async (tx) => {
      const { rows } = await sql<Digest>`
        with told as (
          update notifications.notification n set mailed_at = ${now.toString()}::timestamptz
          from identity.account_view a left join notifications.preference p on p.account_id = a.id
          where n.status = 0 and n.mailed_at is null and n.created_at > ${since}::timestamptz
            and a.id = n.account_id and a.suspended_at is null and coalesce(p.mail, 'daily') = 'daily'
          returning n.account_id, n.title, n.description, n.created_at, a.email)
        select email, jsonb_agg(jsonb_build_object('title', title, 'description', description) order by created_at desc) as notices
        from told group by account_id, email`.execute(tx);
      await sendMails(
        tx,
        now,
        rows.map(({ email, notices }) => ({
          to: email,
          subject: notices.length === 1 ? (notices[0]?.title ?? '') : `${notices.length} unread notifications`,
          paragraphs: [
            ...notices.slice(0, MOST_NAMED).map(({ title, description }) => `${title}: ${description}`),
            ...(notices.length > MOST_NAMED ? [`And ${notices.length - MOST_NAMED} more.`] : []),
          ],
          link: { label: 'All notifications', address: '/notifications' },
        })),
      );
      return { mails: rows.length };
    });
  },
};
