import { useState } from 'react';
import { Alert, Anchor, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { appointmentStatuses } from '@talaan/reference/contract/lists.ts';
import { exportSeated, listSeated, type SeatedRow } from '../../contract/personnels.ts';
import { PLANTILLA_STATUSES } from '../../contract/words.ts';
import { asOf } from '../items/item-filters.ts';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { AttachDialog } from './attach-dialog.tsx';

const SEATED = optionsFrom(appointmentStatuses.list, { query: { all: 1 } }, ({ appointment_status }) =>
  appointment_status.filter(({ code }) => PLANTILLA_STATUSES.includes(code)).map(({ code, name }) => ({ value: code, label: name })),
);

export const readAhead = listAhead(listSeated);

/** Who sits in which item; anyone who should and does not is a problem with its remedy beside it. */
export function Screen() {
  const [attaching, setAttaching] = useState<SeatedRow>();
  const filters = [
    campusFilter,
    officeFilter,
    selectFilter({ name: 'status', label: 'Status', main: true, options: SEATED }),
    selectFilter({
      name: 'show',
      label: 'Show',
      any: 'Everyone',
      options: [
        { value: 'without_item', label: 'Without an item' },
        { value: 'other_office', label: 'In the item of another office' },
      ],
    }),
    asOf,
  ];
  return (
    <>
      <ListScreen
        title="Plantilla personnel"
        endpoint={listSeated}
        rows="personnels"
        exportAs={exportSeated}
        searchLabel="Search name, number, position or item"
        open={(row) => `/personnels/${row.id}`}
        columns={columnsWith(setAttaching)}
        filters={filters}
        above={(answer) => answer && answer.without_item > 0 && <Problem people={answer.without_item} />}
        empty={{ title: 'No incumbents yet', description: 'People appointed to an item appear here.' }}
      />
      {attaching && <AttachDialog person={attaching} onClose={() => setAttaching(undefined)} />}
    </>
  );
}

function Problem({ people }: { people: number }) {
  return (
    <Alert color="yellow" py={3} px="xs" icon={<IconAlertTriangle size={16} />}>
      <Text size="sm" truncate>
        {count(people, 'person', 'people')} in a plantilla status {people === 1 ? 'has' : 'have'} no item.{' '}
        <Anchor component={Link} to="/plantilla/personnels?show=without_item" inherit>
          Show {people === 1 ? 'that person' : 'them'}
        </Anchor>
      </Text>
    </Alert>
  );
}

function columnsWith(attach: (row: SeatedRow) => void): ListColumn<SeatedRow>[] {
  return [
    { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} office={row.office_acronym} /> },
    { key: 'idno', title: 'Employee no.', kind: 'number', startsHidden: true },
    { key: 'item', title: 'Item', kind: 'text', sort: 'item_number', render: (row) => <Item row={row} attach={attach} /> },
    { key: 'position', title: 'Position', kind: 'text', sort: 'position', phone: true },
    {
      key: 'salary_grade',
      title: 'SG and step',
      kind: 'money',
      sort: 'salary_grade',
      render: (row) => `${row.salary_grade ?? '—'}${row.step ? `–${row.step}` : ''}`,
    },
    {
      key: 'status',
      title: 'Status',
      kind: 'word',
      render: (row) => (row.is_substitute ? `${row.status}, beside the incumbent` : row.status),
    },
    {
      key: 'office',
      title: 'Office',
      kind: 'word',
      sort: 'office',
      phone: ({ office_acronym, campus }) => `${office_acronym}, ${campus}`,
      render: ({ office_acronym, campus, office }) => (
        <>
          {office_acronym}, {campus}
          <Aside>{office}</Aside>
        </>
      ),
    },
    { key: 'from', title: 'Since', kind: 'date', render: (row) => longDate(row.from) },
  ];
}

function Item({ row, attach }: { row: SeatedRow; attach: (row: SeatedRow) => void }) {
  if (!row.item)
    return (
      <>
        <StatusBadge tone="warning">No item</StatusBadge>{' '}
        <Button size="compact-xs" variant="light" onClick={() => attach(row)}>
          Attach
        </Button>
      </>
    );
  return (
    <>
      <Anchor component={Link} to={`/plantilla/items/${row.item.id}`} inherit>
        {row.item.item_number}
      </Anchor>
      {row.item.office !== row.office && <Aside>of {row.item.office}</Aside>}
    </>
  );
}
