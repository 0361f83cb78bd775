import { ActionIcon, Group, Input, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconX } from '@tabler/icons-react';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { SearchMultiSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { listDepartments } from '@talaan/organization/contract/departments.ts';
import { nameOffice } from '@talaan/organization/web/name-office.ts';
import { findPropertyPeople } from '@talaan/property/contract/papers.ts';
import { MEMBER_ROLES } from '../contract/fields.ts';

export interface Member {
  personnel_id: number;
  fullname: string;
  role: keyof typeof MEMBER_ROLES;
}

export interface KeptValues {
  office_ids: string[];
  members: Member[];
  officer_id: number | null;
  officer_since: string | null;
  head_name: string;
  head_post: string;
  coa_name: string;
}

/** What the fields mean to the call. */
export function bodyOfKept({ office_ids: offices, members, officer_id: officer, officer_since: since, ...texts }: KeptValues) {
  return {
    ...texts,
    office_ids: offices.map(Number),
    members: members.map(({ personnel_id: id, role }) => ({ personnel_id: id, role })),
    officer_id: officer ?? 0,
    officer_since: since ?? '',
  };
}

interface KeptFieldsProps<V extends KeptValues> {
  form: UseFormReturnType<V>;
  campus: number | null;
  /** The accountable officer as they are now. */
  officer?: string;
}

/** Offices, committee and who signs: what may be changed until the count is closed. */
export function KeptFields<V extends KeptValues>({ form: given, campus, officer }: KeptFieldsProps<V>) {
  const form = given as unknown as UseFormReturnType<KeptValues>;
  const offices = useCall(listDepartments, { query: { per_page: 999, campus: campus ?? undefined } }).data?.departments ?? [];
  return (
    <>
      <SearchMultiSelect
        label="Offices"
        description="Each with all below it; none means all offices"
        clearable
        data={offices.map((office) => ({ value: String(office.id), label: nameOffice(office) }))}
        {...form.getInputProps('office_ids')}
      />
      <MembersField
        value={form.getValues().members}
        error={form.errors.members}
        onChange={(members) => form.setFieldValue('members', members)}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <RemotePicker
          label="Accountable officer"
          description="Named in the head of the report"
          required
          endpoint={findPropertyPeople}
          rows="personnel"
          shown={officer}
          option={personOption}
          value={form.getValues().officer_id}
          onChange={(id) => form.setFieldValue('officer_id', id)}
          error={form.errors.officer_id}
        />
        <DateField
          label="Accountable since"
          description="Date on which they assumed accountability"
          required
          {...form.getInputProps('officer_since')}
        />
        <TextInput label="Head of the agency" description="Approves the report" required {...form.getInputProps('head_name')} />
        <TextInput label="Position of the head" required {...form.getInputProps('head_post')} />
        <TextInput label="Representative of COA" description="Verifies the report; may stay empty" {...form.getInputProps('coa_name')} />
      </SimpleGrid>
    </>
  );
}

interface MembersFieldProps {
  value: readonly Member[];
  error: React.ReactNode;
  onChange: (members: Member[]) => void;
}

/** The committee: people found by name, each with a role. */
function MembersField({ value, error, onChange }: MembersFieldProps) {
  return (
    <Input.Wrapper label="Inventory committee" description="One chair; members sign the report. They are notified" required error={error}>
      <Stack gap="xs" mt={4}>
        {value.map((member) => (
          <Group key={member.personnel_id} gap="xs" wrap="nowrap">
            <Text size="sm" flex={1} truncate>
              {member.fullname}
            </Text>
            <Select
              aria-label={`Role of ${member.fullname}`}
              w={180}
              allowDeselect={false}
              data={choices(MEMBER_ROLES)}
              value={member.role}
              onChange={(role) => onChange(value.map((one) => (one === member ? { ...one, role: role as Member['role'] } : one)))}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Take ${member.fullname} off the committee`}
              onClick={() => onChange(value.filter((one) => one !== member))}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
        ))}
        <RemotePicker
          aria-label="Add a person"
          placeholder="Add a person by name or number"
          endpoint={findPropertyPeople}
          rows="personnel"
          option={personOption}
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
