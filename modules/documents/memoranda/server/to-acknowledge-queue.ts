import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { countUnread } from './circular-rows.ts';

/** Circulars that one has yet to acknowledge. */
export const toAcknowledgeQueue: QueueCard = {
  name: 'memoranda.to-acknowledge',
  title: 'Circulars to acknowledge',
  link: '/memorandum_circular?show=to_acknowledge',
  count: async (call) => {
    const { to_acknowledge } = await countUnread(call);
    return { waiting: to_acknowledge, late: 0 };
  },
};
