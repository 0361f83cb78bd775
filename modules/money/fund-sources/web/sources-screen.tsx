import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { ListScreen, type ListColumn, type ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { addSource, exportSources, listSources, readFundForm, type SourceRow } from '../contract/sources.ts';
import { PAID_AS } from '../rules/accounts.ts';
import { FUND_STATES } from '../rules/how-full.ts';
import { formatPermille } from '../rules/judge-hire.ts';
import { FundBadge } from './fund-badge.tsx';

const columns: ListColumn<SourceRow>[] = [
  { key: 'name', title: 'Name', kind: 'name', sort: 'name' },
  { key: 'year', title: 'Year', kind: 'sg', sort: 'year', phone: true },
  { key: 'fund_code', title: 'Fund', kind: 'sg', sort: 'fund_code' },
  { key: 'program', title: 'Program or project', kind: 'text' },
  { key: 'account_code', title: 'Account', kind: 'number', startsHidden: true },
  { key: 'paid_as', title: 'Pays', kind: 'word', startsHidden: true, render: (row) => PAID_AS[row.paid_as] },
  { key: 'allotment', title: 'Allotment', kind: 'money', sort: 'allotment', render: (row) => formatMoney(row.allotment) },
  { key: 'obligated', title: 'Obligated', kind: 'money', sort: 'obligated', render: (row) => formatMoney(row.obligated) },
  { key: 'paid', title: 'Paid', kind: 'money', startsHidden: true, render: (row) => formatMoney(row.paid) },
  {
    key: 'balance',
    title: 'Balance',
    kind: 'money',
    sort: 'balance',
    phone: (row) => `${formatMoney(row.balance)} left`,
    render: (row) => formatMoney(row.balance),
  },
  { key: 'used', title: 'Used', kind: 'count', sort: 'used', phone: true, render: (row) => formatPermille(row.used) },
  { key: 'people', title: 'People', kind: 'count', render: (row) => (row.heads > 0 ? `${row.people} of ${row.heads}` : row.people) },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <FundBadge state={row.state} /> },
];

const fundOptions = optionsFrom(readFundForm, {}, ({ funds }) =>
  funds.map(({ code, name }) => ({ value: code, label: `${code} ${name}`, short: code })),
);

export const readAhead = listAhead(listSources);

/** From which money casuals and job orders are paid, and how much of it is left. */
export function Screen() {
  const year = today().year;
  const isPhone = useIsPhone();
  const views: ReadyView[] = [
    { name: `Year ${year}`, filters: { year: String(year) } },
    { name: 'At 90 % or more', filters: { year: String(year), state: ['NEARLY_FULL', 'FULL', 'OVER'] } },
  ];
  return (
    <ListScreen
      title="Casual fund source"
      intro="From which money casuals and job orders are paid. A hire obligates what it costs to December; above the allotment none is taken."
      endpoint={listSources}
      rows="sources"
      exportAs={exportSources}
      searchLabel="Search name, program or account"
      columns={columns}
      views={views}
      groups={{ year: 'Year', fund: 'Fund cluster' }}
      open={(row) => `/payroll/casual_fund_source/${row.id}`}
      // A phone has room for the rows alone.
      above={(answer) => !isPhone && answer && answer.total > 0 && <Sums sums={answer.sums} />}
      actions={
        <Button component={Link} to="/payroll/casual_fund_source/unfunded" variant="default">
          Without a fund
        </Button>
      }
      main={
        <ForCallers of={addSource}>
          <Button component={Link} to="/payroll/casual_fund_source/new" leftSection={<IconPlus size={16} />}>
            New fund source
          </Button>
        </ForCallers>
      }
      filters={[
        selectFilter({
          name: 'year',
          label: 'Year',
          main: true,
          options: [year + 1, year, year - 1, year - 2].map((one) => ({ value: String(one), label: String(one) })),
        }),
        selectFilter({ name: 'fund', label: 'Fund cluster', main: true, options: fundOptions }),
        multiFilter({ name: 'state', label: 'State', options: choices(FUND_STATES) }),
        selectFilter({ name: 'paid_as', label: 'Pays', options: choices(PAID_AS) }),
      ]}
      empty={{
        title: 'No fund sources yet',
        description: 'Set up the allotments of the year: from then on each casual and job order names the fund that pays.',
      }}
    />
  );
}

function Sums({ sums }: { sums: { allotment: number; obligated: number; balance: number } }) {
  return (
    <Group gap="md" wrap="nowrap" h={28}>
      <Text size="sm" c="dimmed" truncate>
        {formatPesos(sums.allotment)} allotted · {formatPesos(sums.obligated)} obligated · {formatPesos(sums.balance)} left
      </Text>
    </Group>
  );
}
