import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportDeliveries, listDeliveries, recordDelivery, type DeliveryRow } from '../../../contract/deliveries.ts';
import { fundOptions } from '../options.ts';

const columns: ListColumn<DeliveryRow>[] = [
  { key: 'iar_no', title: 'Report number', kind: 'item', sort: 'iar_no' },
  { key: 'dated_on', title: 'Date', kind: 'date', sort: 'dated_on', phone: true, render: (row) => longDate(row.dated_on) },
  { key: 'supplier', title: 'Supplier', kind: 'name', sort: 'supplier', phone: true },
  { key: 'po_no', title: 'Purchase order', kind: 'word', render: (row) => row.po_no || '—' },
  { key: 'invoice_no', title: 'Invoice', kind: 'word', render: (row) => row.invoice_no || '—' },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office' },
  { key: 'fund_code', title: 'Fund', kind: 'sg' },
  { key: 'items', title: 'Items', kind: 'count' },
  { key: 'total', title: 'Cost (PHP)', kind: 'money', render: (row) => formatMoney(row.total) },
  {
    key: 'is_complete',
    title: 'Order',
    kind: 'state',
    render: (row) => <StatusBadge tone={row.is_complete ? 'neutral' : 'warning'}>{row.is_complete ? 'Complete' : 'Partial'}</StatusBadge>,
  },
];

/** So many years back one looks by a press. */
const YEARS = 10;

export const readAhead = listAhead(listDeliveries);

/** Inspection and acceptance reports, which bring the items. */
export function Screen() {
  const thisYear = Number(useToday().slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, at) => String(thisYear - at)).map((year) => ({ value: year, label: year }));
  return (
    <ListScreen
      title="Deliveries"
      endpoint={listDeliveries}
      rows="deliveries"
      exportAs={exportDeliveries}
      searchLabel="Search number, supplier, order or invoice"
      open={(row) => `/property/deliveries/${row.id}`}
      columns={columns}
      filters={[
        selectFilter({ name: 'year', label: 'Year', main: true, options: years }),
        officeFilter,
        selectFilter({ name: 'fund', label: 'Fund cluster', main: true, options: fundOptions }),
        selectFilter({
          name: 'partial',
          label: 'Order',
          options: [
            { value: '1', label: 'A part is still to come' },
            { value: '0', label: 'Nothing is outstanding' },
          ],
        }),
      ]}
      views={[{ name: 'Still to come', filters: { partial: '1' } }]}
      main={<NewButton />}
      empty={{
        title: 'No deliveries yet',
        description: 'Each inspection and acceptance report, with the items that it brought.',
        action: <NewButton />,
      }}
    />
  );
}

function NewButton() {
  return (
    <ForCallers of={recordDelivery}>
      <Button component={Link} to="/property/deliveries/new" leftSection={<IconPlus size={16} />}>
        New delivery
      </Button>
    </ForCallers>
  );
}
