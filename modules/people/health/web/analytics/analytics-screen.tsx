import { Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { FilterPill } from '@talaan/kernel/web/lists/filters/filter-pill.tsx';
import { selectFilter, type ListFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { MoreFilters } from '@talaan/kernel/web/lists/filters/more-filters.tsx';
import { FigureCard } from '@talaan/kernel/web/pages/figure-card.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { readAnalytics, type Analytics } from '../../contract/analytics.ts';
import { AGE_BANDS } from '../../rules/age-bands.ts';
import { StatusTable } from './status-table.tsx';

const Curve = shownLater(async () => (await import('./curve.tsx')).Curve);

/** How many are vaccinated, by what is asked: filters in the address. */
export function Screen() {
  const { search, change } = useAddress();
  const isPhone = useIsPhone();
  const names = ['campus', 'office', 'sex', 'age', 'brand', 'priority'];
  const query = Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])));
  const answer = useCall(readAnalytics, { query });
  const found = answer.data;
  const filters = filtersOf(found);
  const valuesOf = ({ name }: ListFilter) => search.getAll(name);
  const choose = ({ name }: ListFilter, [chosen]: string[]) => change({ [name]: chosen ?? null }, { replace: true });
  return (
    <Page title="Vaccination analytics" intro="Counted from parts of at least five people: what fewer have in common is not shown.">
      {isPhone ? (
        <MoreFilters filters={filters} valuesOf={valuesOf} onChange={choose} total={undefined} isPhone clear={null} />
      ) : (
        <Group gap="xs">
          {filters.map((filter) => (
            <FilterPill key={filter.name} filter={filter} values={valuesOf(filter)} onChange={(values) => choose(filter, values)} />
          ))}
        </Group>
      )}
      {answer.isError && !found && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!found && !answer.isError && <Skeleton h={480} aria-busy />}
      {found && <Figures found={found} />}
    </Page>
  );
}

function filtersOf(found: Analytics | undefined): ListFilter[] {
  const coded = (rows: readonly { code: string; name: string }[] = []) => rows.map(({ code, name }) => ({ value: code, label: name }));
  return [
    campusFilter,
    officeFilter,
    selectFilter({ name: 'sex', label: 'Sex', options: ['Female', 'Male'].map((sex) => ({ value: sex, label: sex })) }),
    selectFilter({ name: 'age', label: 'Age', options: AGE_BANDS.map(({ from, name }) => ({ value: String(from), label: name })) }),
    selectFilter({ name: 'brand', label: 'Vaccine', options: coded(found?.options.brands) }),
    selectFilter({ name: 'priority', label: 'Priority group', options: coded(found?.options.priority_groups) }),
  ];
}

function Figures({ found }: { found: Analytics }) {
  const { on, people, statuses, untold, tables, curve } = found;
  const lines = [
    ...statuses.filter((one) => one.people > 0),
    ...(untold > 0 ? [{ key: 'untold', name: 'Not shown', people: untold }] : []),
  ];
  const most = Math.max(0, ...lines.map((one) => one.people));
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        As of {longDate(on)}. Counted anew each month, and once five checklists have changed.
      </Text>
      <FigureCard
        title="Status"
        note={people === 0 ? 'Fewer than five people share this.' : `${count(people, 'person', 'people')} in service.`}
      >
        <Stack gap={6}>
          {lines.map((one) => (
            <Group key={one.key} gap="sm" wrap="nowrap">
              <Text span size="sm" w={130} flex="none">
                {one.name}
              </Text>
              <Proportion value={one.people} most={most} color="blue" />
              <Text span size="sm" w={60} ta="end" flex="none">
                {new Intl.NumberFormat('en-PH').format(one.people)}
              </Text>
            </Group>
          ))}
        </Stack>
      </FigureCard>
      <FigureCard title="Full by month" note="People who were full by the end of each month, as far as their month is shown.">
        {curve.length > 0 ? <Curve meanwhile={<Skeleton h={220} />} curve={curve} /> : <Text size="sm">No month is shown.</Text>}
      </FigureCard>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        {tables.map((table) => (
          <StatusTable key={table.facet} table={table} statuses={statuses} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
