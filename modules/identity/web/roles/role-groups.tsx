import { useState, type ReactNode } from 'react';
import { Accordion, Anchor, Box, Checkbox, Group as Line, SimpleGrid, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { useAllScreens } from '@talaan/kernel/web/module.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listCalledGroups } from '../../contract/roles.ts';
import { areasFor, formatGroup, IDLE, screensOf, type Area } from './group-areas.ts';
import './role-groups.css';

interface RoleGroupsProps {
  ticked: readonly Group[];
  /** Of the form's field `groups`. */
  input: object;
  opensAll: boolean;
}

/** What a role opens: an index of headings, each with its groups, closed where none of them is ticked. */
export function RoleGroups({ ticked, input, opensAll }: RoleGroupsProps) {
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
  const open = (title: string) => setOpened([...new Set([...shown, idOf(title)])]);
  return (
    <Indexed areas={areas} ticked={ticked} onOpen={open}>
      <TextInput
        maw={560}
        label="What it opens"
        placeholder="Find a group or a screen"
        leftSection={<IconSearch size={16} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Checkbox.Group {...input} readOnly={opensAll}>
        <Accordion multiple variant="contained" order={2} value={shown} onChange={setOpened}>
          {areas.map(({ title, groups }) => (
            <Accordion.Item key={title} value={idOf(title)} id={idOf(title)} className="role-area">
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
                      disabled={opensAll}
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

interface IndexedProps {
  areas: readonly Area[];
  ticked: readonly Group[];
  onOpen: (title: string) => void;
  children: ReactNode;
}

/** The headings beside their groups, each with how many are ticked; a press opens one and goes there. */
function Indexed({ areas, ticked, onOpen, children }: IndexedProps) {
  const goTo = (title: string) => {
    onOpen(title);
    document.getElementById(idOf(title))?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="role-groups">
      <Stack gap="md">{children}</Stack>
      <Box component="nav" aria-label="View groups" visibleFrom="md" className="role-index">
        {areas.map(({ title, groups }) => (
          <Line key={title} justify="space-between" wrap="nowrap" gap="xs">
            <Anchor component="button" type="button" size="sm" ta="start" onClick={() => goTo(title)}>
              {title}
            </Anchor>
            <Text size="sm" c="dimmed" flex="none">
              {countTicked(groups, ticked)} of {groups.length}
            </Text>
          </Line>
        ))}
      </Box>
    </div>
  );
}

function countTicked(groups: readonly Group[], ticked: readonly Group[]): number {
  return groups.filter((group) => ticked.includes(group)).length;
}

function idOf(title: string): string {
  return `groups-${title.toLowerCase().replaceAll(/\W+/g, '-')}`;
}
