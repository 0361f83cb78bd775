import { multiFilter, selectFilter } from '@talaan/kernel/web/list-filters.tsx';
import type { ListFilter } from '@talaan/kernel/web/list-screen.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { appointmentStatuses } from '@talaan/reference/contract/lists.ts';

/** Where people serve. */
export function usePlaceFilters(): ListFilter[] {
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  return [
    selectFilter({ name: 'campus', label: 'Campus', options: campuses.map((one) => ({ value: String(one.id), label: one.name })) }),
    {
      name: 'office',
      field: ([office], onChange) => (
        <OfficePicker aria-label="Office" value={office ? Number(office) : null} onChange={(id) => onChange(id ? [String(id)] : [])} />
      ),
    },
  ];
}

export function useStatusFilter(): ListFilter {
  const statuses = useCall(appointmentStatuses.list, { query: { all: 1 } }).data?.appointment_status ?? [];
  return multiFilter({ name: 'status', label: 'Status', options: statuses.map((one) => ({ value: one.code, label: one.name })) });
}
