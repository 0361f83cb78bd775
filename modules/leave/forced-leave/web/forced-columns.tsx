import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import type { ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { formatThousandths } from '@talaan/leave/web/applications/format-credits.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { SHOWN_FORCED, YEAR_STATES, type ForcedRow, type YearState } from '../contract/forced-years.ts';
import { forcedFlow } from '../rules/forced-flow.ts';
import { ForcedStandingBadge } from './forced-facts.tsx';

const TONES: Record<YearState, Tone> = { none: 'neutral', open: 'waiting', changed: 'warning', waiting: 'neutral', same: 'good' };

/** What of the five days is planned and taken, what the end of the year takes, and what stands. */
export const forcedColumns: ListColumn<ForcedRow>[] = [
  {
    key: 'fullname',
    title: 'Name',
    kind: 'name',
    sort: 'fullname',
    render: (row) => (
      <>
        <NamedFace {...row} />
        <Aside>{row.idno}</Aside>
      </>
    ),
  },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  { key: 'tested', title: 'Tested', kind: 'count', sort: 'tested', render: (row) => formatThousandths(row.tested) },
  { key: 'balance', title: 'Balance', kind: 'count', startsHidden: true, render: (row) => formatThousandths(row.balance) },
  { key: 'plan', title: 'Plan', kind: 'word', phone: (row) => `Plan: ${formatPlan(row)}`, render: formatPlan },
  {
    key: 'used',
    title: 'Taken',
    kind: 'count',
    sort: 'used',
    phone: (row) => `Taken: ${formatAmountOf(row.used)}`,
    render: (row) => formatAmountOf(row.used),
  },
  { key: 'cancelled', title: 'By order', kind: 'count', startsHidden: true, render: (row) => formatAmountOf(row.cancelled) },
  {
    key: 'left',
    title: 'Left',
    kind: 'count',
    sort: 'left',
    phone: (row) => `Left: ${formatAmountOf(row.left)}`,
    render: (row) => formatAmountOf(row.left),
  },
  { key: 'standing', title: 'Compliance', kind: 'datetime', render: (row) => <ForcedStandingBadge standing={row.standing} /> },
  {
    key: 'forfeit',
    title: 'Forfeit',
    kind: 'count',
    sort: 'forfeit',
    phone: (row) => `Forfeit: ${formatForfeit(row)}`,
    render: formatForfeit,
  },
  {
    key: 'state',
    title: 'Year end',
    kind: 'datetime',
    render: (row) => <StatusBadge tone={TONES[row.state]}>{YEAR_STATES[row.state]}</StatusBadge>,
  },
];

export const shownForced = selectFilter({
  name: 'show',
  label: 'Shown',
  any: 'All',
  options: Object.entries(SHOWN_FORCED).map(([value, label]) => ({ value, label })),
});

function formatPlan({ plan, planned }: ForcedRow): string {
  if (plan === null) return 'None';
  return plan === 'APPROVED' ? count(planned, 'date', 'dates') : forcedFlow.words[plan];
}

/** `3.000`, or `5.000 → 3.000` where something else stands. */
function formatForfeit({ forfeit, stands, state }: ForcedRow): string {
  return state === 'changed' ? `${formatAmountOf(stands)} → ${formatAmountOf(forfeit)}` : formatAmountOf(forfeit);
}

function formatAmountOf(thousandths: number): string {
  return thousandths === 0 ? '–' : formatThousandths(thousandths);
}
