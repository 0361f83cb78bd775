import type { ReactNode } from 'react';
import { Input, Pill, PillGroup, Stack } from '@mantine/core';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { findTravelers } from '../../contract/trips.ts';

export interface Companion {
  id: number;
  fullname: string;
}

interface CompanionsProps {
  value: readonly Companion[];
  onChange: (people: Companion[]) => void;
  error?: ReactNode;
}

/** Those who travel along under the same order, found by name and added one by one. */
export function Companions({ value, onChange, error }: CompanionsProps) {
  return (
    <Stack gap={6}>
      <RemotePicker
        label="Companions"
        description="Their days are covered by the same order; none of them decides it."
        placeholder="Type a name"
        endpoint={findTravelers}
        rows="people"
        value={null}
        error={error}
        onChange={(id, row) => {
          if (id === null || !row) return;
          if (!value.some((one) => one.id === id)) onChange([...value, { id, fullname: row.fullname }]);
        }}
        option={personOption}
      />
      {value.length > 0 && (
        <Input.Wrapper label="Chosen" labelElement="div">
          <PillGroup>
            {value.map(({ id, fullname }) => (
              <Pill
                key={id}
                size="lg"
                withRemoveButton
                removeButtonProps={{ 'aria-label': `Remove ${fullname}` }}
                onRemove={() => onChange(value.filter((one) => one.id !== id))}
              >
                {fullname}
              </Pill>
            ))}
          </PillGroup>
        </Input.Wrapper>
      )}
    </Stack>
  );
}
