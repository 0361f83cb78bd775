import { Alert, Anchor, Button, Card, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { IconList, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { CAUSES, FINDINGS, RUN_KINDS } from '../../contract/fields.ts';
import { listPayslips, readRun, settleFindings, type Run } from '../../contract/runs.ts';
import type { SettleAllProps } from '../payslips/act-dialogs.tsx';

const SettleAllDialog = openedLater<SettleAllProps>(async () => (await import('../payslips/act-dialogs.tsx')).SettleAllDialog);

/** A run beside its request: what each seat looks at before it decides. */
export function Part({ recordId }: RequestPartProps) {
  const run = useCall(readRun, { params: { id: recordId } }).data?.run;
  if (run?.id !== recordId) return <Skeleton h={320} aria-busy />;
  const payslips = `/payroll/runs/${run.id}/payslips`;
  return (
    <Stack gap="md">
      {run.sent_back && (
        <Alert color="yellow" title={say('Sent back by {by}, {at}', { by: run.sent_back.by, at: formatInstant(run.sent_back.at) })}>
          {run.sent_back.reason}
        </Alert>
      )}
      {run.changed > 0 && (
        <Alert color="yellow" title={`${count(run.changed, 'record')} changed since it was computed`}>
          {say('The changes are not in this run. Compute it again, or leave them to the next one.')}
        </Alert>
      )}
      <Totals run={run} />
      {run.findings.length > 0 && <Findings run={run} list={payslips} />}
      {run.causes.length > 0 && <Differences run={run} list={payslips} />}
      {run.people + run.held > 0 && (
        <Group>
          <Button component={Link} to={payslips} variant="default" leftSection={<IconList size={16} />}>
            {count(run.people + run.held, 'payslip')}
          </Button>
          {(run.state === 'APPROVED' || run.state === 'RELEASED') && (
            <ForCallers of={listPayslips}>
              <Button component={Link} to={`/payroll/runs/${run.id}/papers`} variant="default" leftSection={<IconPrinter size={16} />}>
                {say('Papers')}
              </Button>
            </ForCallers>
          )}
        </Group>
      )}
    </Stack>
  );
}

function Totals({ run }: { run: Run }) {
  return (
    <Card withBorder padding="md">
      <Facts
        facts={[
          ['Kind', `${RUN_KINDS[run.kind]}, ${monthName(run.month)}`],
          ['Scope', [run.campus ?? 'All campuses', run.fund_code && `fund cluster ${run.fund_code}`].filter(Boolean).join(', ')],
          ['People', formatPeople(run)],
          ['Gross', formatPesos(run.gross)],
          ['Deductions', formatPesos(run.deductions)],
          ['Net', formatPesos(run.net)],
          ['Government shares', formatPesos(run.government)],
          ['Month before', run.before && `${count(run.before.people, 'person', 'people')}, net ${formatPesos(run.before.net)}`],
          ['Computed', run.computed_at && [formatInstant(run.computed_at), run.computed_by].filter(Boolean).join(', ')],
          ['Opened by', run.made_by],
        ]}
      />
    </Card>
  );
}

/** Whom it pays, and the others for whom it was computed, so that its progress and its people add up. */
function formatPeople({ people, held, looked_at: looked }: Run): string {
  const nothing = (looked ?? 0) - people - held;
  const paid = held > 0 ? `${people}, and ${held} held` : String(people);
  return nothing > 0 ? `${paid}; of ${looked} checked, ${nothing} have nothing due` : paid;
}

/** What should be looked at; what hinders the certification stands first. */
function Findings({ run, list }: { run: Run; list: string }) {
  const [settling, setSettling] = useState<Run['findings'][number]>();
  const maySettle = useMayCall(settleFindings) && run.is_kept && run.state === 'COMPUTED';
  return (
    <RecordPart title={say('For review')}>
      {settling && <SettleAllDialog run={run.id} finding={settling} onClose={() => setSettling(undefined)} />}
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('Finding')}</Table.Th>
            <Table.Th ta="end">{say('People')}</Table.Th>
            <Table.Th ta="end">{say('Open')}</Table.Th>
            {maySettle && <Table.Td />}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {run.findings.map((finding) => {
            const { code, people, open, blocks } = finding;
            return (
              <Table.Tr key={code}>
                <Table.Td>
                  <Anchor component={Link} to={`${list}?finding=${code}`} size="sm">
                    {FINDINGS[code]}
                  </Anchor>
                  {blocks && open > 0 && (
                    <Text size="xs" c="red">
                      {say('Blocks the next step')}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td ta="end">{people}</Table.Td>
                <Table.Td ta="end">{open}</Table.Td>
                {maySettle && (
                  <Table.Td ta="end">
                    {!blocks && open > 0 && (
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-label={`Settle: ${FINDINGS[code]}`}
                        onClick={() => setSettling(finding)}
                      >
                        {say('Settle')}
                      </Button>
                    )}
                  </Table.Td>
                )}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </RecordPart>
  );
}

/** Why the sum differs from that of the month before, so that only those people are looked at. */
function Differences({ run, list }: { run: Run; list: string }) {
  return (
    <RecordPart title={say('Differences to the month before')}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('Cause')}</Table.Th>
            <Table.Th ta="end">{say('People')}</Table.Th>
            <Table.Th ta="end">{say('Net pay (PHP)')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {run.causes.map(({ cause, people, amount }) => (
            <Table.Tr key={cause}>
              <Table.Td>
                {cause === 'GONE' ? (
                  CAUSES[cause]
                ) : (
                  <Anchor component={Link} to={`${list}?cause=${cause}`} size="sm">
                    {CAUSES[cause]}
                  </Anchor>
                )}
              </Table.Td>
              <Table.Td ta="end">{people}</Table.Td>
              <Table.Td ta="end">{formatMoney(amount)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        {run.before && (
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th>{say('All together')}</Table.Th>
              <Table.Td />
              <Table.Th ta="end">{formatMoney(run.net - run.before.net)}</Table.Th>
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </RecordPart>
  );
}
