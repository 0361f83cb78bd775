import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { RequestButtons } from '@talaan/requests/web/request-buttons.tsx';
import { RequestSteps } from '@talaan/requests/web/request-steps.tsx';
import { readHomeOrder } from '../../contract/orders.ts';
import { homeOrderFlow } from '../../workflow.ts';
import { OrderFacts } from './order-facts.tsx';

const NewOrder = shownLater(async () => (await import('./new-order.tsx')).NewOrder);

/** One order beside the list, or the form of a new one; both are in the address. */
export function OrderDrawer() {
  const { search, change } = useAddress();
  const isPhone = useIsPhone();
  const id = Number(search.get('order')) || undefined;
  const isFiling = search.get('file') !== null;
  const show = (order: number | null) => change({ file: null, order });
  return (
    <SideDrawer
      opened={id !== undefined || isFiling}
      onClose={() => show(null)}
      size={isPhone ? '100%' : 'min(640px, 90vw)'}
      title={isFiling ? say('Order work from home') : say('Order to work from home')}
    >
      {isFiling && <NewOrder meanwhile={<Skeleton h={420} aria-busy />} onFiled={show} />}
      {id !== undefined && <OpenOrder key={id} id={id} />}
    </SideDrawer>
  );
}

function OpenOrder({ id }: { id: number }) {
  const answer = useCall(readHomeOrder, { params: { id } });
  const order = answer.data?.order;
  if (answer.isError && !order) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!order) return <Skeleton h={280} aria-busy />;
  return (
    <Stack gap="md">
      <Stack gap={4}>
        <Text fw={600} size="lg">
          {order.reason}
        </Text>
        <Group gap="xs">
          <RequestState
            state={order.state}
            words={homeOrderFlow.words[order.state]}
            isClosed={homeOrderFlow.ends.some((end) => end === order.state)}
          />
        </Group>
      </Stack>
      <Group gap="xs">
        <RequestButtons id={id} title={order.reason} />
      </Group>
      <OrderFacts order={order} />
      <RequestSteps id={id} />
    </Stack>
  );
}
