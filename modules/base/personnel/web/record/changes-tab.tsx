import { Card, Group, Pagination, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { ExportMenu } from '@talaan/kernel/web/lists/list-export.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { exportRecordChanges, listRecordChanges } from '../../contract/record.ts';
import type { RecordPerson } from './record-tab.ts';

const PER_PAGE = 25;

/** Who changed what in this record. */
export function Tab({ person }: { person: RecordPerson }) {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const answer = useCall(listRecordChanges, { params: { id: person.id }, query: { page, per_page: PER_PAGE } });
  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={320} aria-busy />;
  const { changes, total } = answer.data;
  if (total === 0) return <NothingHere title="Nothing has been changed" description="Every change of this record appears here." />;
  return (
    <Stack gap="sm">
      <Group justify="flex-end">
        <ExportMenu title="Changes" endpoint={exportRecordChanges} params={{ id: person.id }} query={{}} />
      </Group>
      {changes.map((change) => (
        <Card key={change.id} withBorder padding="sm">
          <Group justify="space-between" gap="xs">
            <Text size="sm" fw={500}>
              {change.what}
            </Text>
            <Text size="sm" c="dimmed">
              {change.by}, {formatInstant(change.at)}
            </Text>
          </Group>
          {change.fields.length > 0 && (
            <Table.ScrollContainer minWidth={320}>
              <Table layout="fixed" withRowBorders={false} verticalSpacing={2} aria-label={change.what}>
                <Table.Tbody>
                  {change.fields.map((field) => (
                    <Table.Tr key={field.label}>
                      <Table.Th fw={400}>{field.label}</Table.Th>
                      <Table.Td>{field.before || '—'}</Table.Td>
                      <Table.Td>→ {field.after || '—'}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          )}
        </Card>
      ))}
      {total > PER_PAGE && (
        <Pagination
          total={Math.ceil(total / PER_PAGE)}
          value={page}
          onChange={(next) => setSearch({ tab: 'changes', page: String(next) })}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
        />
      )}
    </Stack>
  );
}
