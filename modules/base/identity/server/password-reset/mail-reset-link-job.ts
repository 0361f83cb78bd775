import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import { RESET_MINUTES } from '../../contract/password-reset.ts';
import { issueResetLink } from './issue-reset-link.ts';

/** Mails the link where the address has an account that may sign in; otherwise nothing happens. */
export const mailResetLinkJob: Job<{ request: number }> = {
  kind: 'mail-reset-link',
  run: async ({ server }, { request }) => {
    await server.db.transaction().execute(async (db) => {
      const account = await db
        .selectFrom('identity.public_request as r')
        .innerJoin('identity.account as a', 'a.email', 'r.email')
        .select(['a.id', 'a.email', 'r.address'])
        .where('r.id', '=', request)
        .where('a.suspended_at', 'is', null)
        .executeTakeFirst();
      if (!account) return;
      const address = await issueResetLink(db, server, account.id, RESET_MINUTES);
      await sendMail(db, server.clock.now(), {
        to: account.email,
        subject: 'Set a new password for Talaan',
        paragraphs: [
          `ActingPerson, from the internet address ${account.address}, has asked to set a new password for your account.`,
          `If it was you, open this link within ${RESET_MINUTES} minutes. It works once, and only the newest one works.`,
          'If it was not you, there is nothing to do: your password stays as it is.',
        ],
        link: { label: 'Set a new password', address },
        secret: true,
      });
    });
  },
};
