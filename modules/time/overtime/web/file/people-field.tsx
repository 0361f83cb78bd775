import type { ReactNode } from 'react';
import { PillGroup, Stack } from '@mantine/core';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { PersonPill } from '@talaan/kernel/web/forms/person-pill.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { findOvertimePeople } from '../../contract/overtime.ts';
import type { Chosen } from './overtime-values.ts';

interface PeopleFieldProps {
  value: Chosen[];
  onChange: (value: Chosen[]) => void;
  error?: ReactNode;
}

/** The people for whom overtime is ordered; nobody for one's own. */
export function PeopleField({ value, onChange, error }: PeopleFieldProps) {
  const add = (one: Chosen) => {
    if (!value.some(({ id }) => id === one.id)) onChange([...value, one]);
  };
  return (
    <Stack gap={6}>
      <RemotePicker
        label={say('People')}
        description={say('Of your office; leave it empty for overtime of your own')}
        placeholder={say('Name or number')}
        endpoint={findOvertimePeople}
        rows="personnel"
        value={null}
        error={error}
        onChange={(_id, row) => row && add({ id: row.id, name: row.fullname, avatar: row.avatar, office: row.acronym })}
        option={personOption}
      />
      {value.length > 0 && (
        <PillGroup>
          {value.map(({ id, name, avatar, office }) => (
            <PersonPill
              key={id}
              fullname={name}
              avatar={avatar}
              office={office}
              onRemove={() => onChange(value.filter((one) => one.id !== id))}
            />
          ))}
        </PillGroup>
      )}
    </Stack>
  );
}
