import type { ReactNode } from 'react';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportServiceCredits, listServiceCredits, type ServiceCreditRow } from '../../../contract/service-credits.ts';
import { GrantButton } from './grant-button.tsx';
import { creditsIn } from './credits-in.ts';

const columns: ListColumn<ServiceCreditRow>[] = [
  { key: 'fullname', title: 'Employee', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'idno', title: 'Number', kind: 'number' },
  { key: 'office', title: 'Office', kind: 'acronym', phone: true },
  { key: 'granted', title: 'Granted this year', kind: 'money', sort: 'granted', render: (row) => creditsIn(row.granted) },
  { key: 'lost', title: 'Above the limit', kind: 'money', render: (row) => creditsIn(row.lost) },
  { key: 'held', title: 'Set aside', kind: 'count', render: (row) => creditsIn(row.held) },
  { key: 'balance', title: 'Left', kind: 'count', sort: 'balance', phone: true, render: (row) => creditsIn(row.balance) },
];

/** Teachers with what they have left. */
export function CreditList({ parts }: { parts: ReactNode }) {
  return (
    <ListScreen
      title="Service credits"
      intro="Teachers on teacher leave use a credit for a day of illness or personal absence; credits do not expire."
      parts={parts}
      main={<GrantButton />}
      endpoint={listServiceCredits}
      rows="personnel"
      exportAs={exportServiceCredits}
      columns={columns}
      filters={[officeFilter]}
      groups={{ office: 'Office' }}
      searchLabel="Search name or number"
      open={(row) => `/edats/ServiceCredits?person=${row.id}`}
      empty={{ title: 'No service credits yet', description: 'Teachers are listed here once an order grants them credits.' }}
    />
  );
}
