import { useState, type ReactNode } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { SearchMultiSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { SEARCH_DELAY } from '@talaan/kernel/web/search-terms.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listReceivingOffices } from '../../contract/offices.ts';

interface OfficesFieldProps {
  description: string;
  /** Offered before anything is typed: the next one of the route. */
  known: { id: number; fullname: string } | null;
  value: number[];
  onChange: (value: number[]) => void;
  error: ReactNode;
}

/** The offices to which a paper goes. */
export function OfficesField({ description, known, value, onChange, error }: OfficesFieldProps) {
  const [typed, setTyped] = useState('');
  const [isProposed, setProposed] = useState(known !== null);
  const [names, setNames] = useState(new Map(known ? [[known.id, known.fullname]] : []));
  const [term] = useDebouncedValue(typed.trim(), SEARCH_DELAY);
  const answer = useCall(listReceivingOffices, { query: { term } }, { search: true });
  const found = answer.data?.offices ?? [];
  const labels = new Map([...names, ...found.map(({ id, fullname, acronym }) => [id, `${fullname} (${acronym})`] as const)]);
  const shown = [...new Set([...value, ...found.map(({ id }) => id)])];
  return (
    <SearchMultiSelect
      label="To"
      description={description}
      required
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      isLoading={typed.trim() !== term || answer.isFetching || answer.isPlaceholderData}
      data={shown.map((id) => ({ value: String(id), label: labels.get(id) ?? '' }))}
      value={value.map(String)}
      onChange={(ids) => {
        const added = ids.map(Number).filter((id) => !value.includes(id));
        // The next office of the route is only proposed: one that is chosen takes its place.
        const chosen = isProposed && added.length > 0 ? added : ids.map(Number);
        setProposed(false);
        setNames(new Map(chosen.map((id) => [id, labels.get(id) ?? ''])));
        setTyped('');
        onChange(chosen);
      }}
      nothingFoundMessage="No such office"
      error={error}
    />
  );
}
