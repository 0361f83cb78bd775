import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { DayList } from './day-list.tsx';
import { OrderList } from './order-list.tsx';

const LISTS = { days: 'Days', orders: 'Orders' } as const;

/** Who works from home, and the orders by which they do. */
export function Screen() {
  const parts = <ScreenParts parts={LISTS} by="list" />;
  return useScreenPart(LISTS, 'list') === 'orders' ? <OrderList parts={parts} /> : <DayList parts={parts} />;
}
