import { longDate } from '@talaan/kernel/contract/dates.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { SetupLine } from '@talaan/kernel/server/setup-line.ts';
import { serverOf } from './try-mail.ts';

/** Done once a letter went out, and the last one did. */
export const mailGoesOut: SetupLine = {
  name: 'mail',
  title: 'Mail',
  place: 50,
  link: '/setup/mail',
  read: async ({ server, db }) => {
    const { smtpUrl } = server.settings;
    if (!smtpUrl) return { says: 'No mail server is set, so mail is kept and goes to no one.', isDone: false };
    const last = await db
      .selectFrom('kernel.mail')
      .select(['state', 'sent_at', 'failure'])
      .where('state', 'in', ['sent', 'failed'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last) return { says: `Through ${serverOf(smtpUrl)}; no letter was sent yet.`, isDone: false };
    if (last.state === 'failed') return { says: `Through ${serverOf(smtpUrl)}; the last letter failed: ${last.failure}`, isDone: false };
    return {
      says: `Through ${serverOf(smtpUrl)}; the last letter went out on ${longDate(localTime(last.sent_at!).slice(0, 10))}.`,
      isDone: true,
    };
  },
};
