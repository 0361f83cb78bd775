import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { IconPlus, IconSchool, IconTrash } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn, type ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NEED_STATE_NAMES, SOURCE_NAMES } from '../../contract/codes.ts';
import { listCompetencies } from '../../contract/competencies.ts';
import { exportNeeds, listNeeds, makeProgramme, withdrawNeed, type NeedRow } from '../../contract/needs.ts';
import type { NeedState } from '../../rules/needs.ts';

const NeedDialog = openedLater(async () => (await import('./need-dialog.tsx')).NeedDialog);

const ProgrammeOfNeeds = openedLater(async () => (await import('./programme-of-needs.tsx')).ProgrammeOfNeeds);

const TONES: Readonly<Record<NeedState, Tone>> = { OPEN: 'warning', PLANNED: 'waiting', ANSWERED: 'good' };

const columns: ListColumn<NeedRow>[] = [
  { key: 'title', title: 'Need', kind: 'name', sort: 'title' },
  {
    key: 'fullname',
    title: 'Person',
    kind: 'text',
    sort: 'fullname',
    phone: true,
    render: (row) => (row.fullname === null ? 'The office' : <NamedFace fullname={row.fullname} avatar={row.avatar} office={row.office} />),
  },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  { key: 'competency', title: 'Competency', kind: 'text', startsHidden: true },
  { key: 'source', title: 'Source', kind: 'word', phone: true, render: (row) => SOURCE_NAMES[row.source] },
  { key: 'since', title: 'Since', kind: 'date', sort: 'since', render: (row) => longDate(row.since) },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    sort: 'state',
    render: (row) => <StatusBadge tone={TONES[row.state]}>{NEED_STATE_NAMES[row.state]}</StatusBadge>,
  },
];

const views: ReadyView[] = [
  { name: 'Open', filters: { state: 'OPEN' } },
  { name: 'Planned', filters: { state: 'PLANNED' } },
  { name: 'Answered', filters: { state: 'ANSWERED' } },
];

export const readAhead = listAhead(listNeeds);

/** What people and offices need to learn, by where it is read from. */
export function Screen() {
  const [isOpen, dialog] = useDisclosure();
  const [chosen, setChosen] = useState<NeedRow[] | null>(null);
  const withdrawing = useSend(withdrawNeed, { onDone: ({ message }) => showSuccess(message) });
  const withdraw = async ([row]: NeedRow[]) => {
    if (!row || row.need_id === null) return;
    const question = `Withdraw ${row.title} ? Lines of plans that answer it stay.`;
    if (await confirm({ title: 'Withdraw need', question, action: 'Withdraw', danger: true }))
      withdrawing.mutate({ params: { id: row.need_id } });
  };
  const main = (
    <Button leftSection={<IconPlus size={16} />} onClick={dialog.open}>
      Enter a need
    </Button>
  );
  return (
    <>
      <ListScreen
        title="Training needs"
        endpoint={listNeeds}
        rows="needs"
        exportAs={exportNeeds}
        columns={columns}
        views={views}
        searchLabel="Search need or person"
        filters={[
          multiFilter({ name: 'state', label: 'State', main: true, options: choices(NEED_STATE_NAMES) }),
          multiFilter({ name: 'source', label: 'Source', main: true, options: choices(SOURCE_NAMES) }),
          officeFilter,
          selectFilter({
            name: 'competency',
            label: 'Competency',
            options: optionsFrom(listCompetencies, { query: { per_page: 999, sort: 'name' } }, ({ competencies }) =>
              competencies.map(({ id, name }) => ({ value: String(id), label: name })),
            ),
          }),
        ]}
        groups={{ competency: 'Competency', office: 'Office', source: 'Source' }}
        bulk={[
          {
            label: 'Make a training',
            icon: <IconSchool size={16} />,
            of: makeProgramme,
            opens: ({ state }) => state !== 'ANSWERED',
            run: (rows) => setChosen(rows.filter(({ state }) => state !== 'ANSWERED')),
          },
          {
            label: 'Withdraw',
            icon: <IconTrash size={16} />,
            danger: true,
            of: withdrawNeed,
            opens: ({ need_id: id }) => id !== null,
            run: (rows) => void withdraw(rows.filter(({ need_id: id }) => id !== null)),
          },
        ]}
        main={main}
        empty={{
          title: 'No needs',
          description: 'Gaps in competencies, recommendations of ratings, interventions and what heads enter.',
          action: main,
        }}
      />
      {isOpen && <NeedDialog onClose={dialog.close} />}
      {chosen && <ProgrammeOfNeeds needs={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
