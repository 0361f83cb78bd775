import { Anchor, Card, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { cellOf, formatThousandths } from '@talaan/leave/rules/format-days.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { CardRow, LeaveCard } from '../../contract/card.ts';
import { formatChange } from '../ledger/format-change.ts';
import './card-rows.css';

interface CardRowsProps {
  card: LeaveCard;
  onOpen: (key: string) => void;
}

/** Below this width the eleven columns would be too narrow to read. */
const NARROW = '(max-width: 68em)';

const EMPTY: Readonly<Record<LeaveCard['earns'], string>> = {
  REGULAR: 'Months appear here once they are closed, and leave once it is approved.',
  TEACHER: 'Leave appears here once it is approved. Service credits have a summary of their own.',
  NONE: 'Who earns no leave credits has no rows on a card.',
};

/** The rows of the card (domain page, section 8) in their columns; on a narrow screen each row as a card. */
export function CardRows(props: CardRowsProps) {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  if (props.card.rows.length === 0)
    return (
      <Card withBorder>
        <NothingHere title={say('No rows')} description={EMPTY[props.card.earns]} />
      </Card>
    );
  return isNarrow ? <Cards {...props} /> : <Columns {...props} />;
}

const SUMS = ['Earned', 'W/P', 'Balance', 'W/O P'] as const;

function Columns({ card: { rows, before, year }, onOpen }: CardRowsProps) {
  return (
    <Card withBorder padding={0}>
      <Table className="leave-card" aria-label={say('Leave card')} verticalSpacing={5} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th rowSpan={2}>{say('Period')}</Table.Th>
            <Table.Th rowSpan={2}>{say('Particulars')}</Table.Th>
            <Table.Th colSpan={4} ta="center" className="leave-card-book">
              {say('Vacation leave')}
            </Table.Th>
            <Table.Th colSpan={4} ta="center" className="leave-card-book">
              {say('Sick leave')}
            </Table.Th>
            <Table.Th rowSpan={2}>{say('Action taken')}</Table.Th>
          </Table.Tr>
          <Table.Tr>
            {['VL', 'SL'].flatMap((book) =>
              SUMS.map((sum) => (
                <Table.Th key={`${book} ${sum}`} ta="right" className={sum === 'Earned' ? 'leave-card-book' : undefined}>
                  {sum}
                </Table.Th>
              )),
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {year !== null && (
            <Table.Tr>
              <Table.Td>{year}</Table.Td>
              <Table.Td c="dimmed">{say('Balance of the years before')}</Table.Td>
              <Cells columns={{ earned: 0, with_pay: 0, balance: before.vl, without_pay: 0 }} />
              <Cells columns={{ earned: 0, with_pay: 0, balance: before.sl, without_pay: 0 }} />
              <Table.Td />
            </Table.Tr>
          )}
          {rows.map((row) => (
            <Table.Tr key={row.key} data-corrected={row.is_corrected || undefined}>
              <Table.Td className="leave-card-period">{formatPeriod(row.period)}</Table.Td>
              <Table.Td>
                <Particulars row={row} onOpen={onOpen} />
              </Table.Td>
              <Cells columns={row.vl} />
              <Cells columns={row.sl} />
              <Table.Td>{row.action}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function Cells({ columns }: { columns: CardRow['vl'] }) {
  return (
    <>
      <Table.Td ta="right" className="leave-card-book">
        {cellOf(columns.earned)}
      </Table.Td>
      <Table.Td ta="right">{cellOf(columns.with_pay)}</Table.Td>
      <Table.Td ta="right" fw={600}>
        {formatThousandths(columns.balance)}
      </Table.Td>
      <Table.Td ta="right">{cellOf(columns.without_pay)}</Table.Td>
    </>
  );
}

function Cards({ card: { rows, before, year }, onOpen }: CardRowsProps) {
  return (
    <Stack gap="xs" role="list" aria-label={say('Leave card')}>
      {year !== null && (
        <Text size="sm" c="dimmed" role="listitem">
          {say('Balance of the years before: vacation {vl}, sick {sl}', {
            vl: formatThousandths(before.vl),
            sl: formatThousandths(before.sl),
          })}
        </Text>
      )}
      {rows.map((row) => (
        <Paper key={row.key} withBorder px="sm" py={6} role="listitem" data-corrected={row.is_corrected || undefined}>
          <Group justify="space-between" wrap="nowrap" gap="xs" align="flex-start">
            <Particulars row={row} onOpen={onOpen} />
            <Text size="xs" c="dimmed" flex="none">
              {formatPeriod(row.period)}
            </Text>
          </Group>
          <Moved name="Vacation" columns={row.vl} isNeeded={isOpening(row)} />
          <Moved name="Sick" columns={row.sl} isNeeded={isOpening(row)} />
          {row.action && (
            <Text size="xs" c="dimmed">
              {row.action}
            </Text>
          )}
        </Paper>
      ))}
    </Stack>
  );
}

/** What is brought forward stands in the balances alone. */
function isOpening({ vl, sl, no_effect: noEffect }: CardRow): boolean {
  return !noEffect && [vl, sl].every((one) => one.earned === 0 && one.with_pay === 0 && one.without_pay === 0);
}

interface MovedProps {
  name: string;
  columns: CardRow['vl'];
  /** Whether it is shown although nothing moves. */
  isNeeded: boolean;
}

/** What a row does to one of the two, with the balance after it; nothing where it does not touch it. */
function Moved({ name, columns: { earned, with_pay: used, balance, without_pay: without }, isNeeded }: MovedProps) {
  const change = [
    earned !== 0 && formatChange(earned, 'thousandth of a day'),
    used !== 0 && formatChange(-used, 'thousandth of a day'),
    without !== 0 && say('{without} without pay', { without: formatThousandths(without) }),
  ].filter(Boolean);
  if (change.length === 0 && !isNeeded) return null;
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Text size="sm">
        {name} {change.join(', ')}
      </Text>
      <Text size="sm" fw={600} flex="none">
        {formatThousandths(balance)}
      </Text>
    </Group>
  );
}

function Particulars({ row, onOpen }: { row: CardRow; onOpen: CardRowsProps['onOpen'] }) {
  return (
    <Group gap="xs">
      <Anchor component="button" type="button" size="sm" ta="left" miw={44} onClick={() => onOpen(row.key)}>
        {row.particulars}
      </Anchor>
      {row.no_effect && <StatusBadge tone="neutral">{say('No effect')}</StatusBadge>}
      {row.is_corrected && <StatusBadge tone="past">{say('Corrected')}</StatusBadge>}
    </Group>
  );
}

/** `Oct 2026` */
function formatPeriod(period: string): string {
  return monthName(period).replace(/^(\w{3})\w*/, '$1');
}
