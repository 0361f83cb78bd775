import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import type { ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { formatThousandths } from '@talaan/leave/web/applications/format-credits.ts';
import { formatHours } from '@talaan/overtime/rules/format-hours.ts';
import { EARNED, type BalanceRow } from '../../contract/balance-list.ts';

type Figure = 'vl' | 'sl' | 'spl' | 'wl' | 'solo' | 'coc' | 'cdo' | 'sc';

/** Their names as the summary of a type says them. */
const LABELS: Record<Figure, string> = {
  vl: 'Vacation leave',
  sl: 'Sick leave',
  spl: 'Special privilege leave',
  wl: 'Wellness leave',
  solo: 'Solo parent leave',
  coc: 'Compensatory overtime credit',
  cdo: 'Compensatory day off',
  sc: 'Service credits',
};

/** The credits that earn by the month first; what fewer people have is shown when it is chosen. */
export const balanceColumns: ListColumn<BalanceRow>[] = [
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
  { key: 'status', title: 'Status', kind: 'word', startsHidden: true },
  { key: 'earns', title: 'Earns', kind: 'datetime', startsHidden: true, render: (row) => EARNED[row.earns] },
  figure('vl', { phone: (row) => `VL ${formatAmountOf('vl', row)}` }),
  figure('sl', { phone: (row) => `SL ${formatAmountOf('sl', row)}` }),
  {
    key: 'held',
    title: 'Held',
    kind: 'count',
    sort: 'held',
    render: ({ held }) => (held === 0 ? '–' : formatThousandths(held)),
  },
  figure('spl'),
  figure('wl'),
  figure('solo', { startsHidden: true }),
  figure('coc', { kind: 'money', startsHidden: true }),
  figure('cdo', { startsHidden: true }),
  figure('sc'),
  { key: 'others', title: 'Other rights', kind: 'word', startsHidden: true, render: ({ others }) => others ?? '–' },
];

/** A balance that leads to the entries of it. */
function figure(name: Figure, more: Partial<ListColumn<BalanceRow>> = {}): ListColumn<BalanceRow> {
  const book = name.toUpperCase();
  return {
    key: name,
    title: book,
    kind: 'count',
    sort: name,
    render: (row) =>
      row[name] === null ? (
        '–'
      ) : (
        <Anchor component={Link} to={`/account/leaves/${row.id}/${book}/${encodeURIComponent(LABELS[name])}/summary`} size="sm" c="inherit">
          {formatAmountOf(name, row)}
        </Anchor>
      ),
    ...more,
  };
}

function formatAmountOf(name: Figure, row: BalanceRow): string {
  const amount = row[name];
  if (amount === null) return '–';
  return name === 'coc' ? formatHours(amount) : formatThousandths(amount);
}
