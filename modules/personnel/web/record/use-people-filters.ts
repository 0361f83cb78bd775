import { useSearchParams } from 'react-router';
import { dayFilter, multiFilter, selectFilter } from '@talaan/kernel/web/list-filters.ts';
import type { ListFilter } from '@talaan/kernel/web/list-screen.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listPositions, TRACKS } from '@talaan/organization/contract/positions.ts';
import { useCampusFilter, useOfficeFilter } from '@talaan/organization/web/place-filters.ts';
import { appointmentStatuses, personnelStatuses } from '@talaan/reference/contract/lists.ts';
import { AGE_BANDS } from '../../contract.ts';

/** The filters of the personnel list; the day comes first, since the others hold on it. */
export function usePeopleFilters(): ListFilter[] {
  const positions = useCall(listPositions, { query: { per_page: 999 } }).data?.positions ?? [];
  const statuses = useCall(appointmentStatuses.list, { query: { all: 1 } }).data?.appointment_status ?? [];
  const standings = useCall(personnelStatuses.list, { query: { all: 1 } }).data?.current_status ?? [];
  // An import leads here; no one chooses it from a list.
  const imported = useSearchParams()[0].get('imported');
  const named = (rows: { code: string; name: string }[]) => rows.map(({ code, name }) => ({ value: code, label: name }));
  return [
    dayFilter({ name: 'on', label: 'As of', any: 'Today', main: true }),
    useCampusFilter(),
    useOfficeFilter(),
    multiFilter({ name: 'position', label: 'Position', options: positions.map((one) => ({ value: String(one.id), label: one.name })) }),
    multiFilter({ name: 'status', label: 'Status', main: true, options: named(statuses) }),
    selectFilter({ name: 'track', label: 'Track', options: choices(TRACKS) }),
    selectFilter({ name: 'sex', label: 'Sex', options: choices({ Male: 'Male', Female: 'Female' }) }),
    selectFilter({ name: 'age', label: 'Age', options: choices(AGE_BANDS) }),
    multiFilter({
      name: 'personnel_status',
      label: 'Standing',
      any: 'In service',
      options: [{ value: 'ALL', label: 'Everybody on record' }, { value: 'SEPARATED', label: 'Separated' }, ...named(standings)],
    }),
    ...(imported
      ? [selectFilter({ name: 'imported', label: 'Import', main: true, options: [{ value: imported, label: `No. ${imported}` }] })]
      : []),
    dayFilter({ name: 'hired_from', label: 'Hired from' }),
    dayFilter({ name: 'hired_to', label: 'Hired until' }),
    dayFilter({ name: 'retires_by', label: 'Retires by' }),
  ];
}

function choices(names: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
