import { Box, Group } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/clock.ts';
import { DateField } from '@talaan/kernel/web/date-field.tsx';
import { selectFilter } from '@talaan/kernel/web/list-filters.tsx';
import type { ListFilter } from '@talaan/kernel/web/list-screen.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { TRACKS } from '@talaan/organization/contract/positions.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { appointmentStatuses } from '@talaan/reference/contract/lists.ts';

const NAMES = ['on', 'campus', 'office', 'track', 'status'] as const;

/** Who is counted; it stands in the address. */
export type Narrowed = Partial<Record<(typeof NAMES)[number], string>>;

export function useNarrowed() {
  const [search, setSearch] = useSearchParams();
  const narrowed: Narrowed = Object.fromEntries(NAMES.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])));
  const change = (changes: Record<string, string | null>) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { narrowed, search, change };
}

/** What HR narrows the people by, in a line; under each other on a phone. */
export function Filters({ narrowed, change }: Pick<ReturnType<typeof useNarrowed>, 'narrowed' | 'change'>) {
  const today = useToday();
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  const statuses = useCall(appointmentStatuses.list, { query: { all: 1 } }).data?.appointment_status ?? [];
  const filters: ListFilter[] = [
    {
      name: 'on',
      field: ([on], onChange) => (
        <DateField
          aria-label="As of"
          placeholder={`As of ${longDate(today)}`}
          clearable
          value={on ?? null}
          onChange={(day) => onChange(day ? [day] : [])}
        />
      ),
    },
    selectFilter({ name: 'campus', label: 'Campus', options: campuses.map((one) => ({ value: String(one.id), label: one.name })) }),
    {
      name: 'office',
      field: ([office], onChange) => (
        <OfficePicker aria-label="Office" value={office ? Number(office) : null} onChange={(id) => onChange(id ? [String(id)] : [])} />
      ),
    },
    selectFilter({ name: 'track', label: 'Track', options: Object.entries(TRACKS).map(([value, label]) => ({ value, label })) }),
    selectFilter({ name: 'status', label: 'Status', options: statuses.map(({ code, name }) => ({ value: code, label: name })) }),
  ];
  return (
    <Group gap="xs">
      {filters.map(({ name, field }) => {
        const value = narrowed[name as keyof Narrowed];
        return (
          <Box key={name} flex="1 1 10rem" maw={{ sm: 240 }}>
            {field(value ? [value] : [], ([chosen]) => change({ [name]: chosen ?? null }))}
          </Box>
        );
      })}
    </Group>
  );
}
