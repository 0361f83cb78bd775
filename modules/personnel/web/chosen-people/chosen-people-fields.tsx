import { Button, Group, MultiSelect, Select, SimpleGrid, Text } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { appointmentStatuses } from '@talaan/reference/contract/lists.ts';
import type { ChosenPeople } from '../../contract/chosen-people.ts';

interface ChosenPeopleFieldsProps {
  choice: ChosenPeople;
  onChange: (choice: ChosenPeople) => void;
}

/** Whose papers are printed: those ticked in a list, or all who serve, of a campus, an office with its units, or some statuses. */
export function ChosenPeopleFields({ choice, onChange }: ChosenPeopleFieldsProps) {
  const { people } = choice;
  if (!people) return <Filters choice={choice} onChange={onChange} />;
  return (
    <Group gap="sm">
      <Text size="sm">{people.length === 1 ? 'One person was chosen' : `${people.length} people were chosen`} in the list.</Text>
      <Button variant="default" onClick={() => onChange({})}>
        Choose by office instead
      </Button>
    </Group>
  );
}

function Filters({ choice, onChange }: ChosenPeopleFieldsProps) {
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
        onChange={(id) => onChange({ ...choice, campus: id ? Number(id) : undefined })}
      />
      <OfficePicker
        label="Office, with its units"
        value={choice.office ?? null}
        onChange={(id) => onChange({ ...choice, office: id ?? undefined })}
      />
      <MultiSelect
        label="Status"
        placeholder={choice.status ? undefined : 'All statuses'}
        clearable
        data={statuses.map(({ code, name }) => ({ value: code, label: name }))}
        value={choice.status ?? []}
        onChange={(codes) => onChange({ ...choice, status: codes.length > 0 ? codes : undefined })}
      />
    </SimpleGrid>
  );
}
