import { Accordion, Button, Group, ScrollArea, Stack, Table, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { downloadOpenTable, type OpenTableShown } from '../contract/nights.ts';
import { formatSize } from './format-size.ts';

/** The tables; one that is opened shows what each of its columns means. */
export function Tables({ tables, isMade }: { tables: readonly OpenTableShown[]; isMade: boolean }) {
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        Tables
      </Title>
      <Accordion variant="contained" chevronPosition="left">
        {tables.map((table) => (
          <Accordion.Item key={table.name} value={table.name}>
            <Accordion.Control>
              <Text size="sm" fw={600}>
                {table.title}
              </Text>
              <Text size="xs" c="dimmed">
                {table.rows === null
                  ? `${table.name}.csv`
                  : `${table.name}.csv, ${count(table.rows, 'row')}, ${formatSize(table.bytes ?? 0)}`}
              </Text>
            </Accordion.Control>
            <Accordion.Panel>
              <Stack gap="sm">
                <Text size="sm">{table.says}</Text>
                <Columns table={table} />
                {isMade && table.rows !== null && <Download name={table.name} />}
              </Stack>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  );
}

function Columns({ table: { title, columns } }: { table: OpenTableShown }) {
  return (
    <ScrollArea viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': `Columns of ${title}` }}>
      <Table miw={480}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Column</Table.Th>
            <Table.Th>Type</Table.Th>
            <Table.Th>Meaning</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columns.map(({ name, type, means }) => (
            <Table.Tr key={name}>
              <Table.Td>{name}</Table.Td>
              <Table.Td>{type}</Table.Td>
              <Table.Td>{means}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

function Download({ name }: { name: string }) {
  const saving = useSend(downloadOpenTable);
  return (
    <Group>
      <Button
        variant="light"
        leftSection={<IconDownload size={16} />}
        loading={saving.isPending}
        onClick={() => saving.mutate({ params: { day: 'latest', name } })}
      >
        Download as CSV
      </Button>
    </Group>
  );
}
