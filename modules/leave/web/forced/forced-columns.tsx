import { Aside } from '@talaan/kernel/web/cut-text.tsx';
import { selectFilter } from '@talaan/kernel/web/list-filters.ts';
import type { ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { SHOWN_FORCED, YEAR_STATES, type ForcedRow, type YearState } from '../../contract/forced-years.ts';
import { forcedFlow } from '../../rules/forced-flow.ts';
import { sayThousandths } from '../applications/say-credits.ts';
import { ForcedStandingBadge } from './forced-facts.tsx';

const TONES: Record<YearState, Tone> = { none: 'neutral', open: 'waiting', changed: 'warning', waiting: 'neutral', same: 'good' };

const name: ListColumn<ForcedRow> = {
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
};
const office: ListColumn<ForcedRow> = { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true };
const tested: ListColumn<ForcedRow> = {
  key: 'tested',
  title: 'Tested',
  kind: 'count',
  sort: 'tested',
  render: (row) => sayThousandths(row.tested),
};
const used: ListColumn<ForcedRow> = {
  key: 'used',
  title: 'Taken',
  kind: 'count',
  sort: 'used',
  phone: true,
  render: (row) => sayOf(row.used),
};
const cancelled: ListColumn<ForcedRow> = { key: 'cancelled', title: 'By order', kind: 'count', render: (row) => sayOf(row.cancelled) };

/** What of the five days is planned and taken. */
export const complianceColumns: ListColumn<ForcedRow>[] = [
  name,
  office,
  tested,
  {
    key: 'plan',
    title: 'Plan',
    kind: 'word',
    phone: true,
    render: (row) => (row.plan === null ? 'None' : row.plan === 'APPROVED' ? `${row.planned} dates` : forcedFlow.words[row.plan]),
  },
  used,
  cancelled,
  { key: 'left', title: 'Left', kind: 'count', sort: 'left', phone: true, render: (row) => sayOf(row.left) },
  { key: 'standing', title: 'Standing', kind: 'state', render: (row) => <ForcedStandingBadge standing={row.standing} /> },
];

/** What the end of the year takes, and what stands. */
export const yearEndColumns: ListColumn<ForcedRow>[] = [
  name,
  office,
  tested,
  { key: 'balance', title: 'VL balance', kind: 'count', render: (row) => sayThousandths(row.balance) },
  used,
  cancelled,
  { key: 'forfeit', title: 'Forfeit', kind: 'count', sort: 'forfeit', phone: true, render: sayForfeit },
  {
    key: 'state',
    title: 'Year end',
    kind: 'state',
    render: (row) => <StatusBadge tone={TONES[row.state]}>{YEAR_STATES[row.state]}</StatusBadge>,
  },
];

export const shownForced = selectFilter({
  name: 'show',
  label: 'Shown',
  any: 'All',
  options: Object.entries(SHOWN_FORCED).map(([value, label]) => ({ value, label })),
});

/** `3.000`, or `5.000 → 3.000` where something else stands. */
function sayForfeit({ forfeit, stands, state }: ForcedRow): string {
  return state === 'changed' ? `${sayOf(stands)} → ${sayOf(forfeit)}` : sayOf(forfeit);
}

function sayOf(thousandths: number): string {
  return thousandths === 0 ? '–' : sayThousandths(thousandths);
}
