import { Alert, Group, List, Stack, Table, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconX } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Application, Preview } from '../../contract/applications.ts';
import type { Check, Split } from '../../contract/shapes.ts';
import { formatInclusive } from '../../rules/format-inclusive.ts';
import { formatAmount, formatDayCount, formatThousandths } from './format-credits.ts';

/** What pays for the days: each source that has a part, without pay told apart. */
export function SplitFigures({ split, dates }: { split: Split; dates: Preview['dates'] }) {
  const free = dates.filter((date) => date.free !== null);
  const figures = [
    ['Counted', split.days, false],
    ['From vacation leave', split.vl, false],
    ['From sick leave', split.sl, false],
    ['From its own right', split.own, false],
    ['Without pay', split.without, true],
  ] as const;
  return (
    <Stack gap={4}>
      <Group gap="lg" align="flex-start">
        {figures
          .filter(([label, amount]) => amount > 0 || label === 'Counted')
          .map(([label, amount, isWarned]) => (
            <Stack key={label} gap={0}>
              <Text size="xl" fw={600} c={isWarned ? 'red' : undefined}>
                {formatThousandths(amount)}
              </Text>
              <Text size="xs" c="dimmed">
                {label === 'Counted' && split.seconds > 0 ? say('days, {seconds} h', { seconds: split.seconds / 3600 }) : say(label)}
              </Text>
            </Stack>
          ))}
      </Group>
      {free.length > 0 && (
        <Text size="xs" c="dimmed">
          {say('Not counted: {free}.', { free: formatFree(free) })}
        </Text>
      )}
    </Stack>
  );
}

const FREE = { REST: 'rest', HOLIDAY: 'holiday', SUSPENDED: 'no work' } as const;

function formatFree(free: Preview['dates']): string {
  return [...Map.groupBy(free, ({ name, free: kind }) => say(name || FREE[kind!]))]
    .map(([name, dates]) => `${formatInclusive(dates)} (${name})`)
    .join(', ');
}

/** The balances that it takes from: now, on the dates, and what is left. */
export function BalancesTable({ balances }: { balances: Application['balances'] }) {
  // Teachers and contracts have no vacation and sick leave.
  const shown = balances.filter(({ now, held, usable, after }) => now !== 0 || held !== 0 || usable !== 0 || after !== 0);
  if (shown.length === 0) return null;
  return (
    <Table verticalSpacing={4} aria-label={say('Balances')} fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say('Balance')}</Table.Th>
          <Table.Th ta="right">{say('Now')}</Table.Th>
          <Table.Th ta="right">{say('On the dates')}</Table.Th>
          <Table.Th ta="right">{say('After')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {shown.map(({ book, name, unit, now, held, usable, after }) => (
          <Table.Tr key={book}>
            <Table.Th scope="row" fw={400}>
              {say(name)}
              {held > 0 && (
                <Text size="xs" c="dimmed">
                  {say('{held} held', { held: formatAmount(held, unit) })}
                </Text>
              )}
            </Table.Th>
            <Table.Td ta="right">{figure(now, unit)}</Table.Td>
            <Table.Td ta="right">{figure(usable, unit)}</Table.Td>
            <Table.Td ta="right" fw={600}>
              {figure(after, unit)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function figure(amount: number, unit: Parameters<typeof formatAmount>[1]): string {
  return unit === 'second' ? formatAmount(amount, unit) : formatThousandths(amount);
}

const KINDS = {
  block: { title: 'Cannot be filed', color: 'red', Icon: IconX },
  warn: { title: 'To consider', color: 'yellow', Icon: IconAlertTriangle },
  later: { title: 'Needed before a later step', color: 'blue', Icon: IconInfoCircle },
} as const;

/** What stands against it, with the law or the setting that says so. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  return (['block', 'warn', 'later'] as const).map((kind) => {
    const said = checks.filter((check) => check.kind === kind);
    const { title, color, Icon } = KINDS[kind];
    if (said.length === 0) return null;
    return (
      <Alert key={kind} color={color} title={say(title)} icon={<Icon size={18} />} p="sm">
        <List size="sm" spacing={4}>
          {said.map(({ no, field, text, source }) => (
            <List.Item key={`${no} ${field} ${text}`}>
              {say(text)}
              <Text size="xs" c="dimmed">
                {say(source)}
              </Text>
            </List.Item>
          ))}
        </List>
      </Alert>
    );
  });
}

/** Days with pay and without, in words. */
export function formatSplit(split: Pick<Split, 'days' | 'without'>): string {
  if (split.without === 0) return say('{days} with pay', { days: formatDayCount(split.days) });
  if (split.without === split.days) return say('{days} without pay', { days: formatDayCount(split.days) });
  return say('{paid} with pay, {without} without', {
    paid: formatThousandths(split.days - split.without),
    without: formatThousandths(split.without),
  });
}
