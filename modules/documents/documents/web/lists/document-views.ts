import type { ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import type { ListKey } from './list-words.ts';

const late: ReadyView = { name: 'Late', filters: { late: '1' } };
const rush: ReadyView = { name: 'Rush', filters: { priority: 'RUSH' } };
const overdue: ReadyView = { name: 'Overdue', filters: { counted: 'open_late' } };
const drafts: ReadyView = { name: 'Drafts', filters: { state: 'DRAFT' } };
const released: ReadyView = { name: 'Released', filters: { state: 'RELEASED' } };
const rejected: ReadyView = { name: 'Rejected', filters: { state: 'REJECTED' } };
const archived: ReadyView = { name: 'Archived', filters: { state: 'ARCHIVED' } };

/** What each list is often narrowed to; a paper that is pending or for pick-up is not late (A5). */
const VIEWS: Readonly<Record<ListKey, readonly ReadyView[]>> = {
  incoming: [late, rush],
  received: [late, rush],
  outgoing: [late, rush],
  hold: [late, rush],
  return: [rush],
  pickup: [],
  pending: [rush],
  closed: [released, rejected, archived],
  mine: [drafts, overdue],
  all: [overdue],
};

export function viewsOf(list: ListKey): readonly ReadyView[] {
  return VIEWS[list];
}
