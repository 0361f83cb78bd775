import { sql } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { DTS } from '@talaan/documents/contract/words.ts';
import { ownOffices } from '@talaan/documents/server/public.ts';
import { isLateStay, staysFrom } from './late-rows.ts';

/** Papers that are late in the caller’s office. */
export const lateQueue: QueueCard = {
  name: 'documents-late',
  title: 'Late papers',
  groups: DTS,
  isOwn: true,
  link: '/dts/received?late=1',
  count: async (call) => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from documents.hop h
      where h.ended_at is null and h.state in ('RECEIVED', 'HOLD') and h.due_at < ${call.now.toString()}::timestamptz and h.office_id in ${ownOffices(call)}`.execute(
      call.db,
    );
    return { waiting: rows[0]!.waiting, late: rows[0]!.waiting };
  },
};

/** Papers that are or were late in the caller’s office, and are not explained. */
export const toExplainQueue: QueueCard = {
  name: 'documents-to-explain',
  title: 'Late papers to explain',
  groups: DTS,
  isOwn: true,
  link: '/dts/overdue?explanation=NEEDED',
  count: async (call) => {
    const { rows } = await sql<{ waiting: number; late: number }>`
      select count(*)::integer as waiting, count(*) filter (where h.ended_at is null)::integer as late
      from ${staysFrom} where ${isLateStay(call.now)} and e.id is null and h.office_id in ${ownOffices(call)}`.execute(call.db);
    return rows[0]!;
  },
};
