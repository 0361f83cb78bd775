import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { dayFilter, multiFilter, selectFilter, type ListFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useBulkSteps } from '@talaan/requests/web/use-bulk-steps.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { exportTrips, listTrips, type TripRow } from '../../contract/trips.ts';
import { describeDays } from '../../rules/trip-days.ts';
import { travelFlow } from '../../workflow.ts';
import { TripDrawer } from './trip-drawer.tsx';
import { TripState } from './trip-state.tsx';
import { NOTHING_OPEN } from '../opened.ts';

interface TripListProps {
  whose?: 'all';
  intro: string;
  filters: readonly ListFilter[];
  /** Whether the reader files for others. */
  forOthers: boolean;
  /** What an empty list says. */
  empty: string;
  groups?: Readonly<Record<string, string>>;
  /** Turns to the list of pass slips. */
  parts: ReactNode;
}

const columns: ListColumn<TripRow>[] = [
  {
    key: 'destination',
    title: 'Destination',
    kind: 'name',
    sort: 'destination',
    render: (row) => (
      <>
        {row.destination}
        <Aside>{row.purpose}</Aside>
      </>
    ),
  },
  { key: 'first_day', title: 'When', kind: 'datetime', sort: 'first_day', phone: true, render: (row) => describeDays(row) },
  {
    key: 'fullname',
    title: 'Who',
    kind: 'word',
    sort: 'fullname',
    phone: ({ fullname, companions }) => (companions > 0 ? say('{fullname} and {companions} more', { fullname, companions }) : fullname),
    render: (row) => (
      <>
        <NamedFace {...row} />
        {row.companions > 0 && <Aside>{say('and {companions} more', { companions: row.companions })}</Aside>}
      </>
    ),
  },
  { key: 'office', title: 'Office', kind: 'acronym', render: (row) => row.office ?? '' },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <TripState trip={row} /> },
  { key: 'order_no', title: 'Order', kind: 'number', sort: 'order_no', render: (row) => row.order_no ?? '' },
];

const filters: ListFilter[] = [
  multiFilter({
    name: 'state',
    label: 'State',
    main: true,
    options: travelFlow.states.map((value) => ({ value, label: travelFlow.words[value] })),
  }),
  selectFilter({
    name: 'show',
    label: 'Show',
    any: 'All',
    main: true,
    options: [
      { value: 'waiting', label: 'Not yet approved' },
      { value: 'away', label: 'Away today' },
      { value: 'lacking', label: 'Certificate missing' },
      { value: 'abroad', label: 'Abroad' },
    ],
  }),
  dayFilter({ name: 'on', label: 'Away on' }),
];

/** The list of trips, wherever it is shown: filed, read and decided from it. */
export function TripList({ whose, intro, filters: further, forOthers, empty, groups, parts }: TripListProps) {
  const { change, linkTo } = useAddress();
  const { bulk, dialog } = useBulkSteps<typeof travelFlow, TripRow>(travelFlow, ['recommend', 'approve', 'return', 'disapprove']);
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => change({ ...NOTHING_OPEN, file: 'new' })}>
      {say('File travel')}
    </Button>
  );
  return (
    <>
      <ListScreen
        title={say('Official business travel')}
        intro={intro}
        endpoint={listTrips}
        rows="trips"
        query={whose && { whose }}
        exportAs={exportTrips}
        open={(row) => linkTo({ ...NOTHING_OPEN, trip: row.id })}
        columns={columns}
        filters={[...further, ...filters]}
        groups={groups}
        searchLabel="Search name, destination, purpose or order"
        bulk={forOthers ? bulk : []}
        parts={parts}
        main={add}
        empty={{ title: say('No travel yet'), description: empty, action: add }}
      />
      {dialog}
      <TripDrawer forOthers={forOthers} isHr={whose === 'all'} />
    </>
  );
}
