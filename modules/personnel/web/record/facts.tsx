import { SimpleGrid, Text } from '@mantine/core';

/** Names and their values, two columns wide; what is empty shows a dash. */
export function Facts({ facts }: { facts: readonly (readonly [string, string | number | null | undefined])[] }) {
  return (
    <SimpleGrid cols={2} spacing="xs" verticalSpacing={6} component="dl" m={0}>
      {facts.flatMap(([name, value]) => [
        <Text key={name} component="dt" size="sm" c="dimmed">
          {name}
        </Text>,
        <Text key={`${name}-value`} component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
          {value || '—'}
        </Text>,
      ])}
    </SimpleGrid>
  );
}
