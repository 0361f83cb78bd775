import { Button, Card, Group, Select, Skeleton, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { listOwnPayslips, readOwnPayslip } from '../../contract/payslips.ts';
import type { DownloadProps } from './download-dialog.tsx';
import { PayslipView } from './payslip-view.tsx';
import { TaxForecastPart } from './tax-forecast-part.tsx';
import { YearChart } from './year-chart.tsx';

const DownloadDialog = openedLater<DownloadProps>(async () => (await import('./download-dialog.tsx')).DownloadDialog);

/** What one is paid, month by month, and why. */
export function Screen() {
  const { search, change } = useAddress();
  const [isDownloading, setDownloading] = useState(false);
  const year = search.get('year');
  const answer = useCall(listOwnPayslips, { query: year === null ? {} : { year: Number(year) } });
  const all = answer.data?.payslips ?? [];
  const wanted = Number(search.get('run') ?? all[0]?.run_id ?? 0);
  const shown = useCall(readOwnPayslip, { params: { id: wanted } }, { enabled: wanted > 0 });
  const payslip = shown.data?.payslip.run_id === wanted ? shown.data.payslip : undefined;
  if (answer.isError)
    return (
      <Page title={say('Payslip')}>
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      </Page>
    );
  if (!answer.data) return <Skeleton h={420} aria-busy />;
  if (all.length === 0 && wanted === 0)
    return (
      <Page title={say('Payslip')} intro={say('What you are paid each month, and why.')}>
        <Card withBorder>
          <NothingHere title={say('No payslips yet')} description={say('Your payslip is here once payroll has released the month.')} />
        </Card>
      </Page>
    );
  return (
    <Page
      title={say('Payslip')}
      intro={say('What you are paid each month, and why. Open a line to see how it was computed.')}
      actions={
        payslip && (
          <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => setDownloading(true)}>
            {say('Download')}
          </Button>
        )
      }
    >
      <Stack gap="md">
        <Group gap="md" align="end">
          <Select
            label={say('Payslip')}
            w={{ base: '100%', xs: 400 }}
            allowDeselect={false}
            data={all.map((one) => ({
              value: String(one.run_id),
              label: `${one.kind === 'REGULAR' ? monthName(one.month) : one.title}: ${formatPesos(one.net)}`,
            }))}
            value={String(wanted)}
            onChange={(run) => change({ run })}
          />
          <Select
            label={say('Year')}
            w={120}
            allowDeselect={false}
            data={answer.data.years.map(String)}
            value={year ?? String(answer.data.years[0])}
            onChange={(next) => change({ year: next, run: null })}
          />
        </Group>
        <YearChart payslips={all} onChoose={(run) => change({ run: String(run) })} />
        {shown.isError ? (
          <Card withBorder>
            <LoadFailed failure={shown.error} onRetry={() => void shown.refetch()} />
          </Card>
        ) : payslip ? (
          <>
            <PayslipView payslip={payslip} isOwn />
            {shown.data?.forecast && <TaxForecastPart year={payslip.month.slice(0, 4)} forecast={shown.data.forecast} />}
          </>
        ) : (
          <Skeleton h={320} aria-busy />
        )}
      </Stack>
      {isDownloading && payslip && <DownloadDialog payslip={payslip} onClose={() => setDownloading(false)} />}
    </Page>
  );
}
