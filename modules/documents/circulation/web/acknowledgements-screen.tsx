import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import {
  ACKNOWLEDGEMENTS,
  exportAcknowledgements,
  listAcknowledgements,
  withdrawFromOffices,
  type CirculatedOffice,
  type Withdrawal,
} from '../contract/circulation.ts';
import { readDocument } from '@talaan/documents/contract/documents.ts';
import { countLists } from '@talaan/documents/contract/offices.ts';
import { ResultsDialog } from '@talaan/documents/web/acts/results-dialog.tsx';
import { AcknowledgementBadge } from './acknowledgement-badge.tsx';
import { RemindButton } from './remind-button.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const columns: ListColumn<CirculatedOffice>[] = [
  { key: 'fullname', title: 'Office', kind: 'name', sort: 'office' },
  { key: 'acronym', title: 'Acronym', kind: 'acronym' },
  { key: 'campus', title: 'Campus', kind: 'campus', phone: true },
  { key: 'acknowledged_by', title: 'By', kind: 'text', phone: true, render: (row) => row.acknowledged_by ?? '—' },
  {
    key: 'acknowledged_at',
    title: 'Acknowledged',
    kind: 'datetime',
    sort: 'acknowledged',
    phone: true,
    render: (row) => <AcknowledgementBadge of={row} />,
  },
];

/** Which of the offices have acknowledged a circulated paper, and which have not: from these it is withdrawn. */
export function Screen() {
  const id = Number(useParams().id);
  const [search] = useSearchParams();
  const office = Number(search.get('office')) || undefined;
  const page = useCall(readDocument, { params: { id }, query: { office } }).data?.document;
  const acting = useCall(countLists, { query: { office } }).data?.office;
  useLiveRefresh(acting ? `private-desk-${acting.id}` : undefined, 'changed', '/api/dts/');
  const [withdrawing, setWithdrawing] = useState<CirculatedOffice[]>();
  const [results, setResults] = useState<Withdrawal[]>();
  const tell = (told: Withdrawal[]) => told.length > 1 && told.some(({ outcome }) => outcome !== 'done') && setResults(told);
  return (
    <>
      <ListScreen
        title="Who has acknowledged it"
        intro={page && `${page.tracking_no ?? ''}: ${page.subject}`}
        endpoint={listAcknowledgements}
        rows="offices"
        params={{ id }}
        query={{ acting: office }}
        exportAs={exportAcknowledgements}
        columns={columns}
        groups={{ campus: 'Campus' }}
        searchLabel="Search by office"
        filters={[selectFilter({ name: 'acknowledgement', label: 'Acknowledgement', main: true, options: choices(ACKNOWLEDGEMENTS) })]}
        bulk={
          acting && page?.circulation?.may_remind
            ? [
                {
                  label: 'Withdraw',
                  hotkey: 'd',
                  danger: true,
                  of: withdrawFromOffices,
                  opens: ({ acknowledged_at: at }) => at === null,
                  run: setWithdrawing,
                },
              ]
            : []
        }
        actions={page?.circulation && <RemindButton page={page} circulation={page.circulation} office={office} />}
        empty={{ title: 'No offices', description: 'Offices to which the paper is circulated appear here.' }}
      />
      {withdrawing && acting && page && (
        <WithdrawDialog page={page} acting={acting.id} offices={withdrawing} onClose={() => setWithdrawing(undefined)} onTold={tell} />
      )}
      {results && <ResultsDialog results={results} onClose={() => setResults(undefined)} />}
    </>
  );
}
