import { Badge, Group, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSearchParams } from 'react-router';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { ReadAhead } from '@talaan/kernel/web/calls/read-ahead.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { countInbox, countQueues } from '../../contract/inbox.ts';
import { readTimeline } from '../../contract/timeline.ts';
import { readPartAhead, requestParts } from '../request-part.ts';
import { filtersIn } from './filters.ts';
import { inboxPages } from './use-pages.ts';
import './inbox.css';
import { Decided } from './decided.tsx';
import { Filed } from './filed.tsx';
import { PhoneFilters } from './phone-filters.tsx';
import { Queues } from './queues.tsx';
import { ToDecide } from './to-decide.tsx';

const TABS = ['decide', 'do', 'filed', 'decided'] as const;

/** The requests to decide, and the one that opens first where it stands beside the list, with what its module shows of it. */
export const readAhead: ReadAhead = async (ask, { search }, { queries, contributed }) => {
  void ask(countInbox, { together: true });
  void ask(countQueues, { together: true });
  if ((search.get('tab') ?? 'decide') !== 'decide') return;
  const inbox = await queries.fetchInfiniteQuery(inboxPages(filtersIn(search))).catch(() => undefined);
  const requests = inbox?.pages[0]?.requests ?? [];
  const named = Number(search.get('request'));
  const open = named ? requests.find(({ id }) => id === named) : requests[0];
  if (!open || !matchMedia('(min-width: 64em)').matches) return;
  const part = contributed(requestParts).find(({ kind }) => kind === open.kind);
  await Promise.all([ask(readTimeline, { params: { id: open.id } }), part && readPartAhead(part, ask, open.record_id)]);
};

/** All that needs the action of the reader, over all kinds, and what they filed and decided. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const isWide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'decide';
  const waiting = useCall(countInbox, {}).data?.waiting ?? 0;
  const toDo = useCall(countQueues, {}).data?.queues.reduce((sum, queue) => sum + queue.waiting, 0) ?? 0;
  return (
    <Page title={say('Inbox')}>
      <Tabs value={tab} onChange={(value) => setSearch(value && value !== 'decide' ? { tab: value } : {})} keepMounted={false}>
        <Group wrap="nowrap" gap="xs" mb={isWide ? 'md' : 'xs'}>
          <Tabs.List className="inbox-tabs">
            <Tabs.Tab value="decide" rightSection={<Count of={waiting} />}>
              {say('To decide')}
            </Tabs.Tab>
            <Tabs.Tab value="do" rightSection={<Count of={toDo} />}>
              {say('To do')}
            </Tabs.Tab>
            <Tabs.Tab value="filed">{say('Filed by me')}</Tabs.Tab>
            <Tabs.Tab value="decided">{say('Decided')}</Tabs.Tab>
          </Tabs.List>
          {!isWide && tab === 'decide' && <PhoneFilters />}
        </Group>
        <Tabs.Panel value="decide">
          <ToDecide />
        </Tabs.Panel>
        <Tabs.Panel value="do">
          <Queues />
        </Tabs.Panel>
        <Tabs.Panel value="filed">
          <Filed />
        </Tabs.Panel>
        <Tabs.Panel value="decided">
          <Decided />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

function Count({ of }: { of: number }) {
  return of > 0 ? <Badge size="sm">{of}</Badge> : null;
}
