import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { exportBreaches, listBreaches, recordBreach, type BreachRow } from '../../contract/breaches.ts';
import { BreachDialog } from './breach-dialog.tsx';
import { BreachForm } from './breach-form.tsx';

const columns: ListColumn<BreachRow>[] = [
  { key: 'title', title: 'Breach', kind: 'name', sort: 'title' },
  {
    key: 'known_at',
    title: 'Known at',
    kind: 'datetime',
    sort: 'known_at',
    phone: (row) => `known ${formatInstant(row.known_at)}`,
    render: (row) => formatInstant(row.known_at),
  },
  { key: 'people', title: 'People', kind: 'count', render: (row) => row.people ?? '—' },
  {
    key: 'due',
    title: 'To notify by',
    kind: 'datetime',
    phone: (row) => (
      <>
        to notify by: <Due breach={row} />
      </>
    ),
    render: (row) => <Due breach={row} />,
  },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <State breach={row} /> },
];

export const readAhead = listAhead(listBreaches);

/** The book of breaches of personal data (RA 10173, sec. 20 f); the one that is looked at is in the address. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('breach');
  const close = () => change({ breach: null });
  return (
    <ListScreen
      title="Breaches of personal data"
      intro="What happened, whom it affects, and the 72 hours within which the National Privacy Commission and the people are notified."
      endpoint={listBreaches}
      rows="breaches"
      exportAs={exportBreaches}
      columns={columns}
      open={(row) => linkTo({ breach: row.id })}
      searchLabel="Search by title, what happened or what is affected"
      filters={[
        selectFilter({
          name: 'state',
          label: 'State',
          main: true,
          options: [
            { value: 'open', label: 'Open' },
            { value: 'closed', label: 'Closed' },
          ],
        }),
      ]}
      main={
        <ForCallers of={recordBreach}>
          <Button leftSection={<IconPlus size={16} />} onClick={() => change({ breach: 'new' })}>
            Record a breach
          </Button>
        </ForCallers>
      }
      above={() => {
        if (!asked) return null;
        return asked === 'new' ? <BreachForm breach={null} onClose={close} /> : <BreachDialog id={Number(asked)} onClose={close} />;
      }}
      empty={{ title: 'No breach is recorded', description: 'Record one as soon as you know or have reason to believe that it happened.' }}
    />
  );
}

/** The earliest of what is not done. */
function Due({ breach }: { breach: BreachRow }) {
  if (!breach.must_notify) return 'No duty';
  const due = breach.clocks.filter(({ done_at, state }) => done_at === null && state !== 'excused').flatMap(({ due_at }) => due_at ?? []);
  return due.length === 0 ? 'Done' : formatInstant(due.toSorted()[0]!);
}

function State({ breach }: { breach: BreachRow }) {
  if (breach.closed_at !== null) return <StatusBadge tone="past">Closed</StatusBadge>;
  if (breach.clocks.some(({ state }) => state === 'overdue')) return <StatusBadge tone="bad">Overdue</StatusBadge>;
  return <StatusBadge tone="waiting">Open</StatusBadge>;
}
