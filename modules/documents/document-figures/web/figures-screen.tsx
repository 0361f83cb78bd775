import { SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { formatHours } from '@talaan/documents/rules/format-clock.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FigureCard } from '@talaan/kernel/web/pages/figure-card.tsx';
import { FilterPill } from '@talaan/kernel/web/lists/filters/filter-pill.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { listHours, listSummary, readAges } from '../contract.ts';
import { Bars } from './bars.tsx';
import { ComplexityCard } from './complexity-card.tsx';
import { papersOf, type Counted } from './papers-link.tsx';
import { daysOf, periodsUntil } from './periods.ts';
import { ReportLink } from './report-link.tsx';
import { filterOfRow, formatShare } from '../rules/figures.ts';

/** As many rows as a card shows. */
const SHOWN = 10;

/** How long papers take, and whether they are closed in time (domain page, A6). */
export function Screen() {
  const { search, change } = useAddress();
  const today = useToday();
  const periods = periodsUntil(today);
  const period = search.get('period') ?? periods[0]!.value;
  const asked = search.get('office');
  const ages = useCall(readAges, { query: asked ? { office: asked } : {} });
  const office = ages.data?.office ? String(ages.data.office.id) : null;
  const of: Counted = { office, ...daysOf(period) };
  const query = { from: of.from, to: of.to, ...(asked && { office: asked }) };
  const complexity = useCall(listSummary, { query: { ...query, by: 'complexity' } });
  const types = useCall(listSummary, { query: { ...query, by: 'type', sort: '-received' } });
  const offices = useCall(listSummary, { query: { ...query, by: 'office', sort: '-received' } });
  const hours = useCall(listHours, { query });
  const failed = [ages, complexity, types, offices, hours].find(({ isError, data }) => isError && !data);
  const choose = (name: string, [value]: string[]) => change({ [name]: value }, { replace: true });
  return (
    <Page
      title="Figures of documents"
      intro={
        ages.data
          ? `Papers registered by ${ages.data.office ? `${ages.data.office.fullname} and its units` : 'all offices'}. Each bar and number leads to its papers.`
          : undefined
      }
      actions={
        <>
          <FilterPill
            filter={selectFilter({ name: 'period', label: 'Period', options: periods })}
            values={[period]}
            onChange={(values) => choose('period', values)}
          />
          <FilterPill filter={officeFilter} values={asked ? [asked] : []} onChange={(values) => choose('office', values)} />
        </>
      }
    >
      {failed ? (
        <LoadFailed failure={failed.error} onRetry={() => void failed.refetch()} />
      ) : ages.data && complexity.data && types.data && offices.data && hours.data ? (
        <Stack gap="md">
          <ComplexityCard rows={complexity.data.figures} of={of} />
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
            <FigureCard
              title="Hours in each office"
              note="Office hours from receipt to the next office, without pauses, on average; the longest first."
            >
              <Bars
                label="Average office hours by office"
                bars={hours.data.figures.slice(0, SHOWN).map((row) => ({
                  key: String(row.id),
                  name: row.name,
                  value: row.average_minutes,
                  said: formatHours(row.average_minutes),
                  to: papersOf(of, { stayed: String(row.id) }),
                }))}
              />
              <ReportLink to="/dts/figures/hours" of={of} />
            </FigureCard>
            <FigureCard title="Age of open papers" note="Papers that are open today, by working days since they were registered.">
              <Bars
                label="Open papers by age"
                bars={ages.data.ages.map(({ code, name, papers }) => ({
                  key: code,
                  name,
                  value: papers,
                  said: count(papers, 'paper'),
                  to: `/dts/document-list?${new URLSearchParams({ age: code, ...(office && { within: office }) }).toString()}`,
                }))}
              />
            </FigureCard>
            {(['type', 'office'] as const).map((by) => (
              <FigureCard
                key={by}
                title={by === 'type' ? 'By type' : 'By office of origin'}
                note="Papers registered in the period, the most first, and how many of those that are closed were on time."
              >
                <Bars
                  label={by === 'type' ? 'Papers by type' : 'Papers by office of origin'}
                  bars={(by === 'type' ? types.data : offices.data).figures.slice(0, SHOWN).map((row) => ({
                    key: row.id,
                    name: row.name,
                    value: row.received,
                    said: `${row.received}, ${formatShare(row.on_time)}`,
                    to: papersOf(of, filterOfRow(by, row)),
                  }))}
                />
                <ReportLink to="/dts/figures/summary" of={of} by={by} />
              </FigureCard>
            ))}
          </SimpleGrid>
        </Stack>
      ) : (
        <Stack gap="md" aria-busy>
          <Skeleton h={240} />
          <Skeleton h={320} />
        </Stack>
      )}
    </Page>
  );
}
