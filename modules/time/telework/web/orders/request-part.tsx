import { Card, Skeleton } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readHomeOrder } from '../../contract/orders.ts';
import { OrderFacts } from './order-facts.tsx';

export const readAhead = partAhead(readHomeOrder);

/** An order beside its request in the inbox. */
export function Part({ recordId }: RequestPartProps) {
  const order = useCall(readHomeOrder, { params: { id: recordId } }).data?.order;
  if (order?.id !== recordId) return <Skeleton h={240} aria-busy />;
  return (
    <Card withBorder padding="md">
      <OrderFacts order={order} />
    </Card>
  );
}
