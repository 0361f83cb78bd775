import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { useBulkSteps } from '@talaan/requests/web/use-bulk-steps.tsx';
import { exportNominations, fileNominations, listNominations, SHOWN, type NominationRow } from '../../contract/nominations.ts';
import { describeDays } from '../../rules/describe-days.ts';
import { formatPoints } from '../../rules/format-numbers.ts';
import { trainingFlow } from '../../workflow.ts';
import { NominationRecord } from './nomination-record.tsx';
import { NominationState } from './nomination-state.tsx';

const NewRecommendation = shownLater(async () => (await import('./new-recommendation.tsx')).NewRecommendation);

const columns: ListColumn<NominationRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  {
    key: 'title',
    title: 'Training',
    kind: 'name',
    sort: 'title',
    phone: (row) => row.title,
    render: (row) => (
      <>
        {row.title}
        <Aside>{row.provider}</Aside>
      </>
    ),
  },
  { key: 'first_day', title: 'When', kind: 'datetime', sort: 'first_day', phone: true, render: describeDays },
  { key: 'office', title: 'Office', kind: 'acronym', render: (row) => row.office ?? '' },
  { key: 'type', title: 'Type', kind: 'word', startsHidden: true },
  { key: 'points', title: 'Points', kind: 'count', sort: 'points', render: (row) => (row.points === null ? '' : formatPoints(row.points)) },
  { key: 'planned', title: 'Planned (PHP)', kind: 'money', sort: 'planned', render: (row) => formatMoney(row.planned) },
  { key: 'approved', title: 'Approved (PHP)', kind: 'money', startsHidden: true, render: (row) => formatMoney(row.approved) },
  { key: 'spent', title: 'Spent (PHP)', kind: 'money', startsHidden: true, render: (row) => formatMoney(row.spent) },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <NominationState nomination={row} /> },
];

const NOTHING_OPEN = { training: null, new: null };

export const readAhead = listAhead(listNominations);

/** Trainings of the people within reach, by state; HR and the secretary of the committee do their part here, too. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const { bulk, dialog } = useBulkSteps<typeof trainingFlow, NominationRow>(trainingFlow, [
    'recommend',
    'confirmFunds',
    'approve',
    'return',
    'cancel',
  ]);
  const { year } = today();
  const isPhone = useIsPhone();
  const add = (
    <ForCallers of={fileNominations}>
      <Button leftSection={<IconPlus size={16} />} onClick={() => change({ ...NOTHING_OPEN, new: 1 })}>
        New recommendation
      </Button>
    </ForCallers>
  );
  return (
    <>
      <ListScreen
        title="Training recommendations"
        intro="Whom you recommend for which training. The committee screens, the budget office confirms funds, the authority approves; each reports after it."
        endpoint={listNominations}
        rows="nominations"
        exportAs={exportNominations}
        columns={columns}
        groups={{ state: 'State', office: 'Office', training: 'Training' }}
        open={(row) => linkTo({ ...NOTHING_OPEN, training: row.id })}
        searchLabel="Search name, training or provider"
        filters={[
          selectFilter({ name: 'show', label: 'Show', any: 'All', main: true, options: choices(SHOWN) }),
          multiFilter({
            name: 'state',
            label: 'State',
            main: true,
            options: trainingFlow.states.map((value) => ({ value, label: trainingFlow.words[value] })),
          }),
          officeFilter,
          selectFilter({
            name: 'year',
            label: 'Year',
            options: [year + 1, year, year - 1, year - 2].map((one) => ({ value: String(one), label: String(one) })),
          }),
        ]}
        bulk={bulk}
        above={(answer) => !isPhone && answer && answer.total > 0 && <Sums sums={answer.sums} />}
        main={add}
        empty={{ title: 'No recommendations yet', description: 'Recommend people of your office for a training.', action: add }}
      />
      {dialog}
      <Opened
        id={Number(search.get('training')) || undefined}
        isFiling={search.get('new') !== null}
        onClose={() => change(NOTHING_OPEN)}
        onFiled={(id) => change({ ...NOTHING_OPEN, training: id ?? null }, { replace: true })}
      />
    </>
  );
}

function Sums({ sums: { planned, approved, spent } }: { sums: { planned: number; approved: number; spent: number } }) {
  return (
    <Group gap="md" wrap="nowrap" h={28}>
      <Text size="sm" c="dimmed" truncate>
        {`${formatPesos(planned)} planned, ${formatPesos(approved)} approved, ${formatPesos(spent)} spent`}
      </Text>
    </Group>
  );
}

interface OpenedProps {
  id: number | undefined;
  isFiling: boolean;
  onClose: () => void;
  /** With the number of the only one that was filed. */
  onFiled: (id: number | undefined) => void;
}

function Opened({ id, isFiling, onClose, onFiled }: OpenedProps) {
  const isPhone = useIsPhone();
  return (
    <SideDrawer
      opened={id !== undefined || isFiling}
      onClose={onClose}
      size={isPhone ? '100%' : 'min(720px, 90vw)'}
      title={isFiling ? 'New recommendation' : 'Training recommendation'}
    >
      {isFiling && <NewRecommendation onFiled={onFiled} meanwhile={<Skeleton h={420} aria-busy />} />}
      {id !== undefined && <NominationRecord key={id} id={id} />}
    </SideDrawer>
  );
}
