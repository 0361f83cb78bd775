import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Clash } from './merge-changes.ts';

interface ClashAlertProps {
  clashes: Clash[];
  /** What a field is called, and how its value is said. */
  describe: (path: string, value: unknown) => { label: string; value: string };
  onResolve: (choice: 'mine' | 'theirs') => void;
}

/** Says what was changed elsewhere while one typed, and asks which is to stay. */
export function ClashAlert({ clashes, describe, onResolve }: ClashAlertProps) {
  return (
    <Alert
      color="yellow"
      icon={<IconArrowsDiff />}
      title={say('This section was changed in another window or by HR while you typed')}
      role="alert"
    >
      <Stack gap="sm">
        <Text size="sm">{say('What only they changed is already here. These fields both of you changed:')}</Text>
        <Table withRowBorders={false} verticalSpacing={4} layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{say('Field')}</Table.Th>
              <Table.Th>{say('Theirs')}</Table.Th>
              <Table.Th>{say('Yours')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {clashes.map(({ path, mine, theirs }) => (
              <Table.Tr key={path}>
                <Table.Td>{describe(path, mine).label}</Table.Td>
                <Table.Td>{describe(path, theirs).value}</Table.Td>
                <Table.Td>{describe(path, mine).value}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Group gap="xs">
          <Button onClick={() => onResolve('mine')}>{say('Keep mine')}</Button>
          <Button variant="default" onClick={() => onResolve('theirs')}>
            {say('Take theirs')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
