import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportServiceGrants, listServiceGrants, type ServiceGrantRow } from '../../../contract/service-credits.ts';
import { creditsIn } from './credits-in.ts';
import { GrantButton } from './grant-button.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const columns: ListColumn<ServiceGrantRow>[] = [
  { key: 'fullname', title: 'Employee', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym' },
  { key: 'order_no', title: 'Order', kind: 'word', sort: 'order_no', phone: true },
  { key: 'activity', title: 'Work', kind: 'text' },
  { key: 'to', title: 'Until', kind: 'date', render: (row) => longDate(row.to) },
  { key: 'minutes', title: 'Hours', kind: 'count', render: (row) => creditsIn(Math.round((row.minutes * 1000) / 60)) },
  { key: 'granted', title: 'Credits', kind: 'count', sort: 'granted', phone: true, render: (row) => creditsIn(row.granted) },
  { key: 'lost', title: 'Above the limit', kind: 'money', startsHidden: true, render: (row) => creditsIn(row.lost) },
  { key: 'granted_on', title: 'Granted', kind: 'date', sort: 'granted_on', phone: true, render: (row) => longDate(row.granted_on) },
];

/** Grants by order; what was taken back says why. */
export function GrantList({ parts }: { parts: ReactNode }) {
  const [withdrawing, setWithdrawing] = useState<ServiceGrantRow>();
  const action: ListColumn<ServiceGrantRow> = {
    key: 'withdrawn_because',
    title: 'Take back',
    kind: 'actions',
    render: (row) =>
      row.withdrawn_because === '' ? (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => setWithdrawing(row)}
          aria-label={`Take back ${row.order_no} of ${row.fullname}`}
        >
          Take back
        </Button>
      ) : (
        `Taken back: ${row.withdrawn_because}`
      ),
  };
  return (
    <>
      <ListScreen
        title="Service credits"
        intro="Granted by order for work during vacations and holidays; 8 hours are a credit, within the limit of the year."
        parts={parts}
        main={<GrantButton />}
        endpoint={listServiceGrants}
        rows="grants"
        exportAs={exportServiceGrants}
        columns={[...columns, action]}
        filters={[officeFilter]}
        searchLabel="Search name, number, order or work"
        empty={{ title: 'No grants yet', description: 'Orders that grant service credits are listed here.' }}
      />
      {withdrawing && <WithdrawDialog grant={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </>
  );
}
