import { useState } from 'react';
import { Drawer, Skeleton } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { KINDS, readProposal, type Kind, type Proposal } from '../../contract/proposals.ts';
import { Review } from './review.tsx';

/** The entry that the address names, beside the queue; after a decision the next one of the queue. */
export function ReviewDrawer({ queue }: { queue: Proposal[] }) {
  const { search, change } = useAddress();
  const [, kind, id] = /^(degree|school|company)-(\d{1,9})$/.exec(search.get('entry') ?? '') ?? [];
  const open = (next: Proposal | undefined) => change({ entry: next && `${next.kind}-${next.id}` }, { replace: true });
  const decided = () => {
    const at = queue.findIndex((row) => row.kind === kind && row.id === Number(id));
    open(at < 0 ? undefined : queue[at + 1]);
  };
  return (
    <Drawer
      opened={kind !== undefined}
      onClose={() => open(undefined)}
      position="right"
      size="lg"
      title={kind && `Review of a ${KINDS[kind as Kind].toLowerCase()}`}
    >
      {kind && <ReviewOf key={`${kind}-${id}`} kind={kind as Kind} id={Number(id)} onDecided={decided} />}
    </Drawer>
  );
}

function ReviewOf({ kind, id, onDecided }: { kind: Kind; id: number; onDecided: () => void }) {
  // An entry that is being merged or removed is not asked for again: it will be gone.
  const [isLeaving, setLeaving] = useState(false);
  const answer = useCall(readProposal, { params: { kind, id } }, { enabled: !isLeaving });
  const proposal = answer.data?.proposal;
  if (proposal?.id === id && proposal.kind === kind) return <Review proposal={proposal} onLeaving={setLeaving} onDecided={onDecided} />;
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  return <Skeleton h={320} />;
}
