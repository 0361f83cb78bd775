import { Card, Skeleton } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readNomination } from '../../contract/nominations.ts';
import { NominationFacts } from './nomination-facts.tsx';

export const readAhead = partAhead(readNomination);

/** A nomination beside its request in the inbox. */
export function Part({ recordId }: RequestPartProps) {
  const nomination = useCall(readNomination, { params: { id: recordId } }).data?.nomination;
  if (nomination?.id !== recordId) return <Skeleton h={320} aria-busy />;
  return (
    <Card withBorder padding="md">
      <NominationFacts nomination={nomination} />
    </Card>
  );
}
