import { Group } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { formatDays } from '@talaan/overtime/rules/format-days.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportParentalLeave, listParentalLeave, PARENTAL, type ParentalRow } from '../../contract/parental-register.ts';
import { leaveFlow } from '../../workflow.ts';
import { formatThousandths } from '../applications/format-credits.ts';
import { useYear, YearTurner } from '../year-turner.tsx';

const columns: ListColumn<ParentalRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym' },
  { key: 'type_name', title: 'Type', kind: 'text', phone: true },
  { key: 'event_on', title: 'Delivery', kind: 'date', sort: 'event_on', render: (row) => (row.event_on ? longDate(row.event_on) : '—') },
  {
    key: 'first_day',
    title: 'Dates',
    kind: 'datetime',
    sort: 'first_day',
    phone: true,
    render: (row) => formatDays(row.first_day, row.last_day),
  },
  { key: 'days', title: 'Days', kind: 'count', sort: 'days', render: (row) => formatThousandths(row.days) },
  { key: 'allocated', title: 'Allocated', kind: 'text', render: formatAllocation },
  { key: 'state', title: 'State', kind: 'word', render: (row) => leaveFlow.words[row.state] },
];

/** The register of maternity and paternity leave of a year. */
export function Screen() {
  const [year, turn] = useYear();
  return (
    <ListScreen
      title="Maternity and paternity register"
      intro="By the year of the delivery or miscarriage. Open a row for the application with its papers and CS Form No. 6a."
      endpoint={listParentalLeave}
      rows="leaves"
      query={{ year }}
      exportAs={exportParentalLeave}
      columns={columns}
      open={(row) => `/HR/leaves/submitted-leave?leave=${row.id}`}
      filters={[
        selectFilter({ name: 'kind', label: 'Who', any: 'All', main: true, options: choices(PARENTAL) }),
        officeFilter,
        multiFilter({ name: 'state', label: 'State', options: choices(leaveFlow.words) }),
      ]}
      groups={{ kind: 'Who', office: 'Office' }}
      searchLabel="Search name, number or receiver"
      above={() => (
        <Group>
          <YearTurner year={year} onTurn={turn} />
        </Group>
      )}
      empty={{
        title: `None in ${year}`,
        description: 'Maternity and paternity leave that is filed for a delivery of the year appears here.',
      }}
    />
  );
}

/** `7 days to Santos, Mario`; of who receives days, from whom. */
function formatAllocation({ allocated, receiver, mother }: ParentalRow): string {
  if (allocated !== null) return `${allocated} to ${receiver}`;
  return mother === null ? '' : `from ${mother}`;
}
