import { Stack, Switch, TextInput, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { RoleGroups } from './role-groups.tsx';

export interface RoleValues {
  name: string;
  description: string;
  groups: Group[];
  requires_second_factor: boolean;
}

interface RoleFieldsProps<V extends RoleValues> {
  form: UseFormReturnType<V>;
  /** A role that comes with Talaan keeps its name. */
  keepsName?: boolean;
  /** Administrator opens what it opens, always. */
  keepsGroups?: boolean;
}

export function RoleFields<V extends RoleValues>({ form, keepsName = false, keepsGroups = false }: RoleFieldsProps<V>) {
  return (
    <>
      <Stack gap="md" maw={560}>
        <TextInput
          label="Name"
          withAsterisk
          readOnly={keepsName}
          description={keepsName ? 'This role comes with Talaan and keeps its name.' : undefined}
          {...form.getInputProps('name')}
        />
        <Textarea label="What it is for" autosize {...form.getInputProps('description')} />
        <Switch
          label="Requires a second factor"
          description="Users with this role must also enter a code when they sign in."
          {...form.getInputProps('requires_second_factor', { type: 'checkbox' })}
        />
      </Stack>
      <RoleGroups ticked={form.getValues().groups} input={form.getInputProps('groups')} isFixed={keepsGroups} />
    </>
  );
}
