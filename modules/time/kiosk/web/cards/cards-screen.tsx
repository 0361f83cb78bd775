import { IconPrinter } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { count, formatDay } from '@talaan/kernel/web/format-instant.ts';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { showError, showSuccess } from '@talaan/kernel/web/toasts.ts';
import { withChanges } from '@talaan/kernel/web/calls/use-address.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { endCards, exportCards, listCards, printCards, type CardRow } from '../../contract/cards.ts';

const columns: ListColumn<CardRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'idno', title: 'Employee no.', kind: 'number', sort: 'idno', phone: true },
  {
    key: 'office',
    title: 'Office',
    kind: 'acronym',
    sort: 'office',
    phone: true,
    render: (row) => <span title={row.office_name ?? ''}>{row.office ?? '—'}</span>,
  },
  {
    key: 'issued_at',
    title: 'Card',
    kind: 'date',
    sort: 'issued_at',
    phone: (row) => (row.issued_at ? `Card of ${formatDay(row.issued_at)}` : 'No card'),
    render: (row) => (row.issued_at ? formatDay(row.issued_at) : '—'),
  },
  { key: 'issued_by', title: 'Issued by', kind: 'word', render: (row) => row.issued_by ?? '—' },
  { key: 'ended', title: 'Earlier cards', kind: 'count', startsHidden: true },
];

const CARDS = [
  { value: 'yes', label: 'With a card' },
  { value: 'no', label: 'Without a card' },
];

export const readAhead = listAhead(listCards);

/** Who has a card for the kiosks; prints them and ends those that were lost. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const job = search.get('job') ?? undefined;
  const printing = useSend(printCards, {
    // The page goes to its top, where the progress is.
    onDone: ({ job: { id } }) => setSearch((now) => withChanges(now, { job: id })),
  });
  const ending = useSend(endCards, { onDone: ({ message }) => showSuccess(message) });
  const print = (rows: CardRow[]) => printing.mutate({ body: { people: rows.map(({ id }) => id) } });
  const end = async (rows: CardRow[]) => {
    const held = rows.filter(({ issued_at: issued }) => issued !== null);
    if (held.length === 0) return showError('None of the selected people has a card.');
    const question = 'Kiosks take these cards no more, and they cannot be brought back. Print new ones for those who still need one.';
    if (
      await confirm({
        title: `End ${count(held.length, 'card')}?`,
        question,
        action: held.length === 1 ? 'End card' : 'End cards',
        danger: true,
      })
    )
      ending.mutate({ body: { people: held.map(({ id }) => id) } });
  };
  return (
    <ListScreen
      title="Employee cards"
      intro="The card by which a person punches at a kiosk. Printed again it stays the same; end one that was lost."
      endpoint={listCards}
      rows="cards"
      exportAs={exportCards}
      searchLabel="Search by name or number"
      columns={columns}
      views={[{ name: 'Without a card', filters: { card: 'no' } }]}
      groups={{ office: 'Office' }}
      filters={[selectFilter({ name: 'card', label: 'Cards', main: true, options: CARDS }), officeFilter, campusFilter]}
      bulk={[
        { label: 'Print cards', icon: <IconPrinter size={14} />, of: printCards, run: print },
        { label: 'End cards', danger: true, of: endCards, run: (rows) => void end(rows) },
      ]}
      above={() => job && <JobProgress id={job} />}
      empty={{ title: 'No one is in service', description: 'Bring your people in first, then print their cards.' }}
    />
  );
}
