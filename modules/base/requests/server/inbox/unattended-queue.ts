import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { findUnattended, keptKinds } from './find-unattended.ts';
import { servedKinds } from '../served-kinds.ts';

/** Requests with no approver, told to HR beside its other queues. */
export const unattendedQueue: QueueCard = {
  name: 'requests.unattended',
  title: 'Requests with no approver',
  get groups() {
    return [...new Set(servedKinds().map(({ kind }) => kind.keptBy))];
  },
  link: '/inbox?tab=unattended',
  count: async (call) => {
    const rows = await findUnattended(call.db, keptKinds(call), call.today);
    return { waiting: rows.length, late: rows.filter(({ due_on }) => due_on !== null && due_on < call.today).length };
  },
};
