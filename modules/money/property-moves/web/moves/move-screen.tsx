import { Skeleton, Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import { readMove, type Move } from '../../contract/moves.ts';
import { FLOWS } from '../../workflow.ts';
import { MoveFacts } from './move-facts.tsx';
import { MovedItems } from './moved-items.tsx';
import { OwnSteps } from './own-steps.tsx';
import { Reports } from './reports.tsx';

const TITLES = { transfer: 'Transfer of property', return: 'Return of property', loss: 'Loss of property' } as const;

/** One transfer, return or loss, for all who have a part in it. */
export function Screen() {
  const id = Number(useParams()['id']);
  const answer = useCall(readMove, { params: { id } });
  const move = answer.data?.move.id === id ? answer.data.move : undefined;
  if (answer.isError && !move) return <RecordFailed title={say('Request about property')} list="/my/mrs/requests" answer={answer} />;
  if (!move) return <Skeleton h={420} aria-busy />;
  return (
    <Page title={TITLES[move.kind]}>
      <Record move={move} />
    </Page>
  );
}

function Record({ move }: { move: Move }) {
  if (move.request_id !== null)
    return (
      <RequestPanel
        id={move.request_id}
        kinds={[FLOWS[move.kind].kind]}
        kind={FLOWS[move.kind].kind}
        before={<OwnSteps move={move} />}
        onItsScreen
      />
    );
  return (
    <Stack gap="md">
      <MoveFacts move={move} />
      <Reports move={move} />
      <MovedItems move={move} />
    </Stack>
  );
}
