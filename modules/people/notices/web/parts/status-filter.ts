import { multiFilter, type ListFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { appointmentStatuses } from '@talaan/reference/contract/lists.ts';

export function useStatusFilter(): ListFilter {
  const statuses = useCall(appointmentStatuses.list, { query: { all: 1 } }).data?.appointment_status ?? [];
  return multiFilter({
    name: 'status',
    label: 'Status',
    main: true,
    options: statuses.map((one) => ({ value: one.code, label: one.name })),
  });
}
