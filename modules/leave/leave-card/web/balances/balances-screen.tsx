import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DayField } from '@talaan/kernel/web/forms/day-field.tsx';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useDayAsked } from '@talaan/leave/web/use-day-asked.ts';
import { usePeriod } from '@talaan/leave/web/use-period.tsx';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { appointmentStatuses } from '@talaan/reference/contract/lists.ts';
import { EARNED, exportBalances, listBalances, SHOWN_BALANCES } from '../../contract/balance-list.ts';
import { balanceImports } from '../../contract/balance-imports.ts';
import { balanceColumns } from './balance-columns.tsx';

const statuses = optionsFrom(appointmentStatuses.list, { query: { all: 1 } }, ({ appointment_status }) =>
  appointment_status.map(({ code, name }) => ({ value: code, label: name })),
);
const asOptions = (words: Readonly<Record<string, string>>) => Object.entries(words).map(([value, label]) => ({ value, label }));

const filters = [
  officeFilter,
  campusFilter,
  selectFilter({ name: 'show', label: 'Shown', any: 'All', options: asOptions(SHOWN_BALANCES) }),
  selectFilter({ name: 'earns', label: 'Earns', options: asOptions(EARNED) }),
  multiFilter({ name: 'status', label: 'Status', options: statuses }),
];

const VIEWS = [
  { name: SHOWN_BALANCES.low, filters: { show: 'low' } },
  { name: SHOWN_BALANCES.forced, filters: { show: 'forced' } },
  { name: SHOWN_BALANCES.unopened, filters: { show: 'unopened' } },
];
const TO_COME = ' This day is to come: what the months until then earn is not in the balances.';
const IMPORTS = [
  { to: '/HR/leaves/import/balances', label: 'Import opening balances' },
  { to: '/HR/leaves/import/cards', label: 'Import old cards' },
];

/** The leave credits of all who serve, as of any day. */
export function Screen() {
  const today = useToday();
  const [on, change] = useDayAsked();
  const period = usePeriod(<DayField label="As of" w={132} day={on} onChange={change} />);
  const imports = (
    <ForCallers of={balanceImports.upload}>
      {IMPORTS.map(({ to, label }) => (
        <Button key={to} component={Link} to={to} variant="default" leftSection={<IconFileImport size={16} />}>
          {label}
        </Button>
      ))}
    </ForCallers>
  );
  return (
    <ListScreen
      title="Leave balance summary"
      intro="The credits of all who serve on the day, as of its end. Held is what undecided applications set aside. Open a person for the leave card."
      endpoint={listBalances}
      rows="people"
      query={{ on }}
      exportAs={exportBalances}
      columns={balanceColumns}
      filters={filters}
      parts={period.parts}
      views={period.views(VIEWS)}
      searchLabel="Search name or number"
      open={({ id, idno }) => `/edats/leave/${id}/VL/${encodeURIComponent(idno)}/leaveRecord`}
      groups={{ office: 'Office', status: 'Status', earns: 'What they earn' }}
      actions={imports}
      above={(answer) =>
        period.line(
          answer &&
            `In all VL ${formatTotal(answer.sums.vl)}, SL ${formatTotal(answer.sums.sl)}, held ${formatTotal(answer.sums.held)}.${on > today ? TO_COME : ''}`,
        )
      }
      empty={{ title: 'No one serves on this day', description: 'The credits of those who serve appear here.', action: imports }}
    />
  );
}

/** `3,123.375` */
function formatTotal(thousandths: number): string {
  return (thousandths / 1000).toLocaleString('en', { minimumFractionDigits: 3 });
}
