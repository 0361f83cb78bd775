import { Stack, Text, Title } from '@mantine/core';
import { noticeParts } from '../../rules/notice-parts.ts';

/** The text of a notice, with its headings and paragraphs. */
export function NoticeText({ text }: { text: string }) {
  return (
    <Stack gap="sm">
      {noticeParts(text).map(({ kind, text: part }) =>
        kind === 'heading' ? (
          <Title key={part} order={2} size="h4" mt="xs">
            {part}
          </Title>
        ) : (
          <Text key={part} size="sm" style={{ whiteSpace: 'pre-line' }}>
            {part}
          </Text>
        ),
      )}
    </Stack>
  );
}
