import { Card, Group, Select, Skeleton, Stack } from '@mantine/core';
import { useNavigate } from 'react-router';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { monthInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { MonthField } from '@talaan/kernel/web/forms/month-field.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { readChoices } from '@talaan/property/contract/desk.ts';
import { issueRspi, listRspi, previewRspi } from '../../contract/rspi.ts';
import { ReportLines } from './report-lines.tsx';

const LIST = '/property/books/rspi';

/** The report of a month and fund cluster, looked at before it is issued; the address says which. */
export function Screen() {
  const navigate = useNavigate();
  const { search, change } = useAddress();
  const present = today().toPlainYearMonth();
  const month = monthInAddress(search, 'month') ?? present.subtract({ months: 1 }).toString();
  const funds = useCall(readChoices, {}).data?.funds ?? [];
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  const fund = search.get('fund') ?? funds[0]?.code ?? '';
  const campus = search.get('campus');
  const wanted = { month, fund_code: fund };
  const campusId = campus === null ? null : Number(campus);
  const answer = useCall(
    previewRspi,
    { query: { ...wanted, ...(campusId !== null && { campus_id: campusId }) } },
    { enabled: fund !== '' },
  );
  const issuing = useSend(issueRspi, {
    alsoRefresh: [listRspi],
    onDone: ({ id, message }) => {
      showSuccess(message);
      void navigate(`${LIST}/${id}`);
    },
  });
  return (
    <Page title="New report of issues" intro="Slips of the month that no report has, and late ones of months that were reported.">
      <Stack gap="md" maw={960}>
        <Group gap="md" align="end">
          <MonthField w={170} month={month} last={present.toString()} onChange={(next) => change({ month: next })} />
          <Select
            label="Fund cluster"
            w={280}
            allowDeselect={false}
            data={funds.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
            value={fund || null}
            onChange={(next) => change({ fund: next })}
          />
          <Select
            label="Campus"
            w={220}
            placeholder="All campuses"
            clearable
            data={campuses.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={campus}
            onChange={(next) => change({ campus: next })}
          />
        </Group>
        {answer.isError ? (
          <Card withBorder>
            <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
          </Card>
        ) : !answer.data ? (
          <Skeleton h={240} aria-busy />
        ) : answer.data.items === 0 ? (
          <Card withBorder>
            <NothingHere title={`Nothing to report for ${monthName(month)}`} description="Choose another month or fund cluster." />
          </Card>
        ) : (
          <ReportLines {...answer.data} />
        )}
        <FormFoot
          action="Issue the report"
          pending={issuing.isPending}
          disabled={!answer.data || answer.data.items === 0}
          onAction={() => issuing.mutate({ body: { ...wanted, campus_id: campusId } })}
          onCancel={() => void navigate(LIST)}
        />
      </Stack>
    </Page>
  );
}
