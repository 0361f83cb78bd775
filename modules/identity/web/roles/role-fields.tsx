import { useState } from 'react';
import { Checkbox, Fieldset, SimpleGrid, Stack, Switch, Text, TextInput, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconSearch } from '@tabler/icons-react';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { useAllScreens } from '@talaan/kernel/web/module.ts';
import { groupAreas, formatGroup, screensOf } from './group-areas.ts';

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
  /** Administrator opens everything, always. */
  opensAll?: boolean;
}

export function RoleFields<V extends RoleValues>({ form, keepsName = false, opensAll = false }: RoleFieldsProps<V>) {
  const screens = useAllScreens();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const isShown = (group: Group) => `${group} ${formatGroup(group)} ${screensOf(screens, group).join(' ')}`.toLowerCase().includes(wanted);
  const areas = groupAreas.map((area) => ({ ...area, groups: area.groups.filter(isShown) })).filter(({ groups }) => groups.length > 0);
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
      <TextInput
        maw={560}
        label="What it opens"
        placeholder="Find a group or a screen"
        leftSection={<IconSearch size={16} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Checkbox.Group {...form.getInputProps('groups')} readOnly={opensAll}>
        <Stack gap="md">
          {areas.map(({ title, groups }) => (
            <Fieldset key={title} legend={title}>
              <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" verticalSpacing="sm">
                {groups.map((group) => (
                  <Checkbox
                    key={group}
                    value={group}
                    disabled={opensAll}
                    label={formatGroup(group)}
                    description={[group, ...screensOf(screens, group)].join(' · ')}
                  />
                ))}
              </SimpleGrid>
            </Fieldset>
          ))}
          {areas.length === 0 && <Text size="sm">No group or screen is called so.</Text>}
        </Stack>
      </Checkbox.Group>
    </>
  );
}
