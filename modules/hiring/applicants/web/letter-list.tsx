import { Card, Stack, Text } from '@mantine/core';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { LetterLine } from '../contract/words.ts';

/** Letters word for word, the newest first. */
export function LetterList({ letters }: { letters: readonly (LetterLine & { sent_to?: string })[] }) {
  return (
    <Stack gap="xs">
      {letters.map((letter) => (
        <Card key={letter.id} withBorder padding="sm" component="article" aria-label={letter.subject}>
          <Text size="sm" fw={500}>
            {letter.subject}
          </Text>
          <Text size="xs" c="dimmed">
            {[formatInstant(letter.at), letter.sent_to].filter(Boolean).join(' · ')}
          </Text>
          {letter.paragraphs.map((text) => (
            <Text key={text} size="sm" mt={4}>
              {text}
            </Text>
          ))}
        </Card>
      ))}
    </Stack>
  );
}
