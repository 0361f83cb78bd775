import { Pill, PillGroup, Stack } from '@mantine/core';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';
import { listPositions } from '@talaan/organization/contract/positions.ts';
import { PersonPill } from '@talaan/kernel/web/forms/person-pill.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import type { Chosen, ChosenPerson } from './suspension-values.ts';

interface ChosenFieldProps<One extends Chosen> {
  value: One[];
  onChange: (value: One[]) => void;
  error?: React.ReactNode;
}

/** Positions whose holders work on. */
export function PositionsField(props: ChosenFieldProps<Chosen>) {
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
      {props.value.length > 0 && (
        <PillGroup>
          {props.value.map(({ id, name }) => (
            <Pill
              key={id}
              size="md"
              withRemoveButton
              removeButtonProps={{ 'aria-label': `Remove ${name}`, tabIndex: 0, 'aria-hidden': false }}
              onRemove={() => remove(props, id)}
            >
              {name}
            </Pill>
          ))}
        </PillGroup>
      )}
    </Stack>
  );
}

/** People of the skeleton force. */
export function PeopleField(props: ChosenFieldProps<ChosenPerson>) {
  return (
    <Stack gap={6}>
      <PersonPicker
        label="People"
        placeholder="Name or number"
        value={null}
        error={props.error}
        onChange={(_id, row) => row && add(props, { id: row.id, name: row.fullname, avatar: row.avatar, office: row.acronym })}
      />
      {props.value.length > 0 && (
        <PillGroup>
          {props.value.map(({ id, name, avatar, office }) => (
            <PersonPill key={id} fullname={name} avatar={avatar} office={office} onRemove={() => remove(props, id)} />
          ))}
        </PillGroup>
      )}
    </Stack>
  );
}

function add<One extends Chosen>({ value, onChange }: ChosenFieldProps<One>, one: One) {
  if (!value.some(({ id }) => id === one.id)) onChange([...value, one]);
}

function remove<One extends Chosen>({ value, onChange }: ChosenFieldProps<One>, id: number) {
  onChange(value.filter((one) => one.id !== id));
}
