import { useNavigate, useSearchParams } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { reportFailure, showSuccess } from '@talaan/kernel/web/toasts.ts';
import { listChecking, nextToCheck } from '../../contract/queue.ts';
import { filtersOf, queueAddress, sheetAddress } from './queue-search.ts';

/** Leads to the sheet behind this one in the queue as it is filtered, and back to the queue where nothing waits. */
export function useNextSheet(personnelId: number) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const go = async () => {
    try {
      const { personnel_id: next } = await call(nextToCheck, { query: { ...filtersOf(search), after: personnelId } });
      void refresh(client, listChecking);
      if (next === null) showSuccess('Nothing else to check.');
      await navigate(next === null ? queueAddress(search) : sheetAddress(next, search));
    } catch (failure) {
      await reportFailure(failure);
    }
  };
  return { go };
}
