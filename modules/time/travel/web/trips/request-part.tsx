import { Card, Skeleton } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readTrip } from '../../contract/trips.ts';
import { TripFacts } from './trip-facts.tsx';

export const readAhead = partAhead(readTrip);

/** A trip beside its request in the inbox. */
export function Part({ recordId }: RequestPartProps) {
  const trip = useCall(readTrip, { params: { id: recordId } }).data?.trip;
  if (trip?.id !== recordId) return <Skeleton h={240} aria-busy />;
  return (
    <Card withBorder padding="md">
      <TripFacts trip={trip} />
    </Card>
  );
}
