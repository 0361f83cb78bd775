import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { findDueSteps } from './find-due.ts';

/** Step increments of this month, and those of earlier months that were not given. */
export const dueStepsQueue: QueueCard = {
  name: 'notices.due-steps',
  title: 'Step increments due',
  groups: ['NOSINOSA'],
  link: '/nosi',
  count: async (call) => {
    const { actor, today } = call;
    const reach = visible(actor, ['NOSINOSA'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
    const due = await findDueSteps(call, { month: today.slice(0, 7), today }, reach);
    const open = due.filter(({ held }) => held === null);
    return { waiting: open.length, late: open.filter(({ is_overdue }) => is_overdue).length };
  },
};
