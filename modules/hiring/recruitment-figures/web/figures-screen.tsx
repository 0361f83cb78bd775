import { SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { FilterPill } from '@talaan/kernel/web/lists/filters/filter-pill.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { campusFilter } from '@talaan/organization/web/place-filters.ts';
import { readFigures } from '../contract.ts';
import { AgesCard } from './ages-card.tsx';
import { EndingCard } from './ending-card.tsx';
import { FillCard } from './fill-card.tsx';
import { StagesCard } from './stages-card.tsx';
import { yearsUntil } from './year-options.ts';

/** What recruitment came to in a year. */
export function Screen() {
  const { search, change } = useAddress();
  const thisYear = Number(useToday().slice(0, 4));
  const year = search.get('year') ?? String(thisYear);
  const campus = search.get('campus');
  const answer = useCall(readFigures, { query: { year, ...(campus && { campus }) } });
  const found = answer.data;
  const choose = (name: string, [value]: string[]) => change({ [name]: value }, { replace: true });
  const yearFilter = selectFilter({ name: 'year', label: 'Year', options: yearsUntil(thisYear) });
  return (
    <Page
      title="Figures of recruitment"
      intro="Applications, time to fill and open vacancies, over the posts within your reach."
      actions={
        <>
          <FilterPill filter={yearFilter} values={[year]} onChange={(values) => choose('year', values)} />
          <FilterPill filter={campusFilter} values={campus ? [campus] : []} onChange={(values) => choose('campus', values)} />
        </>
      }
    >
      {answer.isError && !found ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : found ? (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <StagesCard found={found} campus={campus} />
          <FillCard found={found} campus={campus} />
          <AgesCard found={found} campus={campus} />
          <EndingCard found={found} />
        </SimpleGrid>
      ) : (
        <Stack gap="md" aria-busy>
          <Skeleton h={320} />
          <Skeleton h={240} />
        </Stack>
      )}
    </Page>
  );
}
