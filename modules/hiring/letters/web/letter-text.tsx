import { Paper, Stack, Text } from '@mantine/core';
import './letter-text.css';

/** A letter as it reads. */
export function LetterText({ subject, paragraphs }: { subject: string; paragraphs: readonly string[] }) {
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Text fw={600}>{subject}</Text>
        <Text size="sm" className="letter-text">
          {paragraphs.join('\n\n')}
        </Text>
      </Stack>
    </Paper>
  );
}
