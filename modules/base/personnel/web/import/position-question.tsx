import { Group, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listPositions } from '@talaan/organization/contract/positions.ts';
import type { PositionChoice, UnknownPosition } from '../../contract/people-import.ts';
import { matchOptions, MAKE } from './match-options.ts';

interface PositionQuestionProps {
  unknown: UnknownPosition;
  choice: PositionChoice | undefined;
  onChoice: (choice: PositionChoice | undefined) => void;
}

/** Which position is meant, or the new one with its salary grade. */
export function PositionQuestion({ unknown, choice, onChoice }: PositionQuestionProps) {
  const answer = useCall(listPositions, { query: { per_page: 999 } });
  const positions = answer.data?.positions ?? [];
  const { key, name, people } = unknown;
  const everything = positions.map((one) => ({ id: one.id, label: one.name }));
  const choose = (value: string | null) => {
    if (value === null) onChoice(undefined);
    else if (value === MAKE) onChoice({ key, make: { name, salary_grade: null, track: 'staff' } });
    else onChoice({ key, position_id: Number(value) });
  };
  const make = choice?.make;
  const edit = (change: Partial<NonNullable<PositionChoice['make']>>) => make && onChoice({ key, make: { ...make, ...change } });
  return (
    <Stack gap="xs">
      <SearchSelect
        label={name}
        description={people === 1 ? 'a position, in 1 row' : `a position, in ${people} rows`}
        placeholder="Match or make it"
        clearable
        isLoading={answer.isPending}
        data={matchOptions('Make this position', unknown.suggestions, everything)}
        value={make ? MAKE : choice?.position_id ? String(choice.position_id) : null}
        onChange={choose}
        maw={560}
      />
      {make && (
        <Group gap="xs" align="flex-end" pl="md">
          <TextInput
            label="Title"
            required
            value={make.name}
            onChange={(event) => edit({ name: event.currentTarget.value })}
            flex="1 1 16rem"
            maw={360}
          />
          <NumberInput
            label="Salary grade"
            min={1}
            max={33}
            allowDecimal={false}
            value={make.salary_grade ?? ''}
            w={130}
            onChange={(grade) => edit({ salary_grade: typeof grade === 'number' ? grade : null })}
          />
          <Select
            label="Track"
            allowDeselect={false}
            data={[
              { value: 'staff', label: 'Staff' },
              { value: 'faculty', label: 'Faculty' },
            ]}
            value={make.track}
            w={130}
            onChange={(track) => edit({ track: track === 'faculty' ? 'faculty' : 'staff' })}
          />
        </Group>
      )}
    </Stack>
  );
}
