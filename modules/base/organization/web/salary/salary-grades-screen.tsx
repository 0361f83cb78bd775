import { Alert, Button, Card, Group, Menu, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { dayInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { reportFailure } from '@talaan/kernel/web/toasts.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { exportSalaryTable, readSalaryGrades, type SalaryTable, salaryImports } from '../../contract/salary.ts';
import { SalaryGrid } from './salary-grid.tsx';
import { SalaryTables } from './salary-tables.tsx';

export function Screen() {
  const { search, change } = useAddress();
  const today = useToday();
  const date = dayInAddress(search, 'date') ?? today;
  const rate = search.get('rate') === 'daily' ? 'daily' : 'monthly';
  const answer = useCall(readSalaryGrades, { query: { date } });
  const table = answer.data?.salary_table;
  return (
    <Page
      title="Salary grades"
      intro={table ? formatTable(table) : 'Monthly salaries by grade and step, as the law sets them tranche by tranche.'}
      actions={table && <DownloadMenu table={table} />}
      main={
        <ForCallers of={salaryImports.upload}>
          <Button component={Link} to="/personnel_setting/salary_grades/new" leftSection={<IconUpload size={16} />}>
            New tranche
          </Button>
        </ForCallers>
      }
    >
      <Group align="flex-end" gap="md">
        <DateField label="As of" value={date} onChange={(chosen) => chosen && change({ date: chosen })} w={180} />
        <SegmentedControl
          aria-label="Which rate"
          data={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'daily', label: 'Daily (÷ 22)' },
          ]}
          value={rate}
          onChange={(chosen) => change({ rate: chosen })}
        />
      </Group>
      <SalaryTables date={date} onChosen={(chosen) => change({ date: chosen })} />
      {answer.isError && !answer.data ? (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : !answer.data ? (
        <Skeleton h={640} />
      ) : table ? (
        <SalaryGrid grades={answer.data.salary_grades} rate={rate} />
      ) : (
        <Alert title={`No salary table is in force on ${longDate(date)}`}>Choose another date, or upload the table of that time.</Alert>
      )}
      <Text size="sm" c="dimmed">
        In pesos. Casuals are paid by the day: the monthly rate divided by 22 (NBC 601, item 5). A posted table is never changed; the next
        one supersedes it.
      </Text>
    </Page>
  );
}

function formatTable({ tranche, law, from, until }: SalaryTable): string {
  return `${tranche}, ${law}: ${longDate(from)} to ${until ? longDate(until) : 'now on'}.`;
}

function DownloadMenu({ table }: { table: SalaryTable }) {
  const save = (format: 'xlsx' | 'csv') => {
    call(exportSalaryTable, { params: { id: table.id }, query: { format } }).catch(reportFailure);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} />}>
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => save('xlsx')}>Excel (.xlsx)</Menu.Item>
        <Menu.Item onClick={() => save('csv')}>CSV</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
