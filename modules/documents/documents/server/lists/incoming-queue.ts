import { sql } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { DTS } from '../../contract/words.ts';
import { ownOffices } from '../offices/own-offices.ts';

/** Papers on their way to the caller’s office. */
export const incomingQueue: QueueCard = {
  name: 'documents-incoming',
  title: 'Incoming papers',
  groups: DTS,
  isOwn: true,
  link: '/dts/incoming',
  count: async (call) => {
    const { rows } = await sql<{ waiting: number; late: number; oldest: string | null }>`
      select count(*)::integer as waiting, count(*) filter (where h.due_at < ${call.now.toString()}::timestamptz)::integer as late,
        kernel.date_of(min(h.sent_at))::text as oldest
      from documents.hop h where h.ended_at is null and h.state = 'INCOMING' and h.office_id in ${ownOffices(call)}`.execute(call.db);
    return rows[0]!;
  },
};
