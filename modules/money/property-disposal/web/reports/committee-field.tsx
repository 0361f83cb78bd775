import type { ReactNode } from 'react';
import { Group, Input, Select, Stack, Text } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { PersonField } from '@talaan/property/web/desk/issue/person-field.tsx';
import { RemoveLine } from '@talaan/property/web/desk/remove-line.tsx';
import { MEMBER_ROLES } from '../../contract/fields.ts';

export interface CommitteeMember {
  personnel_id: number;
  fullname: string;
  role: keyof typeof MEMBER_ROLES;
}

interface CommitteeFieldProps {
  value: readonly CommitteeMember[];
  onChange: (members: CommitteeMember[]) => void;
  error?: ReactNode;
}

/** The committee: people found by name, the first of them its chair. */
export function CommitteeField({ value, onChange, error }: CommitteeFieldProps) {
  return (
    <Input.Wrapper label={say('Disposal committee')} labelElement="div" required error={error}>
      <Stack gap="xs" mt={4}>
        {value.map((member) => (
          <Group key={member.personnel_id} gap="xs" wrap="nowrap">
            <Text size="sm" flex={1} miw={0} truncate>
              {member.fullname}
            </Text>
            <Select
              aria-label={say('Role of {fullname}', { fullname: member.fullname })}
              w={130}
              allowDeselect={false}
              data={choices(MEMBER_ROLES)}
              value={member.role}
              onChange={(role) => onChange(value.map((one) => (one === member ? { ...one, role: role as CommitteeMember['role'] } : one)))}
            />
            <RemoveLine
              label={say('Take {fullname} off the committee', { fullname: member.fullname })}
              onClick={() => onChange(value.filter((one) => one !== member))}
            />
          </Group>
        ))}
        <PersonField
          key={value.length}
          aria-label={say('Add a person')}
          placeholder={say('Add a person by name or number')}
          value={null}
          onChange={(id, row) => {
            if (id === null || !row || value.some((one) => one.personnel_id === id)) return;
            const role = value.some((one) => one.role === 'CHAIR') ? 'MEMBER' : 'CHAIR';
            onChange([...value, { personnel_id: id, fullname: row.fullname, role }]);
          }}
        />
      </Stack>
    </Input.Wrapper>
  );
}
