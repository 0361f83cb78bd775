import { Card, Skeleton, Stack } from '@mantine/core';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { ScreenParts } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { readOfficeWarnings } from '../../contract/people.ts';
import { OfficeCard } from '../calibration/office-card.tsx';
import { PeriodSelect } from './period-select.tsx';
import { TABS } from './tabs.ts';

/** The ratings of one’s people against their office, before the team calibrates it. */
export function WarningsPage() {
  const { search } = useAddress();
  const period = Number(search.get('period')) || undefined;
  const answer = useCall(readOfficeWarnings, { query: period ? { period } : {} });
  return (
    <Page
      title="Performance of my people"
      intro="The mean of the people must not be above the rating of their office."
      actions={
        <>
          <ScreenParts parts={TABS} keep={['period']} />
          <PeriodSelect />
        </>
      }
    >
      {answer.isError && !answer.data && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.data && !answer.isError && <Skeleton h={320} aria-busy />}
      {answer.data?.offices.length === 0 && (
        <Card withBorder>
          <NothingHere
            title="No office form in this period"
            description="An office is compared once its head has begun its OPCR or DPCR."
          />
        </Card>
      )}
      <Stack gap="md">
        {answer.data?.offices.map((office) => (
          <OfficeCard key={office.office_id} office={office} />
        ))}
      </Stack>
    </Page>
  );
}
