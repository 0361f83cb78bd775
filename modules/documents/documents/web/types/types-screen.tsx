import { Button, Group } from '@mantine/core';
import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { addType, exportTypes, listTypes, type typeRow } from '../../contract/types.ts';
import { COMPLEXITIES, CONFIDENTIALITIES } from '../../contract/words.ts';
import type { z } from 'zod';

type TypeRow = z.output<typeof typeRow>;

const columns: ListColumn<TypeRow>[] = [
  { key: 'name', title: 'Type', kind: 'name', sort: 'name' },
  { key: 'code', title: 'Code', kind: 'item', sort: 'code', phone: true },
  { key: 'complexity', title: 'Complexity', kind: 'word', sort: 'complexity', render: (row) => COMPLEXITIES[row.complexity] },
  { key: 'working_days', title: 'Working days', kind: 'count', sort: 'working_days', phone: true },
  { key: 'route', title: 'Route', kind: 'text', render: (row) => row.route || '—' },
  { key: 'confidentiality', title: 'Confidentiality', kind: 'word', render: (row) => CONFIDENTIALITIES[row.confidentiality] },
  {
    key: 'ends',
    title: 'In the end',
    kind: 'word',
    render: (row) => (row.is_picked_up ? 'Picked up' : row.needs_release ? 'Released' : '—'),
  },
  {
    key: 'retention_years',
    title: 'Kept',
    kind: 'word',
    render: (row) => (row.retention_years === null ? 'For good' : `${row.retention_years} ${row.retention_years === 1 ? 'year' : 'years'}`),
  },
  {
    key: 'is_active',
    title: 'Use',
    kind: 'state',
    render: (row) => (row.is_active ? 'In use' : <StatusBadge tone="past">Out of use</StatusBadge>),
  },
];

export const readAhead = listAhead(listTypes);

/** The types of documents with their days, routes and requirements. */
export function Screen() {
  return (
    <ListScreen
      title="Document types"
      endpoint={listTypes}
      rows="document_types"
      exportAs={exportTypes}
      columns={columns}
      open={(row) => `/dts/edit-document-types/${row.id}`}
      groups={{ complexity: 'Complexity' }}
      searchLabel="Search by name or code"
      filters={[
        selectFilter({ name: 'complexity', label: 'Complexity', main: true, options: choices(COMPLEXITIES) }),
        selectFilter({
          name: 'active',
          label: 'Use',
          main: true,
          options: [
            { value: '1', label: 'In use' },
            { value: '0', label: 'Out of use' },
          ],
        }),
      ]}
      main={
        <ForCallers of={addType}>
          <Group gap="xs">
            <Button component={Link} to="/dts/document-types/import" variant="default" leftSection={<IconTableImport size={16} />}>
              Import
            </Button>
            <Button component={Link} to="/dts/add-document-types" leftSection={<IconPlus size={16} />}>
              Add a type
            </Button>
          </Group>
        </ForCallers>
      }
      empty={{ title: 'No document types', description: 'What kinds of papers are tracked, in how many days and by which offices.' }}
    />
  );
}
