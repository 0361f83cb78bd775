import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn, type ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { useBulkSteps } from '@talaan/requests/web/use-bulk-steps.tsx';
import { addHireRequest, exportHireRequests, listHireRequests, WHOSE, type HireRow } from '../contract.ts';
import { HIRE_KINDS } from '../rules/hire-terms.ts';
import { hireFlow } from '../workflow.ts';

const columns: ListColumn<HireRow>[] = [
  {
    key: 'position',
    title: 'Position',
    kind: 'name',
    sort: 'position',
    render: (row) => (
      <>
        {row.position}
        {row.needed > 1 && <Aside>{row.needed} people</Aside>}
      </>
    ),
  },
  { key: 'number', title: 'Request', kind: 'number', sort: 'number', phone: true },
  { key: 'salary_grade', title: 'SG', kind: 'sg', render: (row) => row.salary_grade ?? '—' },
  { key: 'items', title: 'Item', kind: 'item', render: (row) => row.items || '—' },
  { key: 'kind', title: 'Kind', kind: 'word', render: (row) => HIRE_KINDS[row.kind] },
  { key: 'office', title: 'Unit', kind: 'acronym', sort: 'office', phone: true },
  { key: 'requester', title: 'Requested by', kind: 'word', startsHidden: true },
  { key: 'needed_by', title: 'Needed by', kind: 'date', sort: 'needed_by', render: (row) => longDate(row.needed_by) },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    sort: 'state',
    render: (row) => (
      <RequestState state={row.state} words={hireFlow.words[row.state]} isClosed={hireFlow.ends.some((end) => end === row.state)} />
    ),
  },
];

const views: ReadyView[] = [
  { name: WHOSE.waiting, filters: { whose: 'waiting' } },
  { name: WHOSE.mine, filters: { whose: 'mine' } },
  { name: 'On their way', filters: { state: ['RETURNED', 'SUBMITTED', 'ENDORSED', 'HR_VERIFIED', 'FUNDED'] } },
  { name: 'Approved, to be posted', filters: { state: 'APPROVED' } },
];

export const readAhead = listAhead(listHireRequests);

/** The requests to hire of one’s units, and those that have come to the reader on their way. */
export function Screen() {
  const { bulk, dialog } = useBulkSteps<typeof hireFlow, HireRow>(hireFlow, ['endorse', 'verify', 'approve']);
  return (
    <>
      <ListScreen
        title="Request to hire"
        endpoint={listHireRequests}
        rows="requests"
        exportAs={exportHireRequests}
        open={(row) => `/rsp/request_to_hire/${row.id}`}
        columns={columns}
        searchLabel="Search number, position, unit or requester"
        filters={[
          selectFilter({
            name: 'whose',
            label: 'Shown',
            any: WHOSE.all,
            main: true,
            options: choices(WHOSE).filter(({ value }) => value !== 'all'),
          }),
          multiFilter({
            name: 'state',
            label: 'State',
            main: true,
            options: hireFlow.states.map((value) => ({ value, label: hireFlow.words[value] })),
          }),
          selectFilter({ name: 'kind', label: 'Kind', options: choices(HIRE_KINDS) }),
          officeFilter,
        ]}
        views={views}
        groups={{ state: 'State', office: 'Unit', kind: 'Kind' }}
        bulk={bulk}
        main={<NewButton />}
        empty={{
          title: 'No requests yet',
          description:
            'The head of a unit asks here for people: for a vacant item of the plantilla, or for job orders, casuals and lecturers.',
          action: <NewButton />,
        }}
      />
      {dialog}
    </>
  );
}

function NewButton() {
  return (
    <ForCallers of={addHireRequest}>
      <Button component={Link} to="/rsp/request_to_hire/new" leftSection={<IconPlus size={16} />}>
        New request
      </Button>
    </ForCallers>
  );
}
