import { MultiSelect, Select, SimpleGrid } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { appointmentStatuses } from '@talaan/reference/contract/lists.ts';
import type { Changes, Choice } from './use-choice.ts';

/** All who serve today, of a campus, an office with its units, or some statuses. */
export function ChoiceFields({ choice, change }: { choice: Choice; change: (changes: Changes) => void }) {
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  const statuses = useCall(appointmentStatuses.list, { query: { all: 1 } }).data?.appointment_status ?? [];
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
      <Select
        label="Campus"
        placeholder="All campuses"
        clearable
        data={campuses.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={choice.campus === undefined ? null : String(choice.campus)}
        onChange={(id) => change({ campus: id ? [id] : [] })}
      />
      <OfficePicker label="Office" value={choice.office ?? null} onChange={(id) => change({ office: id ? [String(id)] : [] })} />
      <MultiSelect
        label="Status"
        placeholder={choice.status ? undefined : 'All statuses'}
        clearable
        data={statuses.map(({ code, name }) => ({ value: code, label: name }))}
        value={choice.status ?? []}
        onChange={(codes) => change({ status: codes })}
      />
    </SimpleGrid>
  );
}
