import { sql } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { DTS } from '@talaan/documents/contract/words.ts';
import { ownOffices } from '@talaan/documents/server/public.ts';
import { isLate } from './circulated-rows.ts';

/** Papers that were circulated to the caller’s office. */
export const acknowledgeQueue: QueueCard = {
  name: 'documents-to-acknowledge',
  title: 'Papers to acknowledge',
  groups: DTS,
  isOwn: true,
  link: '/dts/for-acknowledgement?acknowledgement=open',
  count: async (call) => {
    const { rows } = await sql<{ waiting: number; late: number; oldest: string | null }>`
      select count(*)::integer as waiting, count(*) filter (where ${isLate(call.today)})::integer as late,
        kernel.date_of(min(c.sent_at))::text as oldest
      from documents.circulation c where c.acknowledged_at is null and c.office_id in ${ownOffices(call)}`.execute(call.db);
    return rows[0]!;
  },
};
