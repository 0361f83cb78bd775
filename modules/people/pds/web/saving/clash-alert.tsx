import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import type { Clash } from './merge-changes.ts';

interface ClashAlertProps {
  clashes: Clash[];
  /** What a field is called, and how its value is said. */
  say: (path: string, value: unknown) => { label: string; value: string };
  onResolve: (choice: 'mine' | 'theirs') => void;
}

/** Says what was changed elsewhere while one typed, and asks which is to stay. */
export function ClashAlert({ clashes, say, onResolve }: ClashAlertProps) {
  return (
    <Alert
      color="yellow"
      icon={<IconArrowsDiff />}
      title="This section was changed in another window or by HR while you typed"
      role="alert"
    >
      <Stack gap="sm">
        <Text size="sm">What only they changed is already here. These fields both of you changed:</Text>
        <Table withRowBorders={false} verticalSpacing={4} layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Field</Table.Th>
              <Table.Th>Theirs</Table.Th>
              <Table.Th>Yours</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {clashes.map(({ path, mine, theirs }) => (
              <Table.Tr key={path}>
                <Table.Td>{say(path, mine).label}</Table.Td>
                <Table.Td>{say(path, theirs).value}</Table.Td>
                <Table.Td>{say(path, mine).value}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Group gap="xs">
          <Button onClick={() => onResolve('mine')}>Keep mine</Button>
          <Button variant="default" onClick={() => onResolve('theirs')}>
            Take theirs
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
