import type { ReactNode } from 'react';
import { Anchor, Card, Group, Stack, Table, Text, Timeline, Title } from '@mantine/core';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { ItemRecord } from '../../contract/items.ts';

/** Who held it, the newest first, and how each left. */
export function Incumbents({ item }: { item: ItemRecord }) {
  return (
    <Section title="Incumbents">
      {item.incumbents.length === 0 && (
        <Text size="sm" c="dimmed">
          It has never been filled.
        </Text>
      )}
      <Timeline bulletSize={14} lineWidth={2} active={-1}>
        {item.incumbents.map((one) => (
          <Timeline.Item
            key={`${one.person.id}-${one.from}`}
            title={
              <Group gap="xs">
                <Anchor component={Link} to={`/personnels/${one.person.id}`} size="sm">
                  {one.person.fullname}
                </Anchor>
                {one.is_substitute && <StatusBadge tone="neutral">Substitute</StatusBadge>}
              </Group>
            }
          >
            <Text size="sm">
              {longDate(one.from)} – {one.to ? longDate(one.to) : 'now'}
            </Text>
            <Text size="xs" c="dimmed">
              {[one.status, one.nature, one.cause && `left: ${one.cause}`].filter(Boolean).join(' · ')}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Section>
  );
}

/** From which item it came and which it became. */
export function Chain({ item }: { item: ItemRecord }) {
  if (item.chain.length < 2) return null;
  return (
    <Section title="Reclassifications">
      <Stack gap={6} component="ol" m={0} pl="md">
        {item.chain.map((one) => (
          <Text key={one.id} component="li" size="sm">
            {one.id === item.id ? (
              <Text span fw={600} inherit>
                {one.item_number}
              </Text>
            ) : (
              <Anchor component={Link} to={`/plantilla/items/${one.id}`} inherit underline="always">
                {one.item_number}
              </Anchor>
            )}
            , {one.position}, SG {one.salary_grade ?? '—'}, from {longDate(one.opened_on)}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}

const STATE_WORDS: Record<string, string> = {
  anticipated: 'Anticipated',
  funded: 'Funded',
  unfunded: 'Unfunded',
  frozen: 'Frozen',
  abolished: 'Abolished',
};

export function States({ item }: { item: ItemRecord }) {
  return (
    <Section title="States">
      <Table fz="sm">
        <Table.Tbody>
          {item.states.map((one) => (
            <Table.Tr key={one.from}>
              <Table.Td>{STATE_WORDS[one.state]}</Table.Td>
              <Table.Td>
                {longDate(one.from)} – {one.to ? longDate(one.to) : 'now'}
              </Table.Td>
              <Table.Td c="dimmed">{one.authority}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}

export function Changes({ item }: { item: ItemRecord }) {
  if (item.changes.length === 0) return null;
  return (
    <Section title="Changes">
      <Stack gap={4}>
        {item.changes.map((one) => (
          <Text key={`${one.at}-${one.action}`} size="xs" c="dimmed">
            {formatInstant(one.at)} · {one.action}
            {one.by && ` · ${one.by}`}
            {one.authority && ` · ${one.authority}`}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}

export function Standards({ item }: { item: ItemRecord }) {
  const rows = Object.entries<string>(item.standards);
  const own = Object.values(item.own_standards).some((value) => value !== null);
  return (
    <Section title="Qualification standards">
      <Table fz="sm" variant="vertical" withRowBorders={false}>
        <Table.Tbody>
          {rows.map(([name, standard]) => (
            <Table.Tr key={name}>
              <Table.Th w={120} tt="capitalize" fw={500}>
                {name}
              </Table.Th>
              <Table.Td>{standard || '—'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="xs" c="dimmed">
        {own ? 'Some of these are of this item alone.' : 'Same as the position.'}
      </Text>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card withBorder padding="md" component="section" aria-label={title}>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}
