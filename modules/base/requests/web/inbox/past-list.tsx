import type { ReactNode } from 'react';
import { Anchor, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { LoadFailed, NothingHere, type Emptiness } from '@talaan/kernel/web/empty-state.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Pages } from './use-pages.ts';

interface PastListProps<R> {
  answer: Pages<R>;
  /** The badge at the right. */
  state: (row: R) => ReactNode;
  /** One line below the title. */
  note: (row: R) => string;
  rowKey: (row: R) => string;
  empty: Emptiness;
}

/** Requests of the past, the newest first, each leading to its record. */
export function PastList<R extends { title: string; screen: string }>({ answer, state, note, rowKey, empty }: PastListProps<R>) {
  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={240} aria-busy />;
  if (answer.data.length === 0) return <NothingHere {...empty} />;
  return (
    <Stack gap="xs">
      <Card withBorder padding="xs">
        {answer.data.map((row) => (
          <Group key={rowKey(row)} justify="space-between" wrap="nowrap" px="xs" py={6} className="menu-line">
            <Stack gap={0} miw={0}>
              <Anchor component={Link} to={row.screen} size="sm" truncate="end">
                {row.title}
              </Anchor>
              <Text size="xs" c="dimmed" truncate="end">
                {note(row)}
              </Text>
            </Stack>
            {state(row)}
          </Group>
        ))}
      </Card>
      {answer.hasNextPage && (
        <Button variant="default" loading={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()} w="fit-content">
          {say('Show more')}
        </Button>
      )}
    </Stack>
  );
}
