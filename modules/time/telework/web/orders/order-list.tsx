import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { dayFilter, multiFilter, type ListFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { useBulkSteps } from '@talaan/requests/web/use-bulk-steps.tsx';
import { exportHomeOrders, listHomeOrders, type OrderRow } from '../../contract/orders.ts';
import { describePeriod, describeWeekdays } from '../../rules/order-dates.ts';
import { homeOrderFlow } from '../../workflow.ts';
import { OrderDrawer } from './order-drawer.tsx';

const columns: ListColumn<OrderRow>[] = [
  {
    key: 'reason',
    title: 'Reason',
    kind: 'name',
    render: (row) => (
      <>
        {row.reason}
        <Aside>{row.proposed_by}</Aside>
      </>
    ),
  },
  { key: 'office', title: 'Office', kind: 'acronym', phone: true, render: (row) => row.office ?? '' },
  {
    key: 'first_day',
    title: 'When',
    kind: 'datetime',
    sort: 'first_day',
    phone: true,
    render: (row) => describePeriod(row.first_day, row.last_day),
  },
  { key: 'weekdays', title: 'Days', kind: 'text', render: (row) => describeWeekdays(row.weekdays) },
  { key: 'people', title: 'People', kind: 'count' },
  { key: 'dates', title: 'Dates', kind: 'count' },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    render: (row) => (
      <RequestState
        state={row.state}
        words={homeOrderFlow.words[row.state]}
        isClosed={homeOrderFlow.ends.some((end) => end === row.state)}
      />
    ),
  },
  { key: 'order_no', title: 'Order', kind: 'item', sort: 'order_no', render: (row) => row.order_no ?? '' },
];

const filters: ListFilter[] = [
  officeFilter,
  multiFilter({
    name: 'state',
    label: 'State',
    main: true,
    options: homeOrderFlow.states.map((value) => ({ value, label: homeOrderFlow.words[value] })),
  }),
  dayFilter({ name: 'on', label: 'In force on' }),
];

/** Orders to work from home, filed and decided from the list. */
export function OrderList({ parts }: { parts: ReactNode }) {
  const { change, linkTo } = useAddress();
  const { bulk, dialog } = useBulkSteps<typeof homeOrderFlow, OrderRow>(homeOrderFlow, ['recommend', 'approve', 'disapprove']);
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => change({ order: null, file: 'new' })}>
      {say('New order')}
    </Button>
  );
  return (
    <>
      <ListScreen
        title={say('Work from home')}
        intro={say('An office or HR proposes people and dates; the head recommends, the authority of the approval rules approves.')}
        endpoint={listHomeOrders}
        rows="orders"
        exportAs={exportHomeOrders}
        open={(row) => linkTo({ file: null, order: row.id })}
        columns={columns}
        filters={filters}
        searchLabel={say('Search reason, order or proposer')}
        bulk={bulk}
        parts={parts}
        main={add}
        empty={{
          title: say('No orders yet'),
          description: say('Orders to work from home appear here with their people and dates.'),
          action: add,
        }}
      />
      {dialog}
      <OrderDrawer />
    </>
  );
}
