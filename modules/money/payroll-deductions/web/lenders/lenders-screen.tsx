import { Anchor, Card, Select, Skeleton, Stack, Table } from '@mantine/core';
import { Link } from 'react-router';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { listLenders, listRunsOfLenders } from '../../contract/lenders.ts';

/** What a run deducted for each lender; each leads to its list. */
export function Screen() {
  const { search, change } = useAddress();
  const answer = useCall(listRunsOfLenders, {});
  const runs = answer.data?.runs ?? [];
  const wanted = Number(search.get('run') ?? (runs.find(({ is_released: isReleased }) => isReleased) ?? runs[0])?.id ?? 0);
  return (
    <Page
      title="Lists for lenders"
      intro="Due, deducted and missing amounts of a run, by lender. What is missing is not carried over to the next run."
    >
      {answer.isError ? (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : !answer.data ? (
        <Skeleton h={320} aria-busy />
      ) : wanted === 0 ? (
        <Card withBorder>
          <NothingHere title="No lists yet" description="A run that deducts loans or dues has its lists here." />
        </Card>
      ) : (
        <Stack gap="md">
          <Select
            label="Payroll run"
            maw={380}
            allowDeselect={false}
            data={runs.map(({ id, title, is_released: isReleased }) => ({
              value: String(id),
              label: isReleased ? title : `${title} (not released)`,
            }))}
            value={String(wanted)}
            onChange={(run) => change({ run })}
          />
          <LendersOfRun run={wanted} />
        </Stack>
      )}
    </Page>
  );
}

function LendersOfRun({ run }: { run: number }) {
  const answer = useCall(listLenders, { params: { id: run } });
  if (answer.isError)
    return (
      <Card withBorder>
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      </Card>
    );
  if (!answer.data) return <Skeleton h={320} aria-busy />;
  const { lenders, sums } = answer.data;
  return (
    <Card withBorder padding="md">
      <Table.ScrollContainer minWidth={300} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Lender</Table.Th>
              <Table.Th ta="end" visibleFrom="sm">
                People
              </Table.Th>
              <Table.Th ta="end" visibleFrom="sm">
                Due (PHP)
              </Table.Th>
              <Table.Th ta="end">Deducted (PHP)</Table.Th>
              <Table.Th ta="end">Missing (PHP)</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lenders.map(({ lender, people, due, taken, lacking }) => (
              <Table.Tr key={lender}>
                <Table.Td>
                  <Anchor component={Link} size="sm" py={4} to={`/payroll/lenders/${run}?lender=${encodeURIComponent(lender)}`}>
                    {lender}
                  </Anchor>
                </Table.Td>
                <Table.Td ta="end" visibleFrom="sm">
                  {people}
                </Table.Td>
                <Table.Td ta="end" visibleFrom="sm">
                  {formatMoney(due)}
                </Table.Td>
                <Table.Td ta="end">{formatMoney(taken)}</Table.Td>
                <Table.Td ta="end">{lacking > 0 ? formatMoney(lacking) : '—'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th>In all</Table.Th>
              <Table.Th ta="end" visibleFrom="sm">
                {sums.people}
              </Table.Th>
              <Table.Th ta="end" visibleFrom="sm">
                {formatMoney(sums.due)}
              </Table.Th>
              <Table.Th ta="end">{formatMoney(sums.taken)}</Table.Th>
              <Table.Th ta="end">{sums.lacking > 0 ? formatMoney(sums.lacking) : '—'}</Table.Th>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}
