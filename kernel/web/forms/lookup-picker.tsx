import { type SelectProps } from '@mantine/core';
import { SearchSelect } from './search-select.tsx';
import type { Lookup, LookupRow } from '../../contract/lookup.ts';
import { useToday } from '../calls/clock.ts';
import { useCall } from '../calls/use-call.ts';
import { say } from '../../contract/say.ts';

interface LookupPickerProps extends Omit<SelectProps, 'data' | 'onChange' | 'value'> {
  lookup: Lookup;
  value: number | null;
  onChange: (id: number | null) => void;
}

/** Picks a name of a list; one that was retired is shown where a record has it, and offered to no other. */
export function LookupPicker({ lookup, value, onChange, ...select }: LookupPickerProps) {
  const answer = useCall(lookup.list, { query: { all: 1 } });
  const rows = (answer.data as Record<string, LookupRow[]> | undefined)?.[lookup.key] ?? [];
  const today = useToday();
  const offered = rows.filter((row) => row.id === value || row.retired_on === null || row.retired_on > today);
  return (
    <SearchSelect
      searchable={offered.length > 8}
      clearable={!select.required}
      isLoading={answer.isPending}
      data={offered.map((row) => ({ value: String(row.id), label: row.name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      nothingFoundMessage={say('No such {one}', { one: lookup.one })}
      {...select}
    />
  );
}
