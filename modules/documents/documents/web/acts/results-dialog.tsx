import { Group, Stack, Text } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { StepResult } from '../../contract/steps.ts';

const OUTCOMES = {
  done: ['good', 'Done'],
  acknowledged: ['good', 'Acknowledged'],
  already: ['neutral', 'Before'],
  refused: ['bad', 'Not done'],
} as const;

/** What became of a paper, or of an office to which one was circulated. */
type Told = Pick<StepResult, 'outcome' | 'message' | 'outgoing_no'> & ({ tracking_no: string } | { acronym: string });

/** What became of each, where not all of them could be done, or where several papers have an outgoing number now. */
export function ResultsDialog({ results, onClose }: { results: readonly Told[]; onClose: () => void }) {
  const undone = results.filter(({ outcome }) => outcome !== 'done');
  // Outgoing numbers are written on the papers, so those that are done are shown with them.
  const shown = results.some(({ outgoing_no: number }) => number) ? results : undone;
  return (
    <Dialog title={`${results.length - undone.length} of ${results.length} done`} onClose={onClose}>
      <ResultList results={shown} />
    </Dialog>
  );
}

/** A name and what became of it, which are shown once. */
export function keyOfResult(one: Told): string {
  return `${nameOf(one)} ${one.outcome}`;
}

function nameOf(one: Told): string {
  return 'acronym' in one ? one.acronym : one.tracking_no;
}

export function ResultList({ results }: { results: readonly Told[] }) {
  return (
    <Stack gap="xs" role="list">
      {results.map((one) => {
        const [tone, word] = OUTCOMES[one.outcome];
        return (
          <Group key={keyOfResult(one)} gap="xs" role="listitem">
            <StatusBadge tone={tone}>{word}</StatusBadge>
            <Text size="sm" fw={500}>
              {nameOf(one)}
            </Text>
            {(one.outgoing_no || (one.outcome !== 'done' && one.outcome !== 'acknowledged')) && <Text size="sm">{one.message}</Text>}
          </Group>
        );
      })}
    </Stack>
  );
}
