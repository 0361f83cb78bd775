import { type SelectProps } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import type { Lookup, LookupRow } from '@talaan/kernel/contract/lookup.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';

interface CodePickerProps extends Omit<SelectProps, 'data'> {
  lookup: Lookup;
  /** Which of its names are offered. */
  offer?: (row: LookupRow & Record<string, unknown>) => boolean;
}

/** Picks a name of a list that records keep by its code. */
export function CodePicker({ lookup, offer, value, ...select }: CodePickerProps) {
  const answer = useCall(lookup.list, { query: { all: 1 } });
  const listed = answer.data as Record<string, (LookupRow & Record<string, unknown>)[]> | undefined;
  const rows = (listed?.[lookup.key] ?? []).filter((row) => row.code === value || (row.retired_on === null && (offer?.(row) ?? true)));
  return (
    <SearchSelect
      data={rows.map(({ code, name }) => ({ value: code, label: name }))}
      value={value}
      isLoading={answer.isPending}
      nothingFoundMessage={`No such ${lookup.one}`}
      {...select}
    />
  );
}
