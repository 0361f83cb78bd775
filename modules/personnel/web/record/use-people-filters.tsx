import { DateField } from '@talaan/kernel/web/date-field.tsx';
import { multiFilter, selectFilter } from '@talaan/kernel/web/list-filters.tsx';
import type { ListFilter } from '@talaan/kernel/web/list-screen.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { listPositions, TRACKS } from '@talaan/organization/contract/positions.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { appointmentStatuses, personnelStatuses } from '@talaan/reference/contract/lists.ts';
import { AGE_BANDS } from '../../contract.ts';

/** The filters of the personnel list; the day comes first, since the others hold on it. */
export function usePeopleFilters(): ListFilter[] {
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  const positions = useCall(listPositions, { query: { per_page: 999 } }).data?.positions ?? [];
  const statuses = useCall(appointmentStatuses.list, { query: { all: 1 } }).data?.appointment_status ?? [];
  const standings = useCall(personnelStatuses.list, { query: { all: 1 } }).data?.current_status ?? [];
  const named = (rows: { code: string; name: string }[]) => rows.map(({ code, name }) => ({ value: code, label: name }));
  return [
    dayFilter('on', 'As of today'),
    selectFilter({ name: 'campus', label: 'Campus', options: campuses.map((one) => ({ value: String(one.id), label: one.name })) }),
    {
      name: 'office',
      field: ([office], onChange) => (
        <OfficePicker aria-label="Office" value={office ? Number(office) : null} onChange={(id) => onChange(id ? [String(id)] : [])} />
      ),
    },
    multiFilter({ name: 'position', label: 'Position', options: positions.map((one) => ({ value: String(one.id), label: one.name })) }),
    multiFilter({ name: 'status', label: 'Status', options: named(statuses) }),
    selectFilter({ name: 'track', label: 'Track', options: choices(TRACKS) }),
    selectFilter({ name: 'sex', label: 'Sex', options: choices({ Male: 'Male', Female: 'Female' }) }),
    selectFilter({ name: 'age', label: 'Age', options: choices(AGE_BANDS) }),
    multiFilter({
      name: 'personnel_status',
      label: 'In service',
      options: [{ value: 'ALL', label: 'Everybody on record' }, ...named(standings)],
    }),
    dayFilter('hired_from', 'Hired from'),
    dayFilter('hired_to', 'Hired until'),
  ];
}

function choices(names: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

function dayFilter(name: string, label: string): ListFilter {
  return {
    name,
    field: ([day], onChange) => (
      <DateField
        aria-label={label}
        placeholder={label}
        clearable
        clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
        value={day ?? null}
        onChange={(value) => onChange(value ? [value] : [])}
      />
    ),
  };
}
