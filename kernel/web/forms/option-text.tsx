import type { ReactNode } from 'react';
import { Group, Stack, Text } from '@mantine/core';

interface OptionTextProps {
  label: string;
  note?: string | null | undefined;
  /** Stands before both, such as a face. */
  picture?: ReactNode;
}

/** An option of a picker, with what tells it apart below its name; both can be read while it is marked. */
export function OptionText({ label, note, picture }: OptionTextProps) {
  const words = (
    <Stack gap={0}>
      <Text size="sm">{label}</Text>
      {note && (
        <Text size="xs" opacity={0.85}>
          {note}
        </Text>
      )}
    </Stack>
  );
  if (!picture) return words;
  return (
    <Group gap="xs" wrap="nowrap">
      {picture}
      {words}
    </Group>
  );
}
