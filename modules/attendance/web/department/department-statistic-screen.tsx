import { Button, Card, Skeleton, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { useLiveRefresh } from '@talaan/kernel/web/realtime.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { readDepartmentStatistic } from '../../contract/days.ts';
import { monthName } from '../days/calendar-grid.ts';
import { MonthSwitcher, useMonth } from '../days/month-switcher.tsx';
import { PrintManyDialog } from '../print/print-many-dialog.tsx';
import { usePrintMany } from '../print/use-print-many.ts';
import { LateChart } from './late-chart.tsx';
import { PersonDrawer } from './person-drawer.tsx';
import { UnitTables } from './unit-tables.tsx';

/** A month of the units that one heads: late, undertime, absences, by unit and by person. */
export function Screen() {
  const [month, setMonth] = useMonth();
  const printing = usePrintMany();
  const answer = useCall(readDepartmentStatistic, { query: { month } });
  useLiveRefresh('private-attendance', 'changed', readDepartmentStatistic.path);
  const nobody = answer.data?.personnel.length === 0;
  return (
    <Page
      title="Department monitoring"
      intro="Your own units only. Open a person to see the month."
      actions={
        <Button leftSection={<IconPrinter size={16} />} onClick={() => printing.open()}>
          Print daily time records
        </Button>
      }
    >
      <MonthSwitcher month={month} onMonth={setMonth} />
      {answer.isError && <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />}
      {!answer.isError && !answer.data && <Skeleton h={400} aria-busy />}
      {nobody && (
        <Card withBorder>
          <NothingHere title={`No one in ${monthName(month)}`} description="The people of the units that you head appear here." />
        </Card>
      )}
      {answer.data && !nobody && (
        <Stack gap="md">
          <LateChart statistic={answer.data} />
          <UnitTables statistic={answer.data} />
        </Stack>
      )}
      <PersonDrawer month={month} onMonth={setMonth} />
      <PrintManyDialog printing={printing} month={month} />
    </Page>
  );
}
