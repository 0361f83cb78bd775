import { useSearchParams } from 'react-router';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { dayFilter, multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import type { ListFilter } from '@talaan/kernel/web/lists/list-screen.tsx';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { listPositions, TRACKS } from '@talaan/organization/contract/positions.ts';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { appointmentStatuses, personnelStatuses } from '@talaan/reference/contract/lists.ts';
import { AGE_BANDS, listQualifications } from '../../contract.ts';

const named = (rows: { code: string; name: string }[]) => rows.map(({ code, name }) => ({ value: code, label: name }));

const positions = optionsFrom(listPositions, { query: { per_page: 999 } }, (answer) =>
  answer.positions.map(({ id, name }) => ({ value: String(id), label: name })),
);
const statuses = optionsFrom(appointmentStatuses.list, { query: { all: 1 } }, (answer) => named(answer.appointment_status));
const standings = optionsFrom(personnelStatuses.list, { query: { all: 1 } }, (answer) => [
  { value: 'ALL', label: 'Everyone on record' },
  { value: 'SEPARATED', label: 'Separated' },
  ...named(answer.current_status),
]);

const qualifications = optionsFrom(listQualifications, {}, (answer) =>
  answer.qualifications.map(({ code, title }) => ({ value: code, label: title })),
);

const status = multiFilter({ name: 'status', label: 'Status', main: true, options: statuses });
const track = selectFilter({ name: 'track', label: 'Track', options: choices(TRACKS) });
const sex = selectFilter({ name: 'sex', label: 'Sex', options: choices({ Male: 'Male', Female: 'Female' }) });

/** Those by which people are asked for in words. */
export const askedPeopleFilters = [status, track, sex];

/** The filters of the personnel list; the day comes first, since the others hold on it. */
export function usePeopleFilters(): ListFilter[] {
  // An import leads here; no one chooses it from a list.
  const imported = useSearchParams()[0].get('imported');
  return [
    dayFilter({ name: 'on', label: 'As of', any: 'Today', main: true }),
    campusFilter,
    officeFilter,
    multiFilter({ name: 'position', label: 'Position', options: positions }),
    status,
    track,
    sex,
    selectFilter({ name: 'age', label: 'Age', options: choices(AGE_BANDS) }),
    multiFilter({
      name: 'personnel_status',
      label: 'Service status',
      any: 'In service',
      options: standings,
    }),
    multiFilter({ name: 'qualification', label: 'Qualification', options: qualifications }),
    ...(imported
      ? [selectFilter({ name: 'imported', label: 'Import', main: true, options: [{ value: imported, label: `No. ${imported}` }] })]
      : []),
    dayFilter({ name: 'hired_from', label: 'Hired from' }),
    dayFilter({ name: 'hired_to', label: 'Hired until' }),
    dayFilter({ name: 'retires_from', label: 'Retires from' }),
    dayFilter({ name: 'retires_by', label: 'Retires by' }),
  ];
}
