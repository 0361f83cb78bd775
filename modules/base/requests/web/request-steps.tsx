import { Skeleton } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readTimeline } from '../contract/timeline.ts';
import { Hindrances } from './parts/hindrances.tsx';
import { RequestTimeline } from './parts/request-timeline.tsx';

/** What stands against a request, its steps and the people who come next, on the screen of its module. */
export function RequestSteps({ id }: { id: number }) {
  const answer = useCall(readTimeline, { params: { id } }, { search: true });
  if (answer.isError) return null;
  const request = answer.data?.request;
  if (request?.id !== id) return <Skeleton h={120} aria-busy />;
  return (
    <>
      <Hindrances request={request} />
      <RequestTimeline request={request} />
    </>
  );
}
