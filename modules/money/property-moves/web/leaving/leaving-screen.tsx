import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useMayCalls } from '@talaan/kernel/web/calls/may-call.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { acceptReturn } from '../../contract/returns.ts';
import { CAUSES, exportLeaving, listLeaving, type LeavingRow } from '../../contract/leaving.ts';

const columns: ListColumn<LeavingRow>[] = [
  {
    key: 'fullname',
    title: 'Name',
    kind: 'name',
    sort: 'fullname',
    render: (row) => <NamedFace fullname={row.fullname} avatar={row.avatar} office={row.office} />,
  },
  { key: 'idno', title: 'Number', kind: 'number', startsHidden: true },
  { key: 'cause', title: 'Why', kind: 'word', phone: true, render: (row) => row.detail },
  { key: 'day', title: 'Since', kind: 'date', sort: 'day', phone: true, render: (row) => longDate(row.day) },
  { key: 'office', title: 'Office of the items', kind: 'acronym', sort: 'office', render: (row) => row.office ?? '—' },
  {
    key: 'items',
    title: 'Items',
    kind: 'number',
    sort: 'items',
    phone: (row) => count(row.items, 'item'),
    render: (row) => (
      <>
        {row.items}
        {row.moving > 0 && <Aside>{row.moving} on their way</Aside>}
      </>
    ),
  },
  { key: 'amount', title: 'Amount (PHP)', kind: 'money', sort: 'amount', render: (row) => formatMoney(row.amount) },
];

export const readAhead = listAhead(listLeaving);

/** Who left, leaves or serves elsewhere and is still accountable: a row leads to the return of all of it in one act. */
export function Screen() {
  const form = useMayCalls()(acceptReturn) ? '/property/returns/new?' : '/property/requests/new?kind=return&';
  return (
    <ListScreen
      title="Held by people who leave"
      intro="They are not cleared while they hold property. Open a person to take all of it back in one act."
      endpoint={listLeaving}
      rows="people"
      exportAs={exportLeaving}
      searchLabel="Search name or number"
      open={(row) => `${form}person=${row.id}`}
      columns={columns}
      filters={[
        selectFilter({
          name: 'cause',
          label: 'Why',
          any: 'All',
          main: true,
          options: Object.entries(CAUSES).map(([value, label]) => ({ value, label })),
        }),
      ]}
      empty={{
        title: 'No property with people who left',
        description: 'People who separate or change their office appear here until they hold nothing any more.',
      }}
    />
  );
}
