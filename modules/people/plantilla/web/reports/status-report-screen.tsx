import { Stack } from '@mantine/core';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { appointmentStatuses } from '@talaan/reference/contract/lists.ts';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { asOf } from '../items/item-filters.ts';
import { NarrowingFields } from './narrowing-fields.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportTable } from './report-table.tsx';
import { useNarrowing } from './use-narrowing.ts';

/** Everybody who serves, by appointment status. */
export function Screen() {
  const { narrowed, page, change } = useNarrowing();
  const statuses = useCall(appointmentStatuses.list, { query: { all: 1 } }).data?.appointment_status ?? [];
  const filters = [
    selectFilter({ name: 'status', label: 'Status', options: statuses.map((one) => ({ value: one.code, label: one.name })) }),
    campusFilter,
    officeFilter,
    asOf,
  ];
  return (
    <Page
      title="Personnel by appointment status"
      intro="Everyone in service on the day, with their item if they have one."
      actions={<ReportActions report="status" narrowed={narrowed} />}
    >
      <Stack gap="md">
        <NarrowingFields filters={filters} narrowed={narrowed} change={change} />
        <ReportTable report="status" narrowed={narrowed} page={page} onPage={(next) => change('page', String(next))} />
      </Stack>
    </Page>
  );
}
