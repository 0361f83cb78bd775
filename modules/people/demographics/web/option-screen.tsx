import { Skeleton, Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { ExportMenu } from '@talaan/kernel/web/lists/list-export.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { exportOption, readOption } from '../contract.ts';
import type { FacetName } from '../rules/facets.ts';
import { BehindDialog } from './people-dialog.tsx';
import { CountTable } from './count-table.tsx';
import { StatedStanding } from './stated-standing.tsx';
import { Filters, useNarrowed } from './use-filters.tsx';

// Charts are larger than the rest of the screen: the numbers need not wait for them.
const GroupChart = shownLater(async () => (await import('./group-chart.tsx')).GroupChart);
const YearsTable = shownLater(async () => (await import('./years-table.tsx')).YearsTable);

/** One way of counting the people in service: by sex, by campus, and through the years. */
export function Screen() {
  const id = useParams().id as FacetName;
  const { narrowed, search, change } = useNarrowed();
  const answer = useCall(readOption, { params: { id }, query: narrowed as never });
  const found = answer.data;
  const behind = found?.groups.find(({ key }) => key === search.get('group'));
  return (
    <Page
      title={found?.option.title ?? 'Demographic option'}
      intro={found?.option.note}
      actions={
        <ExportMenu title={found?.option.title ?? 'Demographic option'} endpoint={exportOption} params={{ id }} query={{ ...narrowed }} />
      }
    >
      {answer.isError && !found ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : found ? (
        <Stack gap="md">
          {found.is_whole && <Filters narrowed={narrowed} change={change} />}
          <StatedStanding standing={found} />
          <GroupChart meanwhile={<Skeleton h={320} />} found={found} />
          <CountTable found={found} onBehind={({ group, sex, campus }) => change({ group, sex, in: campus })} />
          <YearsTable meanwhile={<Skeleton h={200} />} found={found} />
        </Stack>
      ) : (
        <Skeleton h={420} aria-busy />
      )}
      {found?.may_list && behind && (
        <BehindDialog
          option={found.option}
          group={behind}
          narrowed={narrowed}
          on={found.on}
          sex={search.get('sex')}
          campus={found.campuses.find((one) => String(one.id) === search.get('in')) ?? null}
          onClose={() => change({ group: null, sex: null, in: null })}
        />
      )}
    </Page>
  );
}
