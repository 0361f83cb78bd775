import { Anchor, Card, Group, Pagination, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import type { ImportSummary } from '../contract/import-record.ts';
import { formatCounts, formatMoment, ImportStateBadge } from './format-import.tsx';

export const IMPORTS_A_PAGE = 10;

interface EarlierImportsProps {
  canUndo: boolean;
  answer: {
    data: { imports: ImportSummary[]; total: number } | undefined;
    error: ApiError | null;
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
  onOpen: (id: number) => void;
}

/** Imports of all users, the newest first; each opens at the step it has reached. */
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

function ImportCards({ canUndo, answer: { data, error, refetch }, page, onPage, onOpen }: EarlierImportsProps) {
  if (error && !data)
    return (
      <Card withBorder>
        <LoadFailed failure={error} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data) return <Skeleton h={120} aria-busy />;
  if (data.total === 0)
    return (
      <Card withBorder>
        <NothingHere
          title="No imports yet"
          description={`Imports are listed here with their report${canUndo ? ', and can be undone' : ''}.`}
        />
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

function ImportCard({ one, onOpen }: { one: ImportSummary; onOpen: () => void }) {
  return (
    <Card withBorder padding="sm">
      <Group justify="space-between" gap="sm">
        <Stack gap={2}>
          <Anchor component="button" type="button" ta="left" fw={500} onClick={onOpen}>
            {one.file_name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {formatMoment(one.imported_at ?? one.created_at)}
            {one.started_by ? `, ${one.started_by}` : ''}
          </Text>
        </Stack>
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            {formatCounts(one)}
          </Text>
          <ImportStateBadge state={one.state} />
        </Group>
      </Group>
    </Card>
  );
}
