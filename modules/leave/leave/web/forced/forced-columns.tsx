import { Aside } from '@talaan/kernel/web/cut-text.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/list-filters.ts';
import type { ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { SHOWN_FORCED, YEAR_STATES, type ForcedRow, type YearState } from '../../contract/forced-years.ts';
import { forcedFlow } from '../../rules/forced-flow.ts';
import { sayThousandths } from '../applications/say-credits.ts';
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
        {row.fullname}
        <Aside>{row.idno}</Aside>
      </>
    ),
  },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  { key: 'tested', title: 'Tested', kind: 'count', sort: 'tested', render: (row) => sayThousandths(row.tested) },
  { key: 'balance', title: 'Balance', kind: 'count', startsHidden: true, render: (row) => sayThousandths(row.balance) },
  { key: 'plan', title: 'Plan', kind: 'word', phone: (row) => `Plan: ${sayPlan(row)}`, render: sayPlan },
  {
    key: 'used',
    title: 'Taken',
    kind: 'count',
    sort: 'used',
    phone: (row) => `Taken: ${sayOf(row.used)}`,
    render: (row) => sayOf(row.used),
  },
  { key: 'cancelled', title: 'By order', kind: 'count', startsHidden: true, render: (row) => sayOf(row.cancelled) },
  { key: 'left', title: 'Left', kind: 'count', sort: 'left', phone: (row) => `Left: ${sayOf(row.left)}`, render: (row) => sayOf(row.left) },
  { key: 'standing', title: 'Compliance', kind: 'datetime', render: (row) => <ForcedStandingBadge standing={row.standing} /> },
  { key: 'forfeit', title: 'Forfeit', kind: 'count', sort: 'forfeit', phone: (row) => `Forfeit: ${sayForfeit(row)}`, render: sayForfeit },
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

function sayPlan({ plan, planned }: ForcedRow): string {
  if (plan === null) return 'None';
  return plan === 'APPROVED' ? count(planned, 'date', 'dates') : forcedFlow.words[plan];
}

/** `3.000`, or `5.000 → 3.000` where something else stands. */
function sayForfeit({ forfeit, stands, state }: ForcedRow): string {
  return state === 'changed' ? `${sayOf(stands)} → ${sayOf(forfeit)}` : sayOf(forfeit);
}

function sayOf(thousandths: number): string {
  return thousandths === 0 ? '–' : sayThousandths(thousandths);
}
