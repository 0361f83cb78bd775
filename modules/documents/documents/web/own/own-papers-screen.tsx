import { say } from '@talaan/kernel/contract/say.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { exportOwnPapers, listOwnPapers, type OwnPaper } from '../../contract/own-papers.ts';
import { OWN_AS } from '../../contract/words.ts';
import { documentFlow } from '../../workflow.ts';
import { StateBadge } from '../page/state-badge.tsx';

const columns: ListColumn<OwnPaper>[] = [
  { key: 'tracking_no', title: 'Tracking number', kind: 'tracking', sort: 'tracking_no' },
  { key: 'subject', title: 'Subject', kind: 'name', sort: 'subject', phone: true },
  { key: 'type', title: 'Type', kind: 'word' },
  { key: 'own_as', title: 'Yours', kind: 'word', render: (row) => OWN_AS[row.own_as] },
  { key: 'holder', title: 'Where', kind: 'acronym', phone: true, render: (row) => row.holder?.acronym ?? '—' },
  { key: 'registered_at', title: 'Registered', kind: 'date', sort: 'registered', render: (row) => formatDay(row.registered_at) },
  { key: 'due_at', title: 'Due', kind: 'date', sort: 'due', render: (row) => formatDay(row.due_at) },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <StateBadge state={row.state} /> },
];

export const readAhead = listAhead(listOwnPapers);

/** The papers of the reader that offices track: those that they handed in, that are for their attention, or about them. */
export function Screen() {
  return (
    <ListScreen
      title={say('My papers')}
      endpoint={listOwnPapers}
      rows="papers"
      exportAs={exportOwnPapers}
      columns={columns}
      open={(row) => `/my/papers/${row.id}`}
      searchLabel={say('Search by number or subject')}
      filters={[
        selectFilter({ name: 'own_as', label: 'Yours', main: true, options: choices(OWN_AS) }),
        selectFilter({ name: 'state', label: 'State', main: true, options: choices(documentFlow.words) }),
      ]}
      empty={{
        title: 'No papers',
        description:
          'What you hand in at an office appears here once its clerk registers it in your name, with where it is and when it is due.',
      }}
    />
  );
}
