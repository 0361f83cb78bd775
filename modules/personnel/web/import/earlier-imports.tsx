import { Anchor, Card, Group, Pagination, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ImportState, ImportSummary } from '../../contract/import.ts';
import type { ApiError } from '@talaan/kernel/web/api-error.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { ImportStateBadge, sayCounts, sayMoment } from './say-import.tsx';

export const IMPORTS_A_PAGE = 10;

type Listed = Pick<ImportSummary, 'id' | 'file_name' | 'started_by' | 'created_at' | 'imported_at' | 'counts'> & { state: ImportState };

interface EarlierImportsProps {
  answer: {
    data: { imports: Listed[]; total: number } | undefined;
    error: ApiError | null;
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
  onOpen: (id: number) => void;
  /** What becomes of an import, where there is none yet. */
  kept: string;
}

/** Everybody's imports, the newest first; each opens where it stands. */
export function EarlierImports(props: EarlierImportsProps) {
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        Earlier imports
      </Title>
      <ImportCards {...props} />
    </Stack>
  );
}

function ImportCards({ answer: { data, error, refetch }, page, onPage, onOpen, kept }: EarlierImportsProps) {
  if (error && !data)
    return (
      <Card withBorder>
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data) return <Skeleton h={120} aria-busy />;
  if (data.total === 0)
    return (
      <Card withBorder>
        <NothingHere title="No imports yet" description={kept} />
      </Card>
    );
  return (
    <Stack gap="xs">
      {data.imports.map((one) => (
        <ImportCard key={one.id} one={one} onOpen={() => onOpen(one.id)} />
      ))}
      {data.total > IMPORTS_A_PAGE && (
        <Pagination size="sm" total={Math.ceil(data.total / IMPORTS_A_PAGE)} value={page} onChange={onPage} />
      )}
    </Stack>
  );
}

function ImportCard({ one, onOpen }: { one: Listed; onOpen: () => void }) {
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
