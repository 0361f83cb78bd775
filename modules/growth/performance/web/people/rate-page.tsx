import { useState } from 'react';
import { Card, Skeleton } from '@mantine/core';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { ScreenParts } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import type { Outcome } from '@talaan/requests/contract/steps.ts';
import { readFormsToRate } from '../../contract/rate-forms.ts';
import { PeriodSelect } from './period-select.tsx';
import { RateForms } from './rate-forms.tsx';
import { TABS } from './tabs.ts';

const OutcomeDialog = openedLater(async () => (await import('@talaan/requests/web/parts/outcome-dialog.tsx')).OutcomeDialog);

/** All forms that wait for one’s rating, rated in one go: digits and arrows lead from line to line and from person to person. */
export function RatePage() {
  const { search } = useAddress();
  const period = Number(search.get('period')) || undefined;
  const answer = useCall(readFormsToRate, { query: period ? { period } : {} });
  const [result, setResult] = useState<{ message: string; left: Outcome[] }>();
  const found = answer.data;
  return (
    <Page
      title="Performance of my people"
      intro="Forms that wait for your rating. A digit leads to the next field, the arrows to the line above or below."
      actions={
        <>
          <ScreenParts parts={TABS} keep={['period']} />
          <PeriodSelect />
        </>
      }
    >
      {answer.isError && !found && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!found && !answer.isError && <Skeleton h={320} aria-busy />}
      {found?.forms.length === 0 && (
        <Card withBorder>
          <NothingHere title="No form waits for your rating" description="Forms appear here once their self-rating is submitted to you." />
        </Card>
      )}
      {found && found.forms.length > 0 && (
        <RateForms
          key={found.forms.map(({ id, seen }) => `${id}:${seen}`).join(' ')}
          found={found}
          onDone={({ message, outcomes }) => {
            const left = outcomes.filter(({ done }) => !done);
            if (left.length > 0) setResult({ message, left });
          }}
        />
      )}
      {result && <OutcomeDialog {...result} jobId={undefined} onClose={() => setResult(undefined)} />}
    </Page>
  );
}
