import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { dayFilter, multiFilter, selectFilter, type ListFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useBulkSteps } from '@talaan/requests/web/use-bulk-steps.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { exportPassSlips, listPassSlips, type SlipRow } from '../../contract/pass-slips.ts';
import { passSlipFlow } from '../../workflow.ts';
import { NOTHING_OPEN } from '../opened.ts';
import { formatHours, formatOut } from './format-hours.ts';
import { SlipDrawer } from './slip-drawer.tsx';
import { SlipState } from './slip-state.tsx';

interface SlipListProps {
  whose?: 'all';
  filters: readonly ListFilter[];
  /** Whether the reader files and decides for others. */
  forOthers: boolean;
  /** Turns to the list of travel. */
  parts: ReactNode;
}

const columns: ListColumn<SlipRow>[] = [
  {
    key: 'destination',
    title: 'Where to',
    kind: 'name',
    render: (row) => (
      <>
        {row.destination}
        <Aside>{row.purpose}</Aside>
      </>
    ),
  },
  { key: 'date', title: 'Date', kind: 'date', sort: 'date', phone: true, render: (row) => longDate(row.date) },
  { key: 'from_minute', title: 'Hours', kind: 'datetime', phone: true, render: formatHours },
  {
    key: 'fullname',
    title: 'Who',
    kind: 'text',
    sort: 'fullname',
    phone: ({ fullname }) => fullname,
    render: (row) => <NamedFace {...row} />,
  },
  { key: 'office', title: 'Office', kind: 'acronym', render: (row) => row.office ?? '' },
  { key: 'is_official', title: 'Kind', kind: 'acronym', render: (row) => (row.is_official ? say('Official') : say('Personal')) },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <SlipState slip={row} /> },
  { key: 'left_at', title: 'Out and back', kind: 'datetime', render: formatOut },
];

const filters: ListFilter[] = [
  multiFilter({
    name: 'state',
    label: 'State',
    main: true,
    options: passSlipFlow.states.map((value) => ({ value, label: passSlipFlow.words[value] })),
  }),
  selectFilter({
    name: 'kind',
    label: 'Kind',
    main: true,
    options: [
      { value: 'official', label: 'Official' },
      { value: 'personal', label: 'Personal' },
    ],
  }),
  selectFilter({ name: 'show', label: 'Show', any: 'All', options: [{ value: 'out', label: 'Out now' }] }),
  dayFilter({ name: 'on', label: 'Date' }),
];

/** The list of pass slips, wherever it is shown. */
export function SlipList({ whose, filters: further, forOthers, parts }: SlipListProps) {
  const { change, linkTo } = useAddress();
  const { bulk, dialog } = useBulkSteps<typeof passSlipFlow, SlipRow>(passSlipFlow, ['approve', 'disapprove']);
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => change({ ...NOTHING_OPEN, file: 'new' })}>
      {say('File a pass slip')}
    </Button>
  );
  return (
    <>
      <ListScreen
        title={say('Pass slips')}
        intro={say(
          'Official hours count as attended; personal hours are undertime. The head approves, the clock notes when you leave and come back.',
        )}
        endpoint={listPassSlips}
        rows="slips"
        query={whose && { whose }}
        exportAs={exportPassSlips}
        open={(row) => linkTo({ ...NOTHING_OPEN, slip: row.id })}
        columns={columns}
        filters={[...further, ...filters]}
        searchLabel="Search name, destination, purpose or number"
        bulk={forOthers ? bulk : []}
        parts={parts}
        main={add}
        empty={{ title: say('No pass slips yet'), description: say('Pass slips for hours within a day appear here.'), action: add }}
      />
      {dialog}
      <SlipDrawer forOthers={forOthers} isHr={whose === 'all'} />
    </>
  );
}
