import { Stack, Text } from '@mantine/core';

/** An option of a picker, with what tells it apart below its name; both can be read while it is marked. */
export function OptionText({ label, note }: { label: string; note?: string | null | undefined }) {
  return (
    <Stack gap={0}>
      <Text size="sm">{label}</Text>
      {note && (
        <Text size="xs" opacity={0.85}>
          {note}
        </Text>
      )}
    </Stack>
  );
}
