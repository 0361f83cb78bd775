import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { documentKinds, exportMissing, listMissing } from '../contract.ts';

type Row = Answer<typeof listMissing>['personnels'][number];

const columns: ListColumn<Row>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'idno', title: 'Employee no.', kind: 'number' },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  { key: 'count', title: 'Missing', kind: 'count', sort: 'missing', render: (row) => row.missing.length },
  { key: 'missing', title: 'Papers', kind: 'text', phone: true, render: (row) => row.missing.join(', ') },
];

const KINDS = optionsFrom(documentKinds.list, {}, ({ document_kinds }) =>
  document_kinds.filter((one) => one.is_required).map(({ id, name }) => ({ value: String(id), label: name })),
);

export const readAhead = listAhead(listMissing);

export function Screen() {
  return (
    <ListScreen
      title="Papers missing from 201 files"
      intro="People in government service with incomplete 201 files. Which kinds are required is set in the kinds of 201 documents."
      endpoint={listMissing}
      rows="personnels"
      exportAs={exportMissing}
      searchLabel="Search by name or number"
      columns={columns}
      open={(row) => `/personnels/${row.id}?tab=file201`}
      filters={[
        officeFilter,
        selectFilter({
          name: 'kind',
          label: 'Missing',
          main: true,
          options: KINDS,
        }),
      ]}
      actions={
        <Button component={Link} to="/personnel_setting/document-kinds" variant="default" leftSection={<IconListCheck size={16} />}>
          Required kinds
        </Button>
      }
      empty={{ title: 'No paper is missing', description: 'People with incomplete 201 files appear here.' }}
    />
  );
}
