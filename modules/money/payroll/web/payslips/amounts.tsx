import { Box, Group, SimpleGrid, Text } from '@mantine/core';
import { formatPesos } from '@talaan/kernel/contract/money.ts';

/** Sums with their names, the amounts one below the other at the end of the line; centavos. */
export function Amounts({ amounts }: { amounts: readonly (readonly [name: string, amount: number])[] }) {
  return (
    <SimpleGrid component="dl" m={0} cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing="xs">
      {amounts.map(([name, amount]) => (
        <Group key={name} justify="space-between" wrap="nowrap" gap="sm">
          <Text component="dt" size="sm" c="dimmed">
            {name}
          </Text>
          <Box component="dd" m={0}>
            <Text span size="sm" textWrap="nowrap">
              {formatPesos(amount)}
            </Text>
          </Box>
        </Group>
      ))}
    </SimpleGrid>
  );
}
