import { Badge, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { addFigure, listFigures, withdrawFigure, type FigureRow } from '../../contract/figures.ts';
import { FIGURE_NAMES, type FigureKind } from '../../rules/figures/rates.ts';
import { FigureView } from './figure-view.tsx';
import { figuresAt } from './figure-words.ts';

/** The figures of one kind through the years. */
export function Screen() {
  const kind = useParams().kind as FigureKind;
  const answer = useCall(listFigures, {});
  if (!(kind in FIGURE_NAMES))
    return (
      <Page title="Rates and tables">
        <Card withBorder>
          <NothingHere title="There is no such table" description="Open it from the list of rates and tables." />
        </Card>
      </Page>
    );
  const name = FIGURE_NAMES[kind];
  if (answer.isError && !answer.data)
    return (
      <Page title={name}>
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      </Page>
    );
  if (!answer.data) return <Skeleton h={420} aria-busy />;
  const own = answer.data.figures.filter((one) => one.kind === kind);
  const { applies } = figuresAt(own, kind, answer.data.today);
  return (
    <Page
      title={name}
      actions={
        <Button component={Link} to="/payroll/figures" variant="default">
          All rates and tables
        </Button>
      }
      main={
        <ForCallers of={addFigure}>
          <Button component={Link} to={`/payroll/figures/${kind}/new`} leftSection={<IconPlus size={16} />}>
            New figure
          </Button>
        </ForCallers>
      }
    >
      <Stack gap="md">
        {own.length === 0 && <Text size="sm">No order has granted it yet.</Text>}
        {own.map((figure) => (
          <Dated
            key={figure.effective_on}
            figure={figure}
            applies={figure === applies}
            isComing={figure.effective_on > answer.data.today}
          />
        ))}
      </Stack>
    </Page>
  );
}

function Dated({ figure, applies, isComing }: { figure: FigureRow; applies: boolean; isComing: boolean }) {
  const { kind, effective_on: from } = figure;
  const withdraw = useSend(withdrawFigure, { alsoRefresh: [listFigures], onDone: ({ message }) => showSuccess(message) });
  const ask = async () => {
    if (await confirmRemoval(`${FIGURE_NAMES[kind]} from ${longDate(from)} on`)) withdraw.mutate({ params: { kind, effective_on: from } });
  };
  return (
    <RecordPart title={`From ${longDate(from)}`}>
      <Group gap="xs">
        {applies && <Badge variant="light">Applies today</Badge>}
        {isComing && (
          <Badge variant="light" color="blue">
            Coming
          </Badge>
        )}
        <Text size="sm" c="dimmed">
          {figure.entered_by === null ? figure.source : `${figure.source}. Entered by ${figure.entered_by}`}
        </Text>
      </Group>
      <FigureView figure={figure} />
      {figure.may_withdraw && (
        <ForCallers of={withdrawFigure}>
          <Button
            variant="default"
            w="fit-content"
            leftSection={<IconTrash size={16} />}
            loading={withdraw.isPending}
            onClick={() => void ask()}
          >
            Withdraw
          </Button>
        </ForCallers>
      )}
    </RecordPart>
  );
}
