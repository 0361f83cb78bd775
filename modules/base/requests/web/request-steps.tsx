import { Skeleton } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readTimeline } from '../contract/timeline.ts';
import { RequestTimeline } from './parts/request-timeline.tsx';

/** The steps of a request and the people who come next, on the screen of its module. */
export function RequestSteps({ id }: { id: number }) {
  const answer = useCall(readTimeline, { params: { id } }, { search: true });
  if (answer.isError) return null;
  const request = answer.data?.request;
  return request?.id === id ? <RequestTimeline request={request} /> : <Skeleton h={120} aria-busy />;
}
