import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readForcedPlan } from '../contract/forced-plans.ts';
import { ForcedYearView } from './forced-year-view.tsx';

/** One plan of forced leave, for its owner and those who decide it. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readForcedPlan, { params: { id } });
  const found = answer.data?.forced_year;
  const shown = found?.plan?.id === id ? found : undefined;
  return (
    <Page title={say('Plan of forced leave')} intro={shown && `${shown.person.fullname}, ${shown.year}`}>
      {answer.isError && !shown ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : shown ? (
        <ForcedYearView key={id} found={shown} />
      ) : (
        <Skeleton h={420} aria-busy />
      )}
    </Page>
  );
}
