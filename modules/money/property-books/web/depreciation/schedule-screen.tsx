import { Anchor, Card, Group, Select, Skeleton, Stack, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { monthInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { MonthField } from '@talaan/kernel/web/forms/month-field.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { readChoices } from '@talaan/property/contract/desk.ts';
import { printSchedule, readSchedule, type ScheduleRow, type ScheduleSums } from '../../contract/depreciation.ts';
import { PrintButtons } from '../print-buttons.tsx';

const HEADINGS = ['Items', 'Cost', 'Before', 'Of the month', 'Left the books', 'At its end', 'Carrying amount'];

const AMOUNTS = ['cost', 'before', 'of_month', 'off', 'at_end', 'carrying'] as const;

/** What the property of a month depreciated by, by fund cluster and account; the month is in the address, the last whole one by default. */
export function Screen() {
  const { search, change } = useAddress();
  const present = today().toPlainYearMonth();
  const month = monthInAddress(search, 'month') ?? present.subtract({ months: 1 }).toString();
  const fund = search.get('fund');
  const query = { month, ...(fund && { fund }) };
  const answer = useCall(readSchedule, { query });
  const funds = useCall(readChoices, {}).data?.funds ?? [];
  const saving = useSend(printSchedule);
  const name = `Depreciation of ${monthName(month)}`;
  return (
    <Page
      title="Depreciation"
      intro="Straight line, in pesos: what had accumulated before the month, its own, and what is left of the cost."
      actions={
        <PrintButtons
          name={name}
          of={['depreciation', month, fund]}
          fetchPdf={() => fetchFile(printSchedule, { query })}
          onWorkbook={() => saving.mutate({ query: { ...query, format: 'xlsx' } })}
          isSaving={saving.isPending}
        />
      }
    >
      <Stack gap="md">
        <Group gap="md">
          <MonthField w={170} month={month} last={present.toString()} onChange={(next) => change({ month: next })} />
          <Select
            aria-label="Fund cluster"
            w={280}
            placeholder="All fund clusters"
            clearable
            data={funds.map(({ code, name: called }) => ({ value: code, label: `${code} ${called}` }))}
            value={fund}
            onChange={(next) => change({ fund: next })}
          />
        </Group>
        <Card withBorder p={0}>
          {answer.isError ? (
            <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
          ) : !answer.data ? (
            <Skeleton h={320} aria-busy />
          ) : answer.data.rows.length === 0 ? (
            <NothingHere title={`Nothing depreciates in ${monthName(month)}`} description="Choose another month or fund cluster." />
          ) : (
            <Schedule rows={answer.data.rows} total={answer.data.total} month={month} />
          )}
        </Card>
      </Stack>
    </Page>
  );
}

function Schedule({ rows, total, month }: { rows: readonly ScheduleRow[]; total: ScheduleSums; month: string }) {
  return (
    <Table.ScrollContainer minWidth={980} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Fund</Table.Th>
            <Table.Th>Account</Table.Th>
            {HEADINGS.map((heading) => (
              <Table.Th key={heading} ta="end">
                {heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={`${row.fund_code} ${row.account_id}`}>
              <Table.Td>{row.fund_code}</Table.Td>
              <Table.Td>
                <Anchor
                  component={Link}
                  size="sm"
                  to={`/property/books/depreciation/items?month=${month}&fund=${row.fund_code}&account=${row.account_id}`}
                >
                  {row.account}
                </Anchor>
                <Text size="xs" c="dimmed">
                  {row.account_name}
                </Text>
              </Table.Td>
              <Figures sums={row} />
            </Table.Tr>
          ))}
          <Table.Tr fw={600}>
            <Table.Td />
            <Table.Td>Total</Table.Td>
            <Figures sums={total} />
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Figures({ sums }: { sums: ScheduleSums }) {
  return (
    <>
      <Table.Td ta="end">{sums.items.toLocaleString('en-PH')}</Table.Td>
      {AMOUNTS.map((name) => (
        <Table.Td key={name} ta="end">
          {formatMoney(sums[name])}
        </Table.Td>
      ))}
    </>
  );
}
