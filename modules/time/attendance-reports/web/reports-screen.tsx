import { Anchor, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { REPORT_CALLS } from '../contract/reports.ts';
import type { Period } from '../rules/periods.ts';
import { REPORT_NAMES, REPORTS, seriesOf, type ReportName } from '../rules/reports.ts';
import { PeriodPicker } from './period-picker.tsx';
import { TotalsLine } from './totals-line.tsx';
import { usePeriod } from './use-period.ts';

const ReportChart = shownLater(async () => (await import('./report-chart.tsx')).ReportChart);
const CHART_HEIGHT = 150;

/** What other screens report (section 11 of the attendance page). */
const FURTHER = [
  { to: '/edats/daily-attendance', title: 'Daily attendance', note: 'who is in, late, absent or away on a day' },
  { to: '/department/statistic', title: 'Department monitoring', note: 'a month of the units that you head, person by person' },
  {
    to: '/edats/reports/attendance-summary?show=perfect',
    title: 'Perfect attendance',
    note: 'no tardiness, undertime or absence in the period',
  },
  {
    to: '/edats/dtr-submission?tab=habits',
    title: 'Habitual tardiness, undertime and absence',
    note: 'from locked months, with the evidence',
  },
  { to: '/edats/devices/user', title: 'PINs without a person', note: 'punches that count for no one' },
  { to: '/edats/devices', title: 'Devices', note: 'silent ones, drift of their clocks, gaps' },
];

/** The six reports with their totals and their course, and what other screens report. */
export function Screen() {
  const [period, setPeriod] = usePeriod('Last three months');
  const mayFollow = useMayFollow();
  const further = FURTHER.filter(({ to }) => mayFollow(to));
  return (
    <Page title="Attendance and leave reports" actions={<PeriodPicker period={period} onPeriod={setPeriod} />}>
      <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }} spacing="md">
        {REPORT_NAMES.map((name) => (
          <ReportCard key={name} name={name} period={period} />
        ))}
      </SimpleGrid>
      {further.length > 0 && (
        <Stack gap="xs" component="section" aria-labelledby="further-reports">
          <Title order={2} id="further-reports">
            On other screens
          </Title>
          {further.map(({ to, title, note }) => (
            <Text key={to} size="sm">
              <Anchor component={Link} to={to} inherit underline="always">
                {title}
              </Anchor>
              : {note}
            </Text>
          ))}
        </Stack>
      )}
    </Page>
  );
}

/** A report in short; its title leads to the whole. */
function ReportCard({ name, period }: { name: ReportName; period: Period }) {
  const report = REPORTS[name];
  const answer = useCall(REPORT_CALLS[name].list, { query: { ...period, by: 'time', per_page: 100 } });
  return (
    <Paper withBorder p="md" component="section" aria-label={report.title}>
      <Stack gap="sm">
        <Title order={2}>
          <Anchor component={Link} to={`/edats/reports/${name}?${new URLSearchParams({ ...period })}`} inherit>
            {report.title}
          </Anchor>
        </Title>
        {answer.isError && !answer.data ? (
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        ) : (
          <>
            <div className="report-card-totals">
              <TotalsLine isLegend figures={seriesOf(report)} totals={answer.data?.totals} />
            </div>
            {answer.data ? (
              <ReportChart meanwhile={<Skeleton h={CHART_HEIGHT} />} report={report} rows={answer.data.rows} height={CHART_HEIGHT} />
            ) : (
              <Skeleton h={CHART_HEIGHT} aria-busy />
            )}
          </>
        )}
      </Stack>
    </Paper>
  );
}
