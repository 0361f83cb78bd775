import { Fragment } from 'react';
import { ActionIcon, Box, Button, Card, Group, Skeleton, Table, Text, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowAutofitWidth, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { CutTexts } from '@talaan/kernel/web/lists/cut-text.tsx';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { NamedKeys } from '@talaan/kernel/web/dialogs/keys-dialog.tsx';
import { useNamedKeys } from '@talaan/kernel/web/dialogs/keys-help.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useMenuOpen } from '@talaan/kernel/web/use-menu-open.ts';
import { readReport, type ReportCell, type ReportColumn, type ReportName, type ReportRow } from '../../contract/reports.ts';
import type { Narrowed } from './use-narrowing.ts';
import './report-table.css';

const PER_PAGE = 100;
/** A column on the screen: so many pixels for each part of its width on paper, and no less than its head takes. */
const WIDTH = 10;
const LEAST = 150;

interface ReportTableProps {
  report: ReportName;
  narrowed: Narrowed;
  page: number;
  onPage: (page: number) => void;
}

/** A report as it will be printed, a page at a time, as high as the window; its head and first column stay in sight. */
export function ReportTable({ report, narrowed, page, onPage }: ReportTableProps) {
  const answer = useCall(readReport, { params: { report }, query: { ...narrowed, page, per_page: PER_PAGE } });
  const found = answer.data;
  if (answer.isError && !found) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!found) return <Skeleton h={420} aria-busy />;
  if (found.total === 0)
    return (
      <Card withBorder>
        <NothingHere title="Nothing matches" description="Change the campus, the office or the day." />
      </Card>
    );
  return (
    <div className="report-page">
      <Group justify="space-between" gap="xs">
        <FullWidth />
        <Pager total={found.total} page={page} onPage={onPage} />
      </Group>
      <CutTexts className="report-frame" data-density="compact">
        {/* Scrolled by the keyboard too, hence a stop of its own. */}
        <Box className="report-scroll" tabIndex={0} role="region" aria-label={found.title}>
          <Table withColumnBorders fz="sm" horizontalSpacing={8} className="list-table report-table">
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
                  <Table.Tr className="report-group">
                    <Table.Th colSpan={found.columns.length} scope="rowgroup">
                      <span>{name}</span>
                    </Table.Th>
                  </Table.Tr>
                  {rows.map((row) => (
                    <Table.Tr key={String(row.cells[0])}>
                      {row.cells.map((cell, at) => (
                        <Cell key={found.columns[at]!.title} cell={cell} column={found.columns[at]!} />
                      ))}
                    </Table.Tr>
                  ))}
                </Fragment>
              ))}
            </Table.Tbody>
          </Table>
        </Box>
      </CutTexts>
    </div>
  );
}

const KEYS: NamedKeys = [[['m'], 'Fold the menu, or unfold it']];

/** Folds the menu, so that a wide report has the whole window; `m` does the same. */
function FullWidth() {
  const [isOpen, setOpen] = useMenuOpen();
  const toggle = () => setOpen((open) => !open);
  useHotkeys([['m', toggle]]);
  const help = useNamedKeys('Keys of a report', KEYS);
  return (
    <>
      <Tooltip label="Fold the menu (m)">
        <Button
          variant="default"
          size="xs"
          visibleFrom="md"
          leftSection={<IconArrowAutofitWidth size={16} />}
          aria-pressed={!isOpen}
          onClick={toggle}
        >
          Full width
        </Button>
      </Tooltip>
      {help}
    </>
  );
}

function Pager({ total, page, onPage }: { total: number; page: number; onPage: (page: number) => void }) {
  const pages = Math.ceil(total / PER_PAGE);
  return (
    <Group gap={4} wrap="nowrap" ms="auto">
      <Text size="sm" c="dimmed" aria-live="polite" me={4}>
        {pages > 1 ? `Page ${page} of ${pages}, ${count(total, 'row')}` : count(total, 'row')}
      </Text>
      {pages > 1 && (
        <>
          <ActionIcon
            variant="default"
            size={32}
            disabled={page <= 1}
            aria-label="Go to the previous page"
            onClick={() => onPage(page - 1)}
          >
            <IconChevronLeft size={16} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={32}
            disabled={page >= pages}
            aria-label="Go to the next page"
            onClick={() => onPage(page + 1)}
          >
            <IconChevronRight size={16} />
          </ActionIcon>
        </>
      )}
    </Group>
  );
}

function Cell({ cell, column }: { cell: ReportCell; column: ReportColumn }) {
  return (
    <Table.Td ta={isNumber(column) ? 'right' : 'left'}>
      <div className="cut-text" style={column.kind === 'text' ? { maxWidth: Math.max(LEAST, column.width * WIDTH) } : undefined}>
        {formatCell(cell, column)}
      </div>
    </Table.Td>
  );
}

function isNumber({ kind }: ReportColumn): boolean {
  return kind === 'number' || kind === 'money';
}

function groupsOf(rows: readonly ReportRow[]): { name: string; rows: ReportRow[] }[] {
  return [...Map.groupBy(rows, ({ group }) => group)].map(([name, members]) => ({ name, rows: members }));
}

function formatCell(cell: ReportCell, { kind }: ReportColumn): string {
  if (cell === null) return '';
  if (kind === 'money') return formatMoney(Number(cell));
  return kind === 'date' ? longDate(String(cell)) : String(cell);
}
