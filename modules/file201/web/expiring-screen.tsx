import { longDate } from '@talaan/kernel/contract/dates.ts';
import { selectFilter } from '@talaan/kernel/web/list-filters.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import type { Answer } from '@talaan/kernel/web/call.ts';
import { documentKinds, exportExpiring, listExpiring } from '../contract.ts';
import { ExpiryBadge } from './expiry-badge.tsx';

type Row = Answer<typeof listExpiring>['documents'][number];

const columns: ListColumn<Row>[] = [
  { key: 'fullname', title: 'Name', sort: 'fullname' },
  { key: 'office', title: 'Office' },
  { key: 'kind', title: 'Kind', sort: 'kind' },
  { key: 'title', title: 'Document' },
  { key: 'number', title: 'Number', render: (row) => row.number || '—' },
  { key: 'expires_on', title: 'Valid until', sort: 'expires_on', render: (row) => longDate(row.expires_on) },
  { key: 'expiry', title: 'State', render: (row) => <ExpiryBadge {...row} /> },
];

export function Screen() {
  const kinds = useCall(documentKinds.list, {}).data?.document_kinds ?? [];
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
          label: 'Which',
          options: [
            { value: 'soon', label: 'Within 90 days' },
            { value: 'expired', label: 'Expired' },
            { value: 'all', label: 'All that expire' },
          ],
        }),
        selectFilter({ name: 'kind', label: 'Kind', options: kinds.map(({ id, name }) => ({ value: String(id), label: name })) }),
      ]}
      empty={{ title: 'Nothing expires soon', description: 'Documents of 201 files that expire within 90 days appear here.' }}
    />
  );
}
