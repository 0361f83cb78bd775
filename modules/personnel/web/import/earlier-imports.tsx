import { useState } from 'react';
import { Anchor, Card, Group, Pagination, Skeleton, Stack, Text } from '@mantine/core';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listPersonnelImports, type ImportSummary } from '../../contract/import.ts';
import { ImportStateBadge, sayCounts, sayMoment } from './say-import.tsx';

const A_PAGE = 10;

/** Everybody's imports, the newest first; each opens where it stands. */
export function EarlierImports({ onOpen }: { onOpen: (id: number) => void }) {
  const [page, setPage] = useState(1);
  const answer = useCall(listPersonnelImports, { query: { page, per_page: A_PAGE } });
  if (answer.isError && !answer.data)
    return (
      <Card withBorder>
        <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />
      </Card>
    );
  if (!answer.data) return <Skeleton h={120} aria-busy />;
  const { imports, total } = answer.data;
  if (total === 0)
    return (
      <Card withBorder>
        <NothingHere title="No imports yet" description="What was imported stays listed here, with its report, and can be undone." />
      </Card>
    );
  return (
    <Stack gap="xs">
      {imports.map((one) => (
        <ImportCard key={one.id} one={one} onOpen={() => onOpen(one.id)} />
      ))}
      {total > A_PAGE && <Pagination size="sm" total={Math.ceil(total / A_PAGE)} value={page} onChange={setPage} />}
    </Stack>
  );
}

function ImportCard({ one, onOpen }: { one: ImportSummary; onOpen: () => void }) {
  return (
    <Card withBorder padding="sm">
      <Group justify="space-between" gap="sm">
        <Stack gap={2}>
          <Anchor component="button" type="button" ta="left" fw={500} onClick={onOpen}>
            {one.file_name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {sayMoment(one.imported_at ?? one.created_at)}
            {one.started_by ? `, ${one.started_by}` : ''}
          </Text>
        </Stack>
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            {sayCounts(one)}
          </Text>
          <ImportStateBadge state={one.state} />
        </Group>
      </Group>
    </Card>
  );
}
