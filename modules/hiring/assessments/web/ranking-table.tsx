import { Anchor, Popover, ScrollArea, Stack, Table, Text, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { Assessment, Candidate } from '../contract/assessment.ts';
import type { FormFactor } from '../contract/forms.ts';
import { formatPoints } from '../rules/points.ts';
import { pointsOfFifths } from '../rules/score-sheet.ts';
import { sheetsAddress } from './rules-of-entry.ts';
import { formatPosition } from './format-position.ts';
import { StateWords } from './state-words.tsx';

const SETTLED: Record<string, string> = {
  examination: 'tie settled by the examination',
  interview: 'tie settled by the interview',
  vote: 'tie settled by vote',
};

/** The matrix of the comparative assessment; each average opens into whose scores it follows from. */
export function RankingTable({ assessment: { post, form, candidates, seats } }: { assessment: Assessment }) {
  const ranked = candidates.filter((one) => one.ranked !== null);
  const nameOf = (seat: number) => seats.find(({ seat_id }) => seat_id === seat)?.name ?? 'A former member';
  return (
    <ScrollArea viewportProps={{ tabIndex: 0 }}>
      <Table aria-label="Comparative assessment" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="right">Rank</Table.Th>
            <Table.Th miw={180}>Applicant</Table.Th>
            {form!.factors.map((factor) => (
              <Table.Th key={factor.id} ta="right">
                {factor.name}
                <Text size="xs" c="dimmed">
                  {formatPoints(factor.points)}
                </Text>
              </Table.Th>
            ))}
            <Table.Th ta="right">Total</Table.Th>
            <Table.Th ta="right">Preference</Table.Th>
            <Table.Th ta="right">With preference</Table.Th>
            <Table.Th>State</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {ranked.map((one) => (
            <Table.Tr key={one.application_id}>
              <Table.Td ta="right">{one.ranked!.rank}</Table.Td>
              <Table.Td>
                <Anchor component={Link} to={sheetsAddress(post, one.personnel_id)}>
                  {one.fullname}
                </Anchor>
                <Text size="xs" c="dimmed">
                  {notesOf(one)}
                </Text>
              </Table.Td>
              {form!.factors.map((factor) => (
                <Table.Td key={factor.id} ta="right">
                  <Figure candidate={one} factor={factor} nameOf={nameOf} />
                </Table.Td>
              ))}
              <Table.Td ta="right" fw="bold">
                {formatPoints(one.ranked!.total)}
              </Table.Td>
              <Table.Td ta="right">{formatPoints(one.ranked!.preference)}</Table.Td>
              <Table.Td ta="right" fw="bold">
                {formatPoints(one.ranked!.total + one.ranked!.preference)}
              </Table.Td>
              <Table.Td>
                {one.ranked!.is_tied ? (
                  <StatusBadge tone="warning">Tied</StatusBadge>
                ) : one.ranked!.passes ? (
                  <StateWords state={one.state} />
                ) : (
                  <StatusBadge tone="past">Below the minimum</StatusBadge>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

function notesOf(one: Candidate): string {
  const { settled_by } = one.ranked!;
  return [formatPosition(one), settled_by && SETTLED[settled_by]].filter(Boolean).join(' · ');
}

interface FigureProps {
  candidate: Candidate;
  factor: FormFactor;
  nameOf: (seat: number) => string;
}

function Figure({ candidate, factor, nameOf }: FigureProps) {
  const figure = candidate.ranked!.points[factor.id];
  if (!figure) return '—';
  const points = formatPoints(figure.points);
  if (figure.by.length === 0) return points;
  return (
    <Popover position="bottom-end" withArrow shadow="md">
      <Popover.Target>
        <UnstyledButton
          fz="inherit"
          td="underline dotted"
          aria-label={`${factor.name} of ${candidate.fullname}: ${points}. Scores by member`}
        >
          {points}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={4} ta="left">
          {figure.by.map(([seat, fifths, isDropped]) => (
            <Text key={seat} size="sm" c={isDropped ? 'dimmed' : undefined}>
              {nameOf(seat)}: {formatPoints(pointsOfFifths(fifths))}
              {isDropped && ' (left out)'}
            </Text>
          ))}
          <Text size="sm" fw="bold">
            Average: {points}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
