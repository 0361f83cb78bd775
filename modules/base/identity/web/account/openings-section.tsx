import { useState } from 'react';
import { Group, Pagination, Skeleton, Stack, Table, Text } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { ExportMenu } from '@talaan/kernel/web/lists/list-export.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { exportOpenings, listOpenings } from '../../contract/account.ts';

const PER_PAGE = 15;

export function Section() {
  const [page, setPage] = useState(1);
  const answer = useCall(listOpenings, { query: { page, per_page: PER_PAGE } });
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={240} maw={640} />;
  const { openings, total } = answer.data;
  return (
    <Stack gap="sm" maw={640}>
      <Text size="sm" c="dimmed">
        {say(
          'Each time your record, your data sheet, your papers, your identity numbers or your daily time record is opened or printed, it is listed here, once an hour for the same page.',
        )}
      </Text>
      {total === 0 ? (
        <Text>{say('No one has opened your record yet.')}</Text>
      ) : (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{say('When')}</Table.Th>
              <Table.Th>{say('Who')}</Table.Th>
              <Table.Th>{say('What')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {openings.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td>{formatInstant(one.at)}</Table.Td>
                <Table.Td>{one.name}</Table.Td>
                <Table.Td>{one.what}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {total > 0 && (
        <Group justify="flex-end">
          <ExportMenu title={say('Who opened my record')} endpoint={exportOpenings} params={undefined} query={{}} />
        </Group>
      )}
      {total > PER_PAGE && (
        <Pagination
          total={Math.ceil(total / PER_PAGE)}
          value={page}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': say('{control} page', { control }) })}
          getItemProps={(item) => ({ 'aria-label': say('Page {item}', { item }) })}
        />
      )}
    </Stack>
  );
}
