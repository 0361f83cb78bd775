import { longDate } from '@talaan/kernel/contract/dates.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { documentKinds, exportExpiring, listExpiring } from '../contract.ts';
import { ExpiryBadge } from './expiry-badge.tsx';

type Row = Answer<typeof listExpiring>['documents'][number];

const columns: ListColumn<Row>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym' },
  { key: 'kind', title: 'Kind', kind: 'text', sort: 'kind', phone: true },
  { key: 'title', title: 'Document', kind: 'text' },
  { key: 'number', title: 'Number', kind: 'number', render: (row) => row.number || '—' },
  { key: 'expires_on', title: 'Valid until', kind: 'date', sort: 'expires_on', phone: true, render: (row) => longDate(row.expires_on) },
  { key: 'expiry', title: 'State', kind: 'item', render: (row) => <ExpiryBadge {...row} /> },
];

const KINDS = optionsFrom(documentKinds.list, {}, ({ document_kinds }) =>
  document_kinds.map(({ id, name }) => ({ value: String(id), label: name })),
);

export const readAhead = listAhead(listExpiring);

export function Screen() {
  return (
    <ListScreen
      title="Expiring documents"
      intro="Licences, eligibilities and clearances of 201 files that expire within 90 days or have expired."
      endpoint={listExpiring}
      rows="documents"
      exportAs={exportExpiring}
      columns={columns}
      open={(row) => `/personnels/${row.personnel_id}?tab=file201`}
      filters={[
        selectFilter({
          name: 'show',
          label: 'Show',
          any: 'Within 90 days and expired',
          main: true,
          options: [
            { value: 'soon', label: 'Within 90 days' },
            { value: 'expired', label: 'Expired' },
            { value: 'all', label: 'All that expire' },
          ],
        }),
        selectFilter({
          name: 'kind',
          label: 'Kind',
          main: true,
          options: KINDS,
        }),
      ]}
      empty={{ title: 'Nothing expires soon', description: 'Documents of 201 files that expire within 90 days appear here.' }}
    />
  );
}
