import type { ReactNode } from 'react';
import { Anchor, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { figureOf, formatChange, type Unit } from './format-change.ts';

export interface LedgerLine {
  key: string;
  on: string;
  particulars: string;
  /** A badge beside the particulars. */
  mark?: ReactNode;
  amount: number;
  /** Null where there is none. */
  balance: number | null;
  /** Opens the cause of the line. */
  onOpen?: () => void;
}

interface LedgerLinesProps {
  label: string;
  unit: Unit;
  lines: readonly LedgerLine[];
  /** What the first line starts from: its words and balance. */
  before?: readonly [words: string, balance: number];
}

/** Rows of a book with the change and the balance after each: a table on a desk, two lines a row on a phone. */
export function LedgerLines(props: LedgerLinesProps) {
  return useIsPhone() ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows({ label, unit, lines, before }: LedgerLinesProps) {
  return (
    <Table aria-label={label} verticalSpacing={6} highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={120}>{say('Date')}</Table.Th>
          <Table.Th>{say('Particulars')}</Table.Th>
          <Table.Th w={110} ta="right">
            {say('Change')}
          </Table.Th>
          <Table.Th w={120} ta="right">
            {say('Balance')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {before && (
          <Table.Tr>
            <Table.Td />
            <Table.Td c="dimmed">{before[0]}</Table.Td>
            <Table.Td />
            <Table.Td ta="right">{figureOf(before[1], unit)}</Table.Td>
          </Table.Tr>
        )}
        {lines.map((line) => (
          <Table.Tr key={line.key}>
            <Table.Td>{longDate(line.on)}</Table.Td>
            <Table.Td>
              <Particulars line={line} />
            </Table.Td>
            <Table.Td ta="right">{formatChange(line.amount, unit)}</Table.Td>
            <Table.Td ta="right" fw={500}>
              {line.balance === null ? '' : figureOf(line.balance, unit)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Cards({ label, unit, lines, before }: LedgerLinesProps) {
  return (
    <Stack gap="xs" role="list" aria-label={label}>
      {before && (
        <Group justify="space-between" role="listitem">
          <Text size="sm" c="dimmed">
            {before[0]}
          </Text>
          <Text size="sm">{figureOf(before[1], unit)}</Text>
        </Group>
      )}
      {lines.map((line) => (
        <Paper key={line.key} withBorder px="sm" py={6} role="listitem">
          <Group justify="space-between" wrap="nowrap" gap="xs">
            <Particulars line={line} />
            <Text size="sm" fw={600} flex="none">
              {formatChange(line.amount, unit)}
            </Text>
          </Group>
          <Group justify="space-between" wrap="nowrap" gap="xs">
            <Text size="xs" c="dimmed">
              {longDate(line.on)}
            </Text>
            {line.balance !== null && (
              <Text size="xs" c="dimmed">
                {say('balance {balance}', { balance: figureOf(line.balance, unit) })}
              </Text>
            )}
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}

function Particulars({ line: { particulars, mark, onOpen } }: { line: LedgerLine }) {
  return (
    <Group gap="xs">
      {onOpen ? (
        <Anchor component="button" type="button" size="sm" ta="left" miw={44} onClick={onOpen}>
          {particulars}
        </Anchor>
      ) : (
        <Text size="sm">{particulars}</Text>
      )}
      {mark}
    </Group>
  );
}
