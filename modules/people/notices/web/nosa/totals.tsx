import { Fragment } from 'react';
import { Skeleton, Text } from '@mantine/core';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { NosaTotals } from '../../contract/nosa.ts';

const number = new Intl.NumberFormat('en-PH');

/** How many, and what it comes to in a month. */
export function Totals({ totals, group }: { totals: NosaTotals | undefined; group: 'monthly' | 'daily' | 'exception' }) {
  if (!totals) return <Skeleton h={28} maw={320} />;
  const sum = group === 'exception' ? null : totals[group];
  const figures: [string, string][] = sum
    ? [
        ['Concerned', number.format(totals.monthly.people)],
        ['Present, a month', formatMoney(sum.before)],
        ['adjusted', formatMoney(sum.after)],
        ['difference', formatMoney(sum.after - sum.before)],
      ]
    : [['Exceptions', number.format(Object.values(totals.exceptions).reduce((all, count) => all + count, 0))]];
  return (
    <Text size="sm" truncate component="section" aria-label="Totals">
      {figures.map(([title, value], at) => (
        <Fragment key={title}>
          {at > 0 && ' · '}
          {title} <strong>{value}</strong>
        </Fragment>
      ))}
    </Text>
  );
}
