import { useQueryClient } from '@tanstack/react-query';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { listProposals, mergeProposal, type Proposal } from '../../contract/proposals.ts';
import { COLLECTIONS, ENTRY_CALLS } from '../entry-calls.ts';

/** What a reviewer decides with one click. Where somebody else was first, the queue is read again. */
export function useDecisions({ kind, id, name }: Proposal, onLeaving: (isLeaving: boolean) => void, onDecided: () => void) {
  const client = useQueryClient();
  const onError = () => {
    onLeaving(false);
    void refresh(client, listProposals);
  };
  const told = (message: string) => {
    showSuccess(message);
    onDecided();
  };
  const approval = useSend(ENTRY_CALLS[kind].approve, {
    alsoRefresh: COLLECTIONS,
    onDone: () => told(`${name} was approved.`),
  });
  const merging = useSend(mergeProposal, { alsoRefresh: COLLECTIONS, onDone: ({ message }) => told(message) });
  const removal = useSend(ENTRY_CALLS[kind].remove, {
    alsoRefresh: COLLECTIONS,
    onDone: () => told(`${name} was removed.`),
  });
  return {
    approve: () => approval.mutate({ params: { id, suffix: 'approve' } }, { onError }),
    merge: (into: number) => {
      onLeaving(true);
      merging.mutate({ params: { kind, id }, body: { into } }, { onError });
    },
    remove: () => {
      onLeaving(true);
      removal.mutate({ params: { id } }, { onError });
    },
    isBusy: approval.isPending || merging.isPending || removal.isPending,
  };
}
