import { Anchor, Badge, Card, Skeleton, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { listFigures, type FigureRow } from '../../contract/figures.ts';
import { FIGURE_NAMES, type FigureKind } from '../../rules/figures/rates.ts';
import { figuresAt, sumUp } from './figure-words.ts';

const KINDS = Object.keys(FIGURE_NAMES) as FigureKind[];

/** What the law says in numbers: what applies today, and what is coming. */
export function Screen() {
  const answer = useCall(listFigures, {});
  return (
    <Page
      title="Rates and tables"
      intro="Contributions, tax, allowances and bonuses by law. Enter a new circular before the month from which it applies."
    >
      {answer.isError && !answer.data ? (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : answer.data ? (
        <Card withBorder padding={0}>
          <Table verticalSpacing="sm">
            <Table.Thead visibleFrom="sm">
              <Table.Tr>
                <Table.Th>Figure</Table.Th>
                <Table.Th>Applies today</Table.Th>
                <Table.Th>Source</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {KINDS.map((kind) => (
                <KindRow key={kind} kind={kind} figures={answer.data.figures} today={answer.data.today} />
              ))}
            </Table.Tbody>
          </Table>
        </Card>
      ) : (
        <Skeleton h={520} aria-busy />
      )}
    </Page>
  );
}

function KindRow({ kind, figures, today }: { kind: FigureKind; figures: readonly FigureRow[]; today: string }) {
  const { applies, coming } = figuresAt(figures, kind, today);
  const next = coming.at(-1);
  const source = applies && `${applies.source}, from ${longDate(applies.effective_on)}`;
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} to={`/payroll/figures/${kind}`} size="sm" fw={500}>
          {FIGURE_NAMES[kind]}
        </Anchor>
        {next && (
          <Badge variant="light" color="blue" ml="xs">
            {`New from ${longDate(next.effective_on)}`}
          </Badge>
        )}
        <Text size="sm" hiddenFrom="sm">
          {applies ? sumUp(applies) : 'None applies'}
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {source}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">{applies ? sumUp(applies) : 'None applies'}</Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" c="dimmed">
          {source ?? '—'}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
