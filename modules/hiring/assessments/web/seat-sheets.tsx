import type { ReactNode } from 'react';
import { ScrollArea, Stack, Table, Text, Title } from '@mantine/core';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { FormFactor } from '../contract/forms.ts';
import type { SeatSheet } from '../contract/sheets.ts';
import { formatPoints } from '../rules/points.ts';
import { fifthsOf, pointsOfFifths } from '../rules/score-sheet.ts';
import { SheetStateBadge } from './sheet-state.tsx';

interface SeatSheetsProps {
  factors: readonly FormFactor[];
  sheets: readonly SeatSheet[];
  /** What can be done with the sheet of a seat. */
  action: (seat: SeatSheet) => ReactNode;
}

const STEPS: Record<string, string> = { submit: 'Submitted', return: 'Returned', lock: 'Locked', unlock: 'Opened again' };

/** The sheets of all seats about one applicant beside each other. */
export function SeatSheets({ factors, sheets, action }: SeatSheetsProps) {
  const told = sheets.flatMap((seat) => seat.steps.filter(({ reason }) => reason !== '').map((step) => ({ ...step, of: seat.name })));
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        Sheets of the board
      </Title>
      <ScrollArea viewportProps={{ tabIndex: 0 }}>
        <Table withTableBorder aria-label="Sheets of the board">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Rated from 1 to 5</Table.Th>
              {sheets.map((seat) => (
                <Table.Th key={seat.seat_id} miw={140}>
                  {seat.name}
                  <Text size="xs" c="dimmed">
                    {seat.title}
                  </Text>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Table.Tr>
              <Table.Th scope="row">Sheet</Table.Th>
              {sheets.map((seat) => (
                <Table.Td key={seat.seat_id}>
                  <Stack gap={4} align="flex-start">
                    {seat.excused ? <StatusBadge tone="past">{seat.excused}</StatusBadge> : <SheetStateBadge state={seat.state} />}
                    {action(seat)}
                  </Stack>
                </Table.Td>
              ))}
            </Table.Tr>
            {factors.map((factor) => (
              <FactorRows key={factor.id} factor={factor} sheets={sheets} />
            ))}
            {sheets.some(({ remarks }) => remarks !== '') && (
              <Table.Tr>
                <Table.Th scope="row">Remarks</Table.Th>
                {sheets.map((seat) => (
                  <Table.Td key={seat.seat_id}>{seat.remarks}</Table.Td>
                ))}
              </Table.Tr>
            )}
          </Table.Tbody>
        </Table>
      </ScrollArea>
      {told.map(({ of, action: step, at, by, reason }) => (
        <Text key={`${of} ${at} ${step}`} size="sm" c="dimmed">
          {STEPS[step] ?? step}, the sheet of {of}, by {by} on {formatInstant(at)}: {reason}
        </Text>
      ))}
    </Stack>
  );
}

function FactorRows({ factor, sheets }: { factor: FormFactor; sheets: readonly SeatSheet[] }) {
  const ratingOf = (seat: SeatSheet, item: number) => seat.ratings.find(({ item_id }) => item_id === item)?.rating;
  return (
    <>
      {factor.items.map((item) => (
        <Table.Tr key={item.id}>
          <Table.Th scope="row" fw="normal">
            {item.name}
          </Table.Th>
          {sheets.map((seat) => (
            <Table.Td key={seat.seat_id}>{ratingOf(seat, item.id) ?? '—'}</Table.Td>
          ))}
        </Table.Tr>
      ))}
      <Table.Tr>
        <Table.Th scope="row">{factor.name}, points</Table.Th>
        {sheets.map((seat) => (
          <Table.Td key={seat.seat_id} fw="bold">
            {seat.ratings.length === 0
              ? '—'
              : formatPoints(pointsOfFifths(fifthsOf(factor.items.map(({ id, points }) => ({ rating: ratingOf(seat, id) ?? 0, points })))))}
          </Table.Td>
        ))}
      </Table.Tr>
    </>
  );
}
