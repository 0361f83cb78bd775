import { Pill, PillGroup, Stack } from '@mantine/core';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';
import { listPositions } from '@talaan/organization/contract/positions.ts';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import type { Chosen } from './suspension-values.ts';

interface ChosenFieldProps {
  value: Chosen[];
  onChange: (value: Chosen[]) => void;
  error?: React.ReactNode;
}

/** Positions whose holders work on. */
export function PositionsField(props: ChosenFieldProps) {
  return (
    <Stack gap={6}>
      <RemotePicker
        label="Positions"
        placeholder="Such as Security Guard, Nurse"
        endpoint={listPositions}
        rows="positions"
        value={null}
        error={props.error}
        onChange={(_id, row) => row && add(props, { id: row.id, name: row.name })}
        option={(row) => ({ label: row.name, note: row.salary_grade === null ? null : `SG ${row.salary_grade}` })}
      />
      <ChosenPills {...props} />
    </Stack>
  );
}

/** People of the skeleton force. */
export function PeopleField(props: ChosenFieldProps) {
  return (
    <Stack gap={6}>
      <PersonPicker
        label="People"
        placeholder="Name or number"
        value={null}
        error={props.error}
        onChange={(_id, row) => row && add(props, { id: row.id, name: row.fullname })}
      />
      <ChosenPills {...props} />
    </Stack>
  );
}

function add({ value, onChange }: ChosenFieldProps, one: Chosen) {
  if (!value.some(({ id }) => id === one.id)) onChange([...value, one]);
}

function ChosenPills({ value, onChange }: ChosenFieldProps) {
  if (value.length === 0) return null;
  return (
    <PillGroup>
      {value.map(({ id, name }) => (
        <Pill
          key={id}
          withRemoveButton
          removeButtonProps={{ 'aria-label': `Remove ${name}`, tabIndex: 0, 'aria-hidden': false }}
          onRemove={() => onChange(value.filter((one) => one.id !== id))}
        >
          {name}
        </Pill>
      ))}
    </PillGroup>
  );
}
