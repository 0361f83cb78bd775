import { Card, Stack, Table, Text } from '@mantine/core';
import type { MergePreview } from '../../contract/record.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';

type Difference = MergePreview['differs'][number];

const COLUMNS = [
  { key: 'label', title: 'Both differ in' },
  { key: 'kept', title: 'Routing steps' },
  { key: 'merged', title: 'Is given up' },
] as const;

/** In what two records of one person differ: a table, and on a phone a card for each field. */
export function Differences({ differs }: { differs: Difference[] }) {
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <Stack gap="xs" component="section" aria-label="Both differ in">
        <Text size="sm">Both differ in:</Text>
        {differs.map((one) => (
          <Card key={one.label} withBorder padding="sm">
            <Text fw={500}>{one.label}</Text>
            {COLUMNS.slice(1).map(({ key, title }) => (
              <Text key={key} size="sm">
                {title}: {one[key]}
              </Text>
            ))}
          </Card>
        ))}
      </Stack>
    );
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          {COLUMNS.map(({ key, title }) => (
            <Table.Th key={key}>{title}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {differs.map((one) => (
          <Table.Tr key={one.label}>
            <Table.Td>{one.label}</Table.Td>
            <Table.Td>{one.kept}</Table.Td>
            <Table.Td>{one.merged}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
