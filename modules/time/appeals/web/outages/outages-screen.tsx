import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { VoidDialog } from '@talaan/papers/web/void-dialog.tsx';
import { exportOutages, listOutages, undoOutage, type OutageRow } from '../../contract/outages.ts';

export const readAhead = listAhead(listOutages);

/** Outages that HR excused, each with the way to undo it. */
export function Screen() {
  const [undoing, setUndoing] = useState<OutageRow>();
  const columns: ListColumn<OutageRow>[] = [
    { key: 'where', title: 'Device or office', kind: 'name' },
    { key: 'date', title: 'Date', kind: 'date', sort: 'date', phone: true, render: (row) => longDate(row.date) },
    {
      key: 'hours',
      title: 'Hours',
      kind: 'datetime',
      phone: true,
      render: (row) => `${clockTime(row.from_minute)} to ${clockTime(row.to_minute)}`,
    },
    { key: 'people', title: 'People', kind: 'count', phone: ({ people }) => count(people, 'person', 'people') },
    { key: 'reason', title: 'Reason', kind: 'text' },
    {
      key: 'state',
      title: 'State',
      kind: 'state',
      render: (row) =>
        row.undone_because === null ? <StatusBadge tone="good">Excused</StatusBadge> : <StatusBadge tone="past">Undone</StatusBadge>,
    },
    { key: 'excused_at', title: 'Excused', kind: 'datetime', sort: 'excused_at', render: (row) => formatInstant(row.excused_at) },
    {
      key: 'undo',
      title: 'Action',
      kind: 'action',
      render: (row) =>
        row.undone_because === null && (
          <Button size="compact-xs" variant="subtle" color="red" onClick={() => setUndoing(row)}>
            Undo
          </Button>
        ),
    },
  ];
  const excuse = (
    <Button component={Link} to="/edats/time-log-appeals/outages/new" leftSection={<IconPlus size={16} />}>
      Excuse an outage
    </Button>
  );
  return (
    <>
      <ListScreen
        title="Outages of devices"
        intro="Missing punches of all who were affected, entered in one act."
        endpoint={listOutages}
        rows="outages"
        exportAs={exportOutages}
        columns={columns}
        main={excuse}
        empty={{
          title: 'No outages yet',
          description: 'When a device was off, enter the missing punches of all who were affected at once.',
          action: excuse,
        }}
      />
      {undoing && (
        <VoidDialog
          endpoint={undoOutage}
          params={{ id: undoing.id }}
          name={`the punches of ${count(undoing.people, 'person', 'people')} on ${longDate(undoing.date)}`}
          noun="punches"
          readers="All of them are notified and read this reason. Their days are computed again without these punches."
          onClose={() => setUndoing(undefined)}
        />
      )}
    </>
  );
}
