import { Alert, Checkbox, Group, ScrollArea, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { Answer } from '@talaan/kernel/web/call.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { previewSalaryTable } from '../../contract/salary.ts';
import { sayMoney } from '@talaan/kernel/contract/money.ts';
import { sayRise } from './say-rise.ts';

type Preview = Answer<typeof previewSalaryTable>;

/** What an uploaded table changes, cell by cell, and what is odd about it. */
export function SalaryDifferences({ upload, from }: { upload: number; from: string }) {
  const answer = useCall(previewSalaryTable, { params: { id: upload }, query: { from } });
  if (answer.isError && !answer.data) return <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />;
  return answer.data ? <Differences preview={answer.data} from={from} /> : <Skeleton h={400} />;
}

function Differences({ preview, from }: { preview: Preview; from: string }) {
  const [oddOnly, setOddOnly] = useState(false);
  const rows = preview.differences.filter((one) => (oddOnly ? one.oddities.length > 0 : true));
  return (
    <Stack gap="sm" component="section" aria-label="What changes">
      <Title order={2}>What {preview.file_name} changes</Title>
      <Text size="sm">
        {preview.changed} of {preview.differences.length} salaries change.{' '}
        {preview.supersedes
          ? `It supersedes ${preview.supersedes.tranche} (${preview.supersedes.law}) from ${longDate(from)}.`
          : `No table is in force on ${longDate(from)}; this one would be the first.`}
      </Text>
      {preview.odd > 0 && (
        <Alert color="yellow" title={`${preview.odd} ${preview.odd === 1 ? 'salary looks' : 'salaries look'} wrong`}>
          Compare them with the circular before you post: a posted table is never changed.
        </Alert>
      )}
      <Checkbox label="Only what looks wrong" checked={oddOnly} onChange={(event) => setOddOnly(event.currentTarget.checked)} />
      <ScrollArea.Autosize mah={560} type="auto" viewportProps={{ tabIndex: 0, 'aria-label': 'Salaries before and after', role: 'region' }}>
        <Table withTableBorder stickyHeader miw={560} className="list-table">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Grade and step</Table.Th>
              <Table.Th scope="col" ta="right">
                Now
              </Table.Th>
              <Table.Th scope="col" ta="right">
                New
              </Table.Th>
              <Table.Th scope="col" ta="right">
                Change
              </Table.Th>
              <Table.Th scope="col">Look at</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((one) => (
              <Table.Tr key={`${one.salary_grade}-${one.step}`}>
                <Table.Th scope="row">
                  SG {one.salary_grade}-{one.step}
                </Table.Th>
                <Table.Td ta="right">{sayMoney(one.before)}</Table.Td>
                <Table.Td ta="right">{sayMoney(one.after)}</Table.Td>
                <Table.Td ta="right">{sayRise(one.rise)}</Table.Td>
                <Table.Td>
                  <Group gap={4}>
                    {one.oddities.map((oddity) => (
                      <StatusBadge key={oddity} tone="warning">
                        {oddity}
                      </StatusBadge>
                    ))}
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </Stack>
  );
}
