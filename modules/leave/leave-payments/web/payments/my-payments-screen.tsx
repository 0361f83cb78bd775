import { Card, Skeleton } from '@mantine/core';
import { useNavigate } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readMyEstimate } from '../../contract/payments.ts';
import { PaymentList } from './payment-list.tsx';

const AskForm = shownLater(async () => (await import('./ask-form.tsx')).AskForm);

const TITLE = 'Monetization and terminal leave';
const TABS = { estimate: 'Estimate', requests: 'My requests' } as const;

/** What one's own credits come to in money, and what one has asked for. */
export function Screen() {
  const parts = <ScreenParts parts={TABS} />;
  if (useScreenPart(TABS) === 'requests')
    return (
      <PaymentList
        title={TITLE}
        intro={say('Monetization and terminal leave that you asked for.')}
        whose="mine"
        parts={parts}
        empty={{ title: 'Nothing asked for yet', description: 'What you ask for under Estimate is listed here.' }}
      />
    );
  return (
    <Page title={TITLE} intro={say('Try any number of days; nothing is asked for until you say so.')} actions={parts}>
      <OwnEstimate />
    </Page>
  );
}

function OwnEstimate() {
  const navigate = useNavigate();
  const answer = useCall(readMyEstimate, {});
  if (answer.isError && !answer.data)
    return (
      <Card withBorder>
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      </Card>
    );
  const meanwhile = <Skeleton h={320} aria-busy />;
  if (!answer.data) return meanwhile;
  return (
    <AskForm
      meanwhile={meanwhile}
      personnelId={null}
      estimate={answer.data.estimate}
      onDone={(id) => void navigate(`/account/leave-payments/${id}`)}
    />
  );
}
