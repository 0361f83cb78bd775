import { sql } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';

/** Degrees, schools and companies that others have proposed. */
export const proposalsQueue: QueueCard = {
  name: 'reference.proposals',
  title: 'Proposals to approve',
  groups: ['GENERALSETTINGS'],
  link: '/personnel_setting/approval-request',
  count: async ({ db, actor }) => {
    const { rows } = await sql<{ waiting: number; late: number }>`
      select (select count(*) from reference.degree where state = 'proposed' and proposed_by <> ${actor.accountId})
        + (select count(*) from reference.school where state = 'proposed' and proposed_by <> ${actor.accountId})
        + (select count(*) from reference.company where state = 'proposed' and proposed_by <> ${actor.accountId}) as waiting, 0 as late`.execute(
      db,
    );
    return rows[0]!;
  },
};
