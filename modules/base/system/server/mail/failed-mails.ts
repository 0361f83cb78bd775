import { sql } from 'kysely';
import type { HomeFigure } from '@talaan/kernel/server/home-figure.ts';

/** Mails of the outbox that could not be handed over. */
export const failedMails: HomeFigure = {
  name: 'system.failed-mails',
  title: 'Mails that failed',
  groups: ['ADMIN'],
  place: 2,
  link: '/settings/admin/mail?state=failed',
  count: async ({ db }) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from kernel.mail where state = 'failed'`.execute(db);
    return rows[0]!;
  },
};
