import { Card, Skeleton } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readHireRequest } from '../contract.ts';
import { RequestFacts } from './request-facts.tsx';

export const readAhead = partAhead(readHireRequest);

/** What is asked for, beside its request in the inbox. */
export function Part({ recordId }: RequestPartProps) {
  const request = useCall(readHireRequest, { params: { id: recordId } }).data?.request;
  if (request?.id !== recordId) return <Skeleton h={320} aria-busy />;
  return (
    <Card withBorder padding="md">
      <RequestFacts request={request} />
    </Card>
  );
}
