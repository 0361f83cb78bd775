import { Button, Card, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readMyServiceCredits } from '../../contract/service-credits.ts';
import { AccountCards } from './service/account-cards.tsx';

/** The reader's own service credits. */
export function Screen() {
  const answer = useCall(readMyServiceCredits, {});
  return (
    <Page
      title={say('My service credits')}
      intro={say('Of teachers on teacher leave: a credit is used for a day of illness or personal absence.')}
      actions={
        <Button component={Link} to="/account/vacation-pay" variant="default">
          {say('Vacation pay')}
        </Button>
      }
      main={
        answer.data &&
        answer.data.account.balance > 0 && (
          <Button component={Link} to="/account/leave-Application?file=new&type=SC" leftSection={<IconPlus size={16} />}>
            {say('Use credits')}
          </Button>
        )
      }
    >
      {answer.isError && !answer.data ? (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : answer.data ? (
        <AccountCards account={answer.data.account} />
      ) : (
        <Skeleton h={240} aria-busy />
      )}
    </Page>
  );
}
