import type { ReactNode } from 'react';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { Emptiness } from '@talaan/kernel/web/empty-state.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type BulkAction, type ListColumn, type ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { KIND_NAMES } from '../../contract/codes.ts';
import { exportPlans, listPlans, PLAN_STATES, type PlanRow } from '../../contract/plans.ts';
import { formatYears } from '../../rules/title.ts';
import { FLOWS, REVIEW_SCREENS, STATE_WORDS } from '../../workflow.ts';

export function PlanState({ plan: { kind, state } }: { plan: Pick<PlanRow, 'kind' | 'state'> }) {
  const ends: readonly string[] = FLOWS[kind].ends;
  return <RequestState state={state} words={STATE_WORDS[state]} isClosed={ends.includes(state) || state === 'APPROVED'} />;
}

const owner: ListColumn<PlanRow> = {
  key: 'owner',
  title: 'Plan of',
  kind: 'name',
  sort: 'owner',
  render: (row) => (row.personnel_id === null ? row.owner : <NamedFace fullname={row.owner} avatar={row.avatar} office={row.office} />),
};
const kind: ListColumn<PlanRow> = { key: 'kind', title: 'Plan', kind: 'text', phone: true, render: (row) => KIND_NAMES[row.kind] };
const rest: ListColumn<PlanRow>[] = [
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office' },
  {
    key: 'from_year',
    title: 'Years',
    kind: 'word',
    sort: 'from_year',
    phone: true,
    render: (row) => (
      <>
        {formatYears(row)}
        {row.version > 1 && <Aside>{say('version {version}', { version: row.version })}</Aside>}
      </>
    ),
  },
  { key: 'lines', title: 'Done', kind: 'count', render: (row) => `${row.done} of ${row.lines}` },
  { key: 'cost', title: 'Cost (PHP)', kind: 'money', sort: 'cost', render: (row) => formatMoney(row.cost) },
  { key: 'filed_at', title: 'Begun', kind: 'date', sort: 'filed_at', render: (row) => formatDay(row.filed_at) },
  { key: 'state', title: 'State', kind: 'state', sort: 'state', render: (row) => <PlanState plan={row} /> },
];

interface PlanListProps {
  title: string;
  parts?: ReactNode;
  query: Record<string, unknown>;
  /** One's own: opened on the list of plans, without the name of the owner. */
  isOwn?: boolean;
  views?: readonly ReadyView[];
  bulk?: BulkAction<PlanRow>[];
  actions?: ReactNode;
  main?: ReactNode;
  empty: Emptiness;
}

/** Development plans, wherever they are listed. */
export function PlanList({ title, parts, query, isOwn = false, views, bulk, actions, main, empty }: PlanListProps) {
  const isOneKind = typeof query.kind === 'string';
  const columns = isOwn ? [kind, owner, ...rest] : [owner, ...(isOneKind ? [] : [kind]), ...rest];
  return (
    <ListScreen
      title={title}
      parts={parts}
      endpoint={listPlans}
      rows="plans"
      query={query}
      exportAs={exportPlans}
      columns={columns}
      open={(row) => (isOwn ? `/lnd/development-plan/list?plan=${row.id}` : `${REVIEW_SCREENS[row.kind]}?plan=${row.id}`)}
      searchLabel="Search owner or unit"
      filters={[
        ...(isOneKind ? [] : [multiFilter({ name: 'kind', label: 'Plan', main: true, options: choices(KIND_NAMES) })]),
        multiFilter({
          name: 'state',
          label: 'State',
          main: true,
          options: PLAN_STATES.map((value) => ({ value, label: STATE_WORDS[value] })),
        }),
        ...(isOwn ? [] : [officeFilter]),
      ]}
      groups={{ state: 'State', ...(isOwn ? {} : { office: 'Office' }), ...(isOneKind ? {} : { kind: 'Plan' }) }}
      {...(views && { views })}
      bulk={bulk}
      actions={actions}
      main={main}
      empty={empty}
    />
  );
}
