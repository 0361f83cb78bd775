import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { HOLDERS, KEEPERS } from '../contract/fields.ts';
import { IS_DISPUTED, papersFrom } from './papers/paper-rows.ts';
import { reachesPapers } from './reach.ts';

/** Working days are counted by the job; a week is what they come to without a holiday. */
const LATE_AFTER_DAYS = 7;

/** Papers on the caller that they have not acknowledged. */
export const waitingQueue: QueueCard = {
  name: 'property.waiting',
  title: 'Property to acknowledge',
  groups: HOLDERS,
  isOwn: true,
  link: '/my/mrs/new',
  count: async ({ db, actor, today }) => {
    const { rows } = await sql<{ waiting: number; late: number; oldest: string | null }>`
      select count(*) as waiting, count(*) filter (where kernel.date_of(k.issued_at) < ${today}::date - ${LATE_AFTER_DAYS}::integer) as late,
        min(kernel.date_of(k.issued_at)) as oldest
      from property.paper k where k.personnel_id = ${actor.personnelId}::integer and k.state = 'WAITING'`.execute(db);
    return rows[0]!;
  },
};

/** Lines that their holders dispute, for the custodian to answer. */
export const disputedQueue: QueueCard = {
  name: 'property.disputed',
  title: 'Disputed property',
  groups: KEEPERS,
  link: '/property/papers?disputed=1',
  count: ({ db, actor }) => countPapers(db, IS_DISPUTED, actor),
};

/** Receipts whose three years are over. */
export const renewalQueue: QueueCard = {
  name: 'property.renewals',
  title: 'Property receipts to renew',
  groups: KEEPERS,
  link: '/property/papers?renewal=0',
  count: ({ db, actor, today }) =>
    countPapers(db, sql`k.type = 'PAR' and k.state = 'ACKNOWLEDGED' and k.dated_on + interval '3 years' <= ${today}::date`, actor),
};

async function countPapers(
  db: Parameters<QueueCard['count']>[0]['db'],
  which: RawBuilder<SqlBool> | RawBuilder<unknown>,
  actor: Parameters<QueueCard['count']>[0]['actor'],
): Promise<{ waiting: number; late: number }> {
  const { rows } = await sql<{ waiting: number; late: number }>`
    select count(*) as waiting, 0 as late from ${papersFrom} where ${which} and ${reachesPapers(actor, KEEPERS)}`.execute(db);
  return rows[0]!;
}
