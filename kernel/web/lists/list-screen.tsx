import { useState, type ReactNode } from 'react';
import { Card, Group, Stack, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSearchParams } from 'react-router';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { RowGroup } from '../../contract/list.ts';
import { call, type Answer } from '../calls/call.ts';
import { LoadFailed, type Emptiness } from '../empty-state.tsx';
import { EmptyList, PastTheEnd } from './empty-list.tsx';
import { ListCards } from './list-cards.tsx';
import { useShownColumns, type ListColumn } from './list-columns.tsx';
import { formatTotal } from '../format-instant.ts';
import { ListHead, PhoneActions } from './list-head.tsx';
import { GroupMenu, GroupSelect, useGroupLines } from './list-groups.tsx';
import { ListPager } from './list-pager.tsx';
import { ListSettings } from './list-settings.tsx';
import { listQueryOf, MOST_A_PAGE, readListState } from './list-state.ts';
import { isRow, ListTable } from './list-table.tsx';
import type { ReadyView } from './views/list-view-match.ts';
import type { ViewQuestion } from './views/list-view-dialog.tsx';
import { ListViewTabs, ViewQuestionDialog } from './views/list-views.tsx';
import { useListViews } from './views/use-list-views.ts';
import { ExportButton, ExportPrint } from './list-export.tsx';
import { openActions, type BulkAction } from './bulk-actions.ts';
import { useFieldEdits } from './field-edits/use-field-edits.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useOptions } from './filters/filter-options.ts';
import { formatFilters } from './filters/format-filter.ts';
import { useTellHeading } from '../heading.ts';
import type { ListFilter } from './filters/list-filters.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { MainAct } from '../phone/main-act.tsx';
import { useMayCalls } from '../calls/may-call.ts';
import { useMayFollow } from '../calls/may-follow.ts';
import { useListKeys } from './list-keys.tsx';
import { useCall, useSend } from '../calls/use-call.ts';
import { useIsPhone } from '../use-is-phone.ts';
import { useSelection } from './use-selection.ts';
import { say } from '../../contract/say.ts';

export type { ListColumn } from './list-columns.tsx';
export type { BulkAction } from './bulk-actions.ts';
export type { ListFilter } from './filters/list-filters.ts';
export type { ReadyView } from './views/list-view-match.ts';

type Rows<E extends Endpoint, K extends keyof Answer<E>> = Answer<E>[K] extends (infer Row)[] ? Row : never;

interface ListScreenProps<E extends Endpoint, K extends keyof Answer<E> & string> {
  title: string;
  intro?: ReactNode;
  /** Where it shares its screen with others: `ScreenParts`. */
  parts?: ReactNode;
  /** Buttons beside the title; on a phone behind '…'. */
  actions?: ReactNode;
  /** What one came to do, the last of the buttons; on a phone at the foot of the screen. */
  main?: ReactNode;
  endpoint: E;
  /** The answer's key that holds the rows. */
  rows: K;
  params?: Record<string, unknown>;
  /** Sent with every page, beside what the address says. */
  query?: Record<string, unknown>;
  /** The first one names the row: it carries the link and heads the card. */
  columns: ListColumn<Rows<E, K>>[];
  filters?: ListFilter[];
  /** Its views beside all rows, in their order. */
  views?: readonly ReadyView[];
  searchLabel?: string;
  /** By what it can be grouped (`groupedBy`), with the words for it. */
  groups?: Readonly<Record<string, string>>;
  /** What tells rows apart where they have no `id`. */
  rowId?: (row: Rows<E, K>) => number | string;
  /** Where a row leads, for those who may open that. */
  open?: (row: Rows<E, K>) => string;
  bulk?: BulkAction<Rows<E, K>>[];
  /** A call that answers with the filtered list as a file; takes `format` xlsx or csv. */
  exportAs?: Endpoint;
  empty: Emptiness;
  /** One line above the rows: figures of the whole list, such as counts that filter it. */
  above?: (answer: Answer<E> | undefined) => ReactNode;
}

