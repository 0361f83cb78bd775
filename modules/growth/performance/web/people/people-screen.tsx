import { useState } from 'react';
import { Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { IconPrinter } from '@tabler/icons-react';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { useBulkSteps } from '@talaan/requests/web/use-bulk-steps.tsx';
import { exportPeople, listPeople, printForms, recordNotRated, STANDINGS, type PerformanceRow } from '../../contract/people.ts';
import { FORMS } from '../../rules/form/form-line.ts';
import { ADJECTIVES } from '../../rules/levels.ts';
import { formatRating } from '../../rules/rating.ts';
import { ipcrFlow } from '../../workflow.ts';
import { RatingBadge } from '../form/rating-badge.tsx';
import { CascadePage } from './cascade-page.tsx';
import { FormDrawer } from './form-drawer.tsx';
import { PersonDrawer } from './person-drawer.tsx';
import { RatePage } from './rate-page.tsx';
import { TABS } from './tabs.ts';
import { WarningsPage } from './warnings-page.tsx';

const PrintedDialog = openedLater(async () => (await import('./printed-dialog.tsx')).PrintedDialog);
const NotRatedDialog = openedLater(async () => (await import('./not-rated-dialog.tsx')).NotRatedDialog);

const columns: ListColumn<PerformanceRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office' },
  { key: 'form', title: 'Form', kind: 'word', render: ({ form }) => form ?? '' },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    sort: 'state',
    render: ({ state }) =>
      state === null ? (
        <RequestState state="TARGET_DRAFT" words="Not begun" isClosed={false} />
      ) : (
        <RequestState state={state} words={ipcrFlow.words[state]} isClosed={state === 'CLOSED' || state === 'NOT_RATED'} />
      ),
  },
  {
    key: 'awaited',
    title: 'Due next',
    kind: 'text',
    phone: awaitedWords,
    render: (row) => (
      <Text size="sm" component="span" c={row.days_late > 0 ? 'red' : undefined}>
        {awaitedWords(row)}
      </Text>
    ),
  },
  { key: 'targets', title: 'Targets', kind: 'count', render: ({ targets }) => targets || '' },
  { key: 'final', title: 'Rating', kind: 'text', sort: 'final', phone: ratingWords, render: (row) => <RatingBadge {...row} /> },
  {
    key: 'last_final',
    title: 'Last period',
    kind: 'text',
    render: ({ last_final, last_level }) => <RatingBadge final={last_final} level={last_level} />,
  },
  { key: 'position', title: 'Position', kind: 'text', startsHidden: true, render: ({ position }) => position ?? '' },
  { key: 'idno', title: 'Employee no.', kind: 'number', startsHidden: true },
];

/** `Self-rating by 10 Jan 2027, 3 days late`, `Final rating of the head by 31 Jan 2027`. */
function awaitedWords({ awaited, awaits, due_on, days_late }: PerformanceRow): string {
  if (awaited === null) return '';
  const whose = awaits === 'the person' ? '' : ` of ${awaits}`;
  return `${awaited}${whose} by ${longDate(due_on!)}${days_late > 0 ? `, ${count(days_late, 'day')} late` : ''}`;
}

/** `4.28 Very Satisfactory`; nothing before there is a final rating. */
function ratingWords({ final, level }: PerformanceRow): string {
  return final === null || level === null ? '' : `${formatRating(final)} ${ADJECTIVES[level]}`;
}

const PERIODS = optionsFrom(listPeople, { query: { per_page: 5 } }, ({ periods }) =>
  periods.map(({ id, name }) => ({ value: String(id), label: name })),
);

/** The people of one’s offices in a period: who has not submitted, what is to be decided, and how each was rated. */
export function Screen() {
  const tab = useScreenPart(TABS);
  if (tab === 'rating') return <RatePage />;
  if (tab === 'calibration') return <WarningsPage />;
  if (tab === 'cascade') return <CascadePage />;
  return <People />;
}

function People() {
  const { search, linkTo, change } = useAddress();
  const printing = useSend(printForms, { onDone: ({ job }) => change({ job: job.id }) });
  const jobId = search.get('job');
  const [chosen, setChosen] = useState<PerformanceRow[]>();
  const steps = useBulkSteps<typeof ipcrFlow, PerformanceRow>(ipcrFlow, ['reviewTargets', 'approveTargets', 'finalize']);
  return (
    <>
      <ListScreen
        title="Performance of my people"
        endpoint={listPeople}
        rows="people"
        exportAs={exportPeople}
        columns={columns}
        searchLabel="Search name or number"
        open={({ form_id, personnel_id }) => linkTo(form_id === null ? { person: personnel_id } : { form: form_id })}
        filters={[
          selectFilter({ name: 'period', label: 'Period', any: 'This one', main: true, options: PERIODS }),
          multiFilter({ name: 'standing', label: 'Progress', main: true, options: choices(STANDINGS) }),
          selectFilter({ name: 'kind', label: 'Form', options: FORMS.map((value) => ({ value, label: value })) }),
          officeFilter,
        ]}
        bulk={[
          ...steps.bulk,
          {
            label: 'Print forms',
            of: printForms,
            icon: <IconPrinter size={16} />,
            opens: ({ form_id }) => form_id !== null,
            run: (rows) => printing.mutate({ body: { forms: rows.flatMap(({ form_id }) => form_id ?? []) } }),
          },
          { label: 'Record as not rated', of: recordNotRated, opens: ({ form_id }) => form_id === null, run: setChosen },
        ]}
        parts={<ScreenParts parts={TABS} keep={['period']} />}
        above={(answer) =>
          answer && (
            <>
              <Text size="sm" c="dimmed" visibleFrom="sm">
                {answer.figures.not_submitted} not submitted · {answer.figures.to_rate} to be rated · {answer.figures.final} final
              </Text>
              <FormDrawer rows={answer.people} />
              <PersonDrawer />
            </>
          )
        }
        empty={{
          title: 'No people in this period',
          description: 'Everyone of your offices who serves at least 90 days of the period appears here.',
        }}
      />
      {steps.dialog}
      {jobId && <PrintedDialog jobId={jobId} onClose={() => change({ job: null })} />}
      {chosen && <NotRatedDialog rows={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
