import { useState } from 'react';
import { Accordion, Checkbox, Group as Line, SimpleGrid, Skeleton, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { Indexed } from '@talaan/kernel/web/pages/indexed.tsx';
import { useAllScreens } from '@talaan/kernel/web/module.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listCalledGroups } from '../../contract/roles.ts';
import { areasFor, formatGroup, IDLE, screensOf } from './group-areas.ts';

interface RoleGroupsProps {
  ticked: readonly Group[];
  /** Of the form's field `groups`. */
  input: object;
  /** Nothing can be ticked or unticked. */
  isFixed: boolean;
}

/** What a role opens: an index of headings, each with its groups, closed where none of them is ticked. */
export function RoleGroups({ ticked, input, isFixed }: RoleGroupsProps) {
  const screens = useAllScreens();
  const called = useCall(listCalledGroups, {}).data?.groups;
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<string[]>();
  if (!called) return <Skeleton h={320} aria-busy />;
  const areas = areasFor(screens, called, typed);
  const withTicks = () =>
    areas.filter(({ title, groups }) => title !== IDLE && groups.some((group) => ticked.includes(group))).map(({ title }) => idOf(title));
  // What was searched for is not hidden behind a heading.
  const shown = typed.trim() ? areas.map(({ title }) => idOf(title)) : (opened ?? withTicks());
  return (
    <Indexed
      label="View groups"
      sections={areas.map(({ title, groups }) => ({ id: idOf(title), title, note: `${countTicked(groups, ticked)} of ${groups.length}` }))}
      onOpen={(id) => setOpened([...new Set([...shown, id])])}
    >
      <TextInput
        maw={560}
        label="What it opens"
        placeholder="Find a group or a screen"
        leftSection={<IconSearch size={16} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Checkbox.Group {...input} readOnly={isFixed}>
        <Accordion multiple variant="contained" order={2} value={shown} onChange={setOpened}>
          {areas.map(({ title, groups }) => (
            <Accordion.Item key={title} value={idOf(title)} id={idOf(title)}>
              <Accordion.Control>
                <Line justify="space-between" wrap="nowrap" pe="sm">
                  <Text fw={500}>{title}</Text>
                  <Text size="sm" c="dimmed" flex="none">
                    {countTicked(groups, ticked)} of {groups.length}
                  </Text>
                </Line>
              </Accordion.Control>
              <Accordion.Panel>
                <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" verticalSpacing="sm">
                  {groups.map((group) => (
                    <Checkbox
                      key={group}
                      value={group}
                      disabled={isFixed}
                      label={formatGroup(group)}
                      description={[group, ...screensOf(screens, group)].join(' · ')}
                    />
                  ))}
                </SimpleGrid>
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
        {areas.length === 0 && <Text size="sm">No group or screen has this name.</Text>}
      </Checkbox.Group>
    </Indexed>
  );
}

function countTicked(groups: readonly Group[], ticked: readonly Group[]): number {
  return groups.filter((group) => ticked.includes(group)).length;
}

function idOf(title: string): string {
  return `groups-${title.toLowerCase().replaceAll(/\W+/g, '-')}`;
}
