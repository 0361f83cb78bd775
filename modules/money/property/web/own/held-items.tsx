import { Card, Group, Select, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere, type Emptiness } from '@talaan/kernel/web/empty-state.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { formatTotal } from '@talaan/kernel/web/format-instant.ts';
import { multiFilter, type ListFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListPager } from '@talaan/kernel/web/lists/list-pager.tsx';
import { listQueryOf, readListState, useListState } from '@talaan/kernel/web/lists/list-state.ts';
import { ListToolbar } from '@talaan/kernel/web/lists/list-toolbar.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { CLASSES, CONDITIONS, PAPER_TYPES } from '../../contract/fields.ts';
import { listOwnItems } from '../../contract/own.ts';
import { HeldItem } from './held-item.tsx';

/** Whole rows of one, two and three cards. */
const A_PAGE = 24;

const SORTS = [
  { value: '-held_since', label: 'Latest first' },
  { value: 'held_since', label: 'Earliest first' },
  { value: 'article', label: 'By name' },
  { value: '-amount', label: 'Costliest first' },
];

const byClass = multiFilter({ name: 'class', label: 'Class', main: true, options: choices(CLASSES) });
const byCondition = multiFilter({ name: 'condition', label: 'Condition', main: true, options: choices(CONDITIONS) });
const { MR, ARE, ...PRESENT } = PAPER_TYPES;
const byPaper = (types: Partial<typeof PAPER_TYPES>) => multiFilter({ name: 'type', label: 'Paper', main: true, options: choices(types) });

const FILTERS: Record<'new' | 'old', ListFilter[]> = {
  new: [byPaper(PRESENT), byClass, byCondition],
  old: [byPaper({ MR, ARE }), byClass, byCondition],
};

/** What the list asks for by its address. */
export function heldQuery(search: URLSearchParams) {
  const names = FILTERS.new.map(({ name }) => name);
  return { ...listQueryOf(readListState(search, names)), per_page: A_PAGE };
}

/** What one is accountable for, as cards: searched, narrowed and paged by the server. */
export function HeldItems({ when, empty }: { when: 'new' | 'old'; empty: Emptiness }) {
  const filters = FILTERS[when];
  const isPhone = useIsPhone();
  const [state, change] = useListState(filters.map(({ name }) => name));
  const answer = useCall(listOwnItems, { params: { when }, query: { ...listQueryOf(state), per_page: A_PAGE } });
  const found = answer.data;
  const isNarrowed = Boolean(state.term) || Object.values(state.filters).some((values) => values.length > 0);
  if (answer.isError && !found)
    return (
      <Card withBorder>
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      </Card>
    );
  if (!found) return <Skeleton h={320} aria-busy />;
  if (found.total === 0 && !isNarrowed)
    return (
      <Card withBorder>
        <NothingHere {...empty} />
      </Card>
    );
  const pager = <ListPager total={found.total} page={state.page} perPage={A_PAGE} onTurn={(page) => change({ page: String(page) })} />;
  return (
    <Stack gap="sm" component="section" aria-label={say('Items')}>
      <ListToolbar
        state={state}
        change={change}
        filters={filters}
        searchLabel={say('Search item, number or paper')}
        total={found.total}
        saidTotal={formatTotal(found.total)}
        isPhone={isPhone}
        countFor={() => undefined}
      >
        {!isPhone && (
          <Group gap="xs" wrap="nowrap">
            {pager}
            <Select
              aria-label={say('Order')}
              w={150}
              allowDeselect={false}
              data={SORTS.map(({ value, label }) => ({ value, label: say(label) }))}
              value={state.sort ?? found.sort ?? null}
              onChange={(sort) => change({ sort: sort ?? undefined })}
            />
          </Group>
        )}
      </ListToolbar>
      {found.items.length === 0 ? (
        <Card withBorder>
          <NothingHere title={say('Nothing matches')} description={say('Change the search or clear the filters.')} />
        </Card>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
          {found.items.map((item) => (
            <HeldItem key={item.id} item={item} />
          ))}
        </SimpleGrid>
      )}
      {isPhone && pager}
    </Stack>
  );
}
