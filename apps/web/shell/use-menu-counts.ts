import { useMemo } from 'react';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { menuScreenOf } from '@talaan/kernel/web/trail.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { countInbox, countQueues } from '@talaan/requests/contract/inbox.ts';
import { screens } from '../screens.ts';

const EVERY_MS = 60_000;

export interface Waiting {
  waiting: number;
  late: number;
  /** Whose they are, such as `University`; empty where they are the reader's own. */
  over: string;
}

/**
 * The work behind the entries of the menu, by the path of their screen: requests of a kind beside its list, queues beside theirs. Screens of one’s own
 * show no requests that one decides for others: those stand at the inbox alone.
 */
export function useMenuCounts(): ReadonlyMap<string, Waiting> {
  const { applicant_only: isApplicant } = useCurrentUser();
  const options = { search: true, every: EVERY_MS, enabled: !isApplicant };
  const inbox = useCall(countInbox, {}, options).data;
  const queues = useCall(countQueues, {}, options).data?.queues;
  return useMemo(() => {
    const counts = new Map<string, Waiting>();
    if (inbox) counts.set('/inbox', { ...inbox, over: '' });
    const kinds = (inbox?.kinds ?? []).map((kind) => ({ ...kind, link: kind.screen, over: '', ofOthers: true }));
    for (const { link, waiting, late, over, ofOthers } of [...kinds, ...(queues ?? []).map((one) => ({ ...one, ofOthers: false }))]) {
      const { path, menu } = menuScreenOf(screens, link.split('?')[0]!) ?? {};
      if (!path || path === '/inbox' || (ofOthers && menu?.group === 'Me')) continue;
      const before = counts.get(path) ?? { waiting: 0, late: 0, over: '' };
      counts.set(path, { waiting: before.waiting + waiting, late: before.late + late, over: before.over || over });
    }
    return counts;
  }, [inbox, queues]);
}
