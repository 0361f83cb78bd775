import { SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listOptions } from '../contract.ts';
import { FacetCard } from './facet-card.tsx';
import { StatedStanding } from './stated-standing.tsx';
import { Filters, useNarrowed } from './use-filters.tsx';

/** Who serves at the university, counted every way. */
export function Screen() {
  const { narrowed, search, change } = useNarrowed();
  const answer = useCall(listOptions, { query: narrowed as never });
  const found = answer.data;
  return (
    <Page title="Demographic options" intro="Employees in service, counted from their records and personal data sheets.">
      {answer.isError && !found ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : found ? (
        <Stack gap="md">
          {found.is_whole && <Filters narrowed={narrowed} change={change} />}
          <StatedStanding standing={found} />
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
            {found.options.map((option) => (
              <FacetCard key={option.id} option={option} total={found.total} search={search.toString()} />
            ))}
          </SimpleGrid>
        </Stack>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" aria-busy>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} h={260} />
          ))}
        </SimpleGrid>
      )}
    </Page>
  );
}
