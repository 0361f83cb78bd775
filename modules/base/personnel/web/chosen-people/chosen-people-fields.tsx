import { Button, MultiSelect, Select, SimpleGrid, Stack } from '@mantine/core';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { appointmentStatuses } from '@talaan/reference/contract/lists.ts';
import { findPersonnel } from '../../contract.ts';
import type { ChosenPeople } from '../../contract/chosen-people.ts';
import { PeopleByName } from './people-by-name.tsx';

interface ChosenPeopleFieldsProps {
  choice: ChosenPeople;
  onChange: (choice: ChosenPeople) => void;
}

/** Whose papers are printed: people by name, or all who serve, of a campus, an office with its units, or some statuses. */
export function ChosenPeopleFields({ choice, onChange }: ChosenPeopleFieldsProps) {
  const { people = [] } = choice;
  return (
    <Stack gap="sm">
      {people.length === 0 && <Filters choice={choice} onChange={onChange} />}
      <ForCallers of={findPersonnel}>
        <PeopleByName people={people} onChange={(named) => onChange(named.length > 0 ? { people: named } : {})} />
      </ForCallers>
      {people.length > 0 && (
        <Button variant="default" w="fit-content" onClick={() => onChange({})}>
          Choose by office instead
        </Button>
      )}
    </Stack>
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
