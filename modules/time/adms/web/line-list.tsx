import type { ReactNode } from 'react';
import { Box, Divider, Group, Stack, Text } from '@mantine/core';

export interface ListedLine {
  id: number;
  says: ReactNode;
  /** Under it, when and why. */
  notes: readonly (string | null)[];
  badge?: ReactNode;
}

/** What happened to a device, the newest first, on a desk as on a phone. */
export function LineList({ label, lines }: { label: string; lines: readonly ListedLine[] }) {
  return (
    <Stack gap="xs" role="list" aria-label={label}>
      {lines.map(({ id, says, notes, badge }, at) => (
        <Box key={id} role="listitem">
          {at > 0 && <Divider mb="xs" />}
          <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
            <Stack gap={2} flex={1} miw={0}>
              <Text size="sm" component="div" style={{ overflowWrap: 'anywhere' }}>
                {says}
              </Text>
              {notes.filter(Boolean).map((note) => (
                <Text key={note} size="xs" c="dimmed">
                  {note}
                </Text>
              ))}
            </Stack>
            {badge && <Box flex="none">{badge}</Box>}
          </Group>
        </Box>
      ))}
    </Stack>
  );
}
