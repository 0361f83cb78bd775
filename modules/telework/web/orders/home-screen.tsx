import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { DayList } from './day-list.tsx';
import { OrderList } from './order-list.tsx';

/** Who works from home, and the orders by which they do: two lists, of which the address says which. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const shown = search.get('list') === 'orders' ? 'orders' : 'days';
  const turn = (
    <SegmentedControl
      aria-label="What is shown"
      value={shown}
      onChange={(list) => setSearch(list === 'orders' ? { list } : {})}
      data={[
        { value: 'days', label: 'Days' },
        { value: 'orders', label: 'Orders' },
      ]}
    />
  );
  return shown === 'orders' ? <OrderList turn={turn} /> : <DayList turn={turn} />;
}
