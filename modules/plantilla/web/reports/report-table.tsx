import { Fragment } from 'react';
import { Card, Group, Pagination, ScrollArea, Skeleton, Stack, Table, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { readReport, type ReportCell, type ReportColumn, type ReportName, type ReportRow } from '../../contract/reports.ts';
import type { Narrowed } from './use-narrowing.ts';

const PER_PAGE = 50;

interface ReportTableProps {
  report: ReportName;
  narrowed: Narrowed;
  page: number;
  onPage: (page: number) => void;
}

/** A report as it will be printed, a page at a time. */
export function ReportTable({ report, narrowed, page, onPage }: ReportTableProps) {
  const answer = useCall(readReport, { params: { report }, query: { ...narrowed, page, per_page: PER_PAGE } });
  const found = answer.data;
  if (answer.isError && !found) return <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />;
  if (!found) return <Skeleton h={420} aria-busy />;
  if (found.total === 0)
    return (
      <Card withBorder>
        <NothingHere title="Nothing matches" description="Change the campus, the office or the day." />
      </Card>
    );
  return (
    <Stack gap="sm">
      <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': found.title }}>
        <Table
          withTableBorder
          withColumnBorders
          fz="xs"
          verticalSpacing={4}
          horizontalSpacing={8}
          miw={widthOf(found.columns)}
          className="list-table"
        >
          <Table.Thead>
            <Table.Tr>
              {found.columns.map((column) => (
                <Table.Th key={column.title} ta={isNumber(column) ? 'right' : 'left'}>
                  {column.title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {groupsOf(found.rows).map(({ name, rows }) => (
              <Fragment key={name}>
                <Table.Tr>
                  <Table.Th colSpan={found.columns.length} bg="var(--mantine-color-default-hover)">
                    {name}
                  </Table.Th>
                </Table.Tr>
                {rows.map((row) => (
                  <Table.Tr key={String(row.cells[0])}>
                    {row.cells.map((cell, at) => (
                      <Table.Td
                        key={found.columns[at]!.title}
                        ta={isNumber(found.columns[at]!) ? 'right' : 'left'}
                        style={NOWRAP[found.columns[at]!.kind]}
                      >
                        {sayCell(cell, found.columns[at]!)}
                      </Table.Td>
                    ))}
                  </Table.Tr>
                ))}
              </Fragment>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {count(found.total, 'row')}
        </Text>
        {found.total > PER_PAGE && (
          <Pagination
            total={Math.ceil(found.total / PER_PAGE)}
            value={page}
            onChange={onPage}
            getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          />
        )}
      </Group>
    </Stack>
  );
}

const NOWRAP: Record<ReportColumn['kind'], { whiteSpace?: 'nowrap' }> = {
  text: {},
  code: { whiteSpace: 'nowrap' },
  number: {},
  money: { whiteSpace: 'nowrap' },
  date: { whiteSpace: 'nowrap' },
};

/** Wide enough that no column is squeezed; narrower windows scroll sideways. */
function widthOf(columns: readonly ReportColumn[]): number {
  return Math.min(
    1900,
    columns.reduce((sum, { width }) => sum + width * 9 + 20, 0),
  );
}

function isNumber({ kind }: ReportColumn): boolean {
  return kind === 'number' || kind === 'money';
}

function groupsOf(rows: readonly ReportRow[]): { name: string; rows: ReportRow[] }[] {
  return [...Map.groupBy(rows, ({ group }) => group)].map(([name, members]) => ({ name, rows: members }));
}

function sayCell(cell: ReportCell, { kind }: ReportColumn): string {
  if (cell === null) return '';
  if (kind === 'money') return formatMoney(Number(cell));
  return kind === 'date' ? longDate(String(cell)) : String(cell);
}
