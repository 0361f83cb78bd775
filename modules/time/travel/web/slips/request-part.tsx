import { Card, Skeleton } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readPassSlip } from '../../contract/pass-slips.ts';
import { SlipFacts } from './slip-facts.tsx';

export const readAhead = partAhead(readPassSlip);

/** A pass slip beside its request in the inbox. */
export function Part({ recordId }: RequestPartProps) {
  const slip = useCall(readPassSlip, { params: { id: recordId } }).data?.slip;
  if (slip?.id !== recordId) return <Skeleton h={160} aria-busy />;
  return (
    <Card withBorder padding="md">
      <SlipFacts slip={slip} />
    </Card>
  );
}
