import { Anchor, Skeleton } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readRosterForm } from '../contract/requests.ts';
import { NewRequest } from './roster-form.tsx';

/** Asks for a work schedule: one that HR keeps, or own hours. */
export function Screen() {
  const person = Number(useSearchParams()[0].get('person')) || undefined;
  const answer = useCall(readRosterForm, { query: { person } });
  const found = answer.data;
  return (
    <Page title={say('New work schedule')} intro={found && !found.is_own ? found.person.fullname : undefined}>
      {answer.isError && !found ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : !found || answer.isPlaceholderData ? (
        <Skeleton h={420} aria-busy />
      ) : found.open_id !== null ? (
        <NothingHere
          title={say('A request is not decided yet')}
          description={say('One schedule is asked for at a time.')}
          action={
            <Anchor component={Link} to={`${found.is_own ? '/account' : '/department/edats'}/work-schedules/${found.open_id}`}>
              {say('Open the request')}
            </Anchor>
          }
        />
      ) : (
        <NewRequest key={person} person={person} found={found} />
      )}
    </Page>
  );
}
