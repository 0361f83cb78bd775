import { Code, Text } from '@mantine/core';
import { LETTER_WORDS } from '../rules/fill-letter.ts';

/** The words in braces that a letter may have. */
export function WordsHelp() {
  return (
    <Text size="xs" c="dimmed" component="div">
      These words are replaced for each applicant:{' '}
      {Object.entries(LETTER_WORDS).map(([word, meaning], at) => (
        <span key={word}>
          {at > 0 && ', '}
          <Code title={meaning}>{`{${word}}`}</Code>
        </span>
      ))}
      .
    </Text>
  );
}
