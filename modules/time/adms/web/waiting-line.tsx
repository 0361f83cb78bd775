import type { ReactNode } from 'react';
import { Alert, Checkbox, Group, Stack, Text } from '@mantine/core';
import { count } from '@talaan/kernel/web/format-instant.ts';

const MEGABYTE = 1024 * 1024;

interface WaitingLineProps {
  title: string;
  /** Whether it is to be decided; a rejected one is shown apart. */
  isPending: boolean;
  /** What is known of it, in sentences. */
  says: string;
  notes: (string | false)[];
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  chooseLabel: string;
  action: ReactNode;
}

/** A serial number or an address about which HR decides, alone or with others. */
export function WaitingLine({ title, isPending, says, notes, isChosen, onChoose, chooseLabel, action }: WaitingLineProps) {
  return (
    <Alert color={isPending ? 'yellow' : 'gray'} title={title}>
      <Group justify="space-between" gap="sm" align="flex-start" wrap="nowrap">
        {isPending && <Checkbox aria-label={chooseLabel} checked={isChosen} onChange={(event) => onChoose(event.currentTarget.checked)} />}
        <Group justify="space-between" gap="sm" flex={1}>
          <Stack gap={2} flex="1 1 16rem">
            <Text size="sm">{says}</Text>
            {notes.map(
              (note) =>
                note && (
                  <Text key={note} size="sm" fw={500}>
                    {note}
                  </Text>
                ),
            )}
          </Stack>
          {action}
        </Group>
      </Group>
    </Alert>
  );
}

/** `3 deliveries (12 kB) kept unread.` */
export function formatKept(posts: number, bytes: number): string {
  return posts === 0 ? '' : `${count(posts, 'delivery', 'deliveries')} (${formatBytes(bytes)}) kept unread.`;
}

function formatBytes(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
