import { useParams, useSearchParams } from 'react-router';
import { choices } from '@talaan/kernel/web/choices.ts';
import { selectFilter } from '@talaan/kernel/web/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { exportAcknowledgements, listAcknowledgements, type CirculatedOffice } from '../../contract/circulation.ts';
import { readDocument } from '../../contract/documents.ts';
import { ACKNOWLEDGEMENTS } from '../../contract/words.ts';
import { AcknowledgementBadge } from './acknowledgement-badge.tsx';
import { RemindButton } from './remind-button.tsx';

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

/** Which of the offices have acknowledged a circulated paper, and which have not. */
export function Screen() {
  const id = Number(useParams().id);
  const [search] = useSearchParams();
  const office = Number(search.get('office')) || undefined;
  const page = useCall(readDocument, { params: { id }, query: { office } }).data?.document;
  return (
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
      actions={page?.circulation && <RemindButton page={page} circulation={page.circulation} office={office} />}
      empty={{ title: 'No offices', description: 'Offices to which the paper is circulated appear here.' }}
    />
  );
}
