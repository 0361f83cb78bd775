import { Group } from '@mantine/core';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FilterPill } from '@talaan/kernel/web/lists/filters/filter-pill.tsx';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { dayFilter, selectFilter, type ListFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { MoreFilters } from '@talaan/kernel/web/lists/filters/more-filters.tsx';
import { TRACKS } from '@talaan/organization/contract/positions.ts';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { appointmentStatuses } from '@talaan/reference/contract/lists.ts';
import { useAddress, type AddressChanges } from '@talaan/kernel/web/calls/use-address.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';

const NAMES = ['on', 'campus', 'office', 'track', 'status'] as const;

/** Who is counted; it stands in the address. */
export type Narrowed = Partial<Record<(typeof NAMES)[number], string>>;

export function useNarrowed() {
  const { search, change } = useAddress();
  const narrowed: Narrowed = Object.fromEntries(NAMES.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])));
  return { narrowed, search, change: (changes: AddressChanges) => change(changes, { replace: true }) };
}

const STATUSES = optionsFrom(appointmentStatuses.list, { query: { all: 1 } }, ({ appointment_status }) =>
  appointment_status.map(({ code, name }) => ({ value: code, label: name })),
);

/** What HR narrows the people by: a line on a desk, behind one button on a phone. */
export function Filters({ narrowed, change }: Pick<ReturnType<typeof useNarrowed>, 'narrowed' | 'change'>) {
  const filters = [
    dayFilter({ name: 'on', label: 'As of', any: 'Today' }),
    campusFilter,
    officeFilter,
    selectFilter({ name: 'track', label: 'Track', options: choices(TRACKS) }),
    selectFilter({ name: 'status', label: 'Status', options: STATUSES }),
  ];
  const isPhone = useIsPhone();
  const valuesOf = ({ name }: ListFilter) => [narrowed[name as keyof Narrowed] ?? []].flat();
  const choose = ({ name }: ListFilter, [chosen]: string[]) => change({ [name]: chosen ?? null });
  if (isPhone) return <MoreFilters filters={filters} valuesOf={valuesOf} onChange={choose} total={undefined} isPhone clear={null} />;
  return (
    <Group gap="xs">
      {filters.map((filter) => (
        <FilterPill key={filter.name} filter={filter} values={valuesOf(filter)} onChange={(values) => choose(filter, values)} />
      ))}
    </Group>
  );
}
