import { Table, Text } from '@mantine/core';
import { COUNTED_AS, type CountedAs } from '@talaan/documents/contract/words.ts';
import { FigureCard } from '@talaan/kernel/web/pages/figure-card.tsx';
import type { SummaryRow } from '../contract.ts';
import { PapersLink, type Counted } from './papers-link.tsx';
import { ReportLink } from './report-link.tsx';
import { filterOfRow, formatShare, formatTenths } from '../rules/figures.ts';

const COLUMNS: readonly CountedAs[] = ['closed_in_time', 'closed_late', 'open_in_time', 'open_late', 'extended'];

/** The summary of RA 11032: by complexity, how papers were closed and what is open; each number leads to its papers. */
export function ComplexityCard({ rows, of }: { rows: readonly SummaryRow[]; of: Counted }) {
  return (
    <FigureCard
      title="On time by complexity (RA 11032)"
      note="Papers registered in the period. On time: closed until the due moment, of all that are closed. Days: working days from receipt to closing on average; median: half of the papers took no more."
    >
      {rows.length === 0 ? (
        <Text size="sm">No papers were registered in this period.</Text>
      ) : (
        <Table.ScrollContainer minWidth={620}>
          <Table verticalSpacing={6} horizontalSpacing={8} fz="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Complexity</Table.Th>
                <Table.Th ta="end">Received</Table.Th>
                {COLUMNS.map((as) => (
                  <Table.Th key={as} ta="end">
                    {COUNTED_AS[as]}
                  </Table.Th>
                ))}
                <Table.Th ta="end">On time</Table.Th>
                <Table.Th ta="end">Days</Table.Th>
                <Table.Th ta="end">Median</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.id}>
                  <Table.Th scope="row" fw={500}>
                    {row.name}
                  </Table.Th>
                  <Table.Td ta="end">
                    <PapersLink count={row.received} of={of} filter={filterOfRow('complexity', row)} what={`papers: ${row.name}`} />
                  </Table.Td>
                  {COLUMNS.map((as) => (
                    <Table.Td key={as} ta="end">
                      <PapersLink
                        count={row[as]}
                        of={of}
                        filter={{ ...filterOfRow('complexity', row), counted: as }}
                        what={`papers: ${row.name}, ${COUNTED_AS[as].toLowerCase()}`}
                      />
                    </Table.Td>
                  ))}
                  <Table.Td ta="end">{formatShare(row.on_time)}</Table.Td>
                  <Table.Td ta="end">{formatTenths(row.average_days)}</Table.Td>
                  <Table.Td ta="end">{formatTenths(row.median_days)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <ReportLink to="/dts/figures/summary" of={of} by="complexity" />
    </FigureCard>
  );
}
