import { Skeleton } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readLate } from '../contract/lateness.ts';
import { LateFacts } from './late-facts.tsx';

export const readAhead = partAhead(readLate);

/** What the one who decides on an explanation sees: the stay, how late it was, and why. */
export function Part({ recordId }: RequestPartProps) {
  const answer = useCall(readLate, { params: { id: recordId } });
  const stay = answer.data?.stay;
  if (answer.isError && !stay) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (stay?.id !== recordId) return <Skeleton h={240} aria-busy />;
  return <LateFacts stay={stay} />;
}
