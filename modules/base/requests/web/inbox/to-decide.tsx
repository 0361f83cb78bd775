import { useState } from 'react';
import { Button, Card, Group, Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSearchParams } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { InboxRow } from '../../contract/inbox.ts';
import { RequestPanel } from '../request-panel.tsx';
import { BulkDecide } from './bulk-decide.tsx';
import { filtersIn } from './filters.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';
import { useChosen } from './use-chosen.ts';
import { useInboxKeys } from './use-inbox-keys.tsx';
import { useInboxPages } from './use-pages.ts';

const NONE: readonly InboxRow[] = [];

/** The requests to decide at the left, the chosen one at the right; on a phone one after the other. */
export function ToDecide() {
  const [search] = useSearchParams();
  const query = filtersIn(search);
  const answer = useInboxPages(query);
  const rows = answer.data ?? NONE;
  const isWide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const { chosen, choose, shown, gone, step, goOn } = useChosen(rows, { isWide, filters: JSON.stringify(query) });
  const tick = (id: number) => setTicked((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const open = rows.find(({ id }) => id === chosen);
  const help = useInboxKeys({
    onStep: step,
    onTick: () => chosen !== undefined && tick(chosen),
    screen: open?.screen,
  });

  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={320} aria-busy />;
  const tickedRows = rows.filter(({ id }) => ticked.has(id));
  const isFiltered = Object.keys(query).length > 0;
  const list = (
    <Stack gap="sm">
      {isWide && <InboxFilters />}
      <BulkDecide rows={tickedRows} onClear={() => setTicked(new Set())} />
      {shown.length === 0 ? (
        <NothingHere
          title={isFiltered ? say('Nothing matches') : say('You’re all caught up')}
          description={isFiltered ? say('Clear the filters to see all requests.') : say('Requests that need your decision appear here.')}
        />
      ) : (
        <InboxList rows={shown} gone={gone} chosen={isWide ? chosen : undefined} ticked={ticked} onChoose={choose} onTick={tick} />
      )}
      {answer.hasNextPage && (
        <Button variant="default" loading={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
          {say('Show more')}
        </Button>
      )}
    </Stack>
  );
  if (!isWide && chosen !== undefined)
    return (
      <RequestPanel
        kinds="all"
        kind={open?.kind}
        id={chosen}
        onDone={goOn}
        isGone={gone === chosen}
        before={
          <Button variant="subtle" onClick={() => choose(undefined)}>
            {say('Back')}
          </Button>
        }
      />
    );
  return (
    <Group gap="md" align="flex-start" wrap="nowrap">
      <div className="inbox-list">{list}</div>
      {isWide && chosen !== undefined && (
        <Card withBorder padding="md" flex={1} miw={0}>
          <RequestPanel id={chosen} kind={open?.kind} kinds="all" onDone={goOn} isGone={gone === chosen} />
        </Card>
      )}
      {help}
    </Group>
  );
}
