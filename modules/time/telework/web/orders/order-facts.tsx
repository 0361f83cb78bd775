import { Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import type { HomeOrder } from '../../contract/orders.ts';
import { describePeriod, describeWeekdays } from '../../rules/order-dates.ts';

/** Who works from home on which dates, for those who read and those who decide it. */
export function OrderFacts({ order }: { order: HomeOrder }) {
  return (
    <Facts
      facts={[
        [say('Order'), order.order_no],
        [say('Reason'), order.reason],
        [say('Proposed by'), order.proposed_by],
        [say('When'), `${describePeriod(order.first_day, order.last_day)}, ${describeWeekdays(order.weekdays)}`],
        [say('Dates in force'), order.open_dates.map(longDate).join(', ')],
        [
          `Who (${order.workers.length})`,
          <Stack key="who" gap={2}>
            {order.workers.map(({ personnel_id, fullname, office }) => (
              <Text key={personnel_id} size="sm">
                {[fullname, office].filter(Boolean).join(', ')}
              </Text>
            ))}
          </Stack>,
        ],
      ]}
    />
  );
}
