import { Button, Card, Group, SegmentedControl, Skeleton } from '@mantine/core';
import { IconFlag, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { readDepartmentStatistic } from '../../contract/days.ts';
import { MonthSwitcher, useMonth } from '../days/month-switcher.tsx';
import { PrintManyDialog } from '../print/print-many-dialog.tsx';
import { usePrintMany } from '../print/use-print-many.ts';
import { PeopleList } from './people-list.tsx';
import { PersonDrawer } from './person-drawer.tsx';
import { SHOWN, type Shown } from './rank-people.ts';
import { useMonitoring } from './use-monitoring.ts';

/** A month of the units that one heads: late, undertime, absences, by unit and by person, in one list. */
export function Screen() {
  const [month, setMonth] = useMonth();
  const list = useMonitoring();
  const printing = usePrintMany();
  const answer = useCall(readDepartmentStatistic, { query: { month } });
  useLiveRefresh('private-attendance', 'changed', readDepartmentStatistic.path);
  const statistic = answer.data;
  const units = statistic?.units.map(({ id }) => id) ?? [];
  const isPhone = useIsPhone();
  const areClosed = units.length > 0 && units.every((id) => list.isClosed(id));
  return (
    <Page
      title="Department monitoring"
      actions={
        !isPhone && (
          <Button component={Link} to={`/edats/flag-ceremony?month=${month}`} variant="default" leftSection={<IconFlag size={16} />}>
            Flag ceremony
          </Button>
        )
      }
      main={
        <Button leftSection={<IconPrinter size={16} />} onClick={() => printing.open()}>
          Print DTRs
        </Button>
      }
    >
      <Group gap="xs" className="is-dense">
        <MonthSwitcher month={month} onMonth={setMonth} />
        <SegmentedControl
          aria-label="People shown"
          data={(Object.keys(SHOWN) as Shown[]).map((value) => ({ value, label: SHOWN[value] }))}
          value={list.shown}
          onChange={list.show}
          className="monitoring-shown"
        />
        {units.length > 1 && !isPhone && (
          <Button variant="subtle" px="xs" onClick={() => list.close(areClosed ? [] : units)}>
            {areClosed ? 'Expand all' : 'Collapse all'}
          </Button>
        )}
      </Group>
      {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.isError && !statistic && <Skeleton h={400} aria-busy />}
      {statistic?.personnel.length === 0 && (
        <Card withBorder>
          <NothingHere title={`No one in ${monthName(month)}`} description="The people of the units that you head appear here." />
        </Card>
      )}
      {statistic && statistic.personnel.length > 0 && <PeopleList statistic={statistic} list={list} />}
      <PersonDrawer month={month} onMonth={setMonth} />
      <PrintManyDialog printing={printing} month={month} />
    </Page>
  );
}