/** The one list: paging, sort and filters live in the address and are worked out by the server. */
export function ListScreen<E extends Endpoint, K extends keyof Answer<E> & string>(props: ListScreenProps<E, K>) {
  type Row = Rows<E, K>;
  const { filters = [] } = props;
  const mayCall = useMayCalls();
  const bulk = (props.bulk ?? []).filter(({ of }) => !of || mayCall(of));
  const mayFollow = useMayFollow();
  const names = filters.map((filter) => filter.name);
  const [search] = useSearchParams();
  const state = readListState(search, names);
  const views = useListViews(props.endpoint, props.views ?? NO_VIEWS, names);
  const { change } = views;
  useTellHeading(props.title, views.active === views.views[0] ? undefined : views.active);
  const query = { ...props.query, ...listQueryOf(state) };
  const answer = useCall(props.endpoint, { params: props.params, query } as never, { enabled: !views.isOpening });
  const found = answer.data as ({ total: number; more?: boolean; sort?: string; groups?: RowGroup[] } & Record<K, Row[]>) | undefined;
  const rowId = props.rowId ?? ((row: Row) => (row as { id: number | string }).id);
  const edits = useFieldEdits(props.endpoint, props.query, rowId);
  const [selected, setSelected] = useSelection<Row>(props.endpoint, [...bulk.flatMap(({ sends }) => sends?.path ?? []), ...edits.sends]);
  const all = useSend(props.endpoint, { onDone: (answer) => setSelected((answer as Record<K, Row[]>)[props.rows]) });
  const columns = useShownColumns(props.endpoint.path, props.columns, state.columns);
  const { visible, shown, setChosen } = columns;
  const setShown = (keys: string[]) => (state.columns || views.active.saved ? change({ columns: keys.join(',') }) : setChosen(keys));
  const isPhone = useIsPhone();
  // Beside the menu a narrow desk has no room for more than the tabs and the buttons.
  const isTight = useMediaQuery('(max-width: 75em)', false, { getInitialValueInEffect: false });
  const [isPrinting, setPrinting] = useState(false);
  const [asking, setAsking] = useState<ViewQuestion>();

  const lines = useGroupLines<Row>({
    endpoint: props.endpoint,
    params: props.params,
    query,
    rows: props.rows,
    groups: found?.groups,
    opened: state.open,
    onOpened: (open) => change({ open }),
  });

  const pageRows = (found?.groups ? lines : (found?.[props.rows] ?? [])).filter(isRow);
  const take = (hotkey: BulkAction<Row>['hotkey']) => (place: number) => {
    const rows = selected.length > 0 ? selected : pageRows.slice(place, place < 0 ? 0 : place + 1);
    const ofKey = bulk.filter((one) => one.hotkey === hotkey);
    if (rows.length > 0) openActions(ofKey, rows)[0]!.run(rows);
  };
  const { list, help } = useListKeys(Object.fromEntries(bulk.flatMap(({ hotkey }) => (hotkey ? [[hotkey, take(hotkey)]] : []))));
  const { open } = props;
  const leadsOn = open !== undefined && pageRows[0] !== undefined && mayFollow(open(pageRows[0]));
  const isSelected = (row: Row) => selected.some((one) => rowId(one) === rowId(row));
  const shared = {
    columns: visible,
    rows: found?.groups ? lines : found?.[props.rows],
    open: leadsOn ? open : undefined,
    rowId,
    selectable: bulk.length + edits.actions.length > 0,
    selected,
    onSelect: setSelected,
  };
  const valuesOf = ({ name }: ListFilter) => state.filters[name] ?? [];
  const optionsOf = useOptions(filters, (filter) => valuesOf(filter).length > 0);
  const said = formatFilters(filters, valuesOf, optionsOf, state.term);
  const narrowed = Boolean(state.term) || Object.values(state.filters).some((values) => values.length > 0);

  const saidTotal = found && formatTotal(found.total, found.more);
  const body = () => {
    if (answer.isError && !found)
      return (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      );
    if (found?.total === 0)
      return (
        <Card withBorder>
          <EmptyList views={views} isNarrowed={narrowed} empty={props.empty} />
        </Card>
      );
    if (found && shared.rows?.length === 0)
      return (
        <Card withBorder>
          <PastTheEnd onFirst={() => change({ page: undefined })} />
        </Card>
      );
    if (isPhone) return <ListCards {...shared} />;
    const sort = state.sort ?? found?.sort;
    return <ListTable {...shared} sort={sort} onSort={(sort) => change({ sort })} fetching={answer.isPlaceholderData} />;
  };
  const exported = props.exportAs && { endpoint: props.exportAs, params: props.params, query };
  const main = props.main && <MainAct>{props.main}</MainAct>;
  const actions = (
    <>
      {!isPhone && props.parts}
      {exported && <ExportButton {...exported} onPrint={() => setPrinting(true)} />}
      {props.actions}
      {!isPhone && main}
    </>
  );
  const pager = !state.group_by && (
    <ListPager
      total={found?.total}
      more={found?.more}
      page={state.page}
      perPage={state.per_page}
      onTurn={(page) => change({ page: String(page) })}
    />
  );
  /** A filter of the name of a grouping counts by it, its own choice left out. */
  const countFor = (filter: ListFilter) => {
    if (!props.groups || !(filter.name in props.groups) || filter.kind === 'day' || filter.isNested) return undefined;
    const counted = { ...query, page: 1, [filter.name]: undefined, group_by: filter.name };
    return async () => {
      const { groups } = (await call(props.endpoint, { params: props.params, query: counted } as never)) as { groups: RowGroup[] };
      return new Map(groups.map(({ key, count }) => [key, count]));
    };
  };
  const groupBy = (group: string | undefined) => change({ group_by: group, open: [] });
  const above = props.above?.(answer.data);
  const saving = state.columns || columns.areUsual ? views.query : `${views.query}&${new URLSearchParams({ columns: shown.join(',') })}`;
  const hasViews = views.views.length > 1;
  const tabs = <ListViewTabs views={views} saving={saving} isPhone={isPhone} isTight={isTight} onAsk={setAsking} />;

  return (
    <Stack gap={6} ref={list} className="list-page" data-selecting={selected.length > 0 || undefined}>
      {isPhone ? (
        <>
          <VisuallyHidden>
            <h1>{say(props.title)}</h1>
          </VisuallyHidden>
          {props.parts ? (
            <Group gap="xs" wrap="nowrap">
              {props.parts}
              {hasViews && tabs}
            </Group>
          ) : (
            hasViews && tabs
          )}
        </>
      ) : (
        <ListHead title={props.title} total={saidTotal} intro={props.intro} views={tabs} actions={actions} />
      )}
      <ListToolbar
        state={state}
        change={change}
        filters={filters}
        searchLabel={say(props.searchLabel ?? 'Search')}
        total={found?.total}
        saidTotal={saidTotal}
        isPhone={isPhone}
        countFor={countFor}
      >
        {isPhone ? (
          <PhoneActions intro={props.intro}>
            {props.groups && <GroupSelect groups={props.groups} value={state.group_by} onChange={groupBy} />}
            {!hasViews && tabs}
            {actions}
          </PhoneActions>
        ) : (
          <Group gap="xs" wrap="nowrap">
            {pager}
            {props.groups && <GroupMenu groups={props.groups} value={state.group_by} onChange={groupBy} />}
            <ListSettings
              columns={props.columns}
              shown={shown}
              onShown={setShown}
              perPage={state.per_page}
              onPerPage={(size) => change({ per_page: size })}
            />
          </Group>
        )}
      </ListToolbar>
      {shared.selectable && (
        <BulkBar
          selected={selected}
          inSight={pageRows.filter(isSelected).length}
          actions={bulk}
          always={edits.actions}
          matching={found && pageRows.length < found.total && pageRows.every(isSelected) ? found.total : undefined}
          onAll={() =>
            all.mutate({ params: props.params, query: { ...query, group_by: undefined, page: 1, per_page: MOST_A_PAGE } } as never)
          }
          pending={all.isPending}
          onClear={() => setSelected([])}
        />
      )}
      {above && <div className="list-above">{above}</div>}
      {body()}
      {help}
      {edits.dialog}
      {asking && <ViewQuestionDialog views={views} asking={asking} onClose={() => setAsking(undefined)} />}
      {exported && isPrinting && <ExportPrint {...exported} title={say(props.title)} said={said} onClose={() => setPrinting(false)} />}
      {isPhone && pager}
      {isPhone && main}
    </Stack>
  );
}

const NO_VIEWS: readonly ReadyView[] = [];
