import { useState } from 'react';
import { say } from '@talaan/kernel/contract/say.ts';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { Lookup, LookupRow } from '@talaan/kernel/contract/lookup.ts';
import {
  appointmentStatuses,
  bloodTypes,
  civilStatuses,
  countries,
  eligibilities,
  ethnicGroups,
  governmentIds,
  learningTypes,
} from '@talaan/reference/contract/lists.ts';
import type { SchoolPicker } from '@talaan/reference/web/entry-picker.tsx';
import type { ListName } from '../../contract/field.ts';
import { fieldOf, useRow } from './row-context.ts';
import type { InputProps } from './input-props.ts';

/** What finds an entry of a list that is too long to pick from, or proposes it. */
export type ListPicker = typeof SchoolPicker;

interface LookupFieldProps extends InputProps {
  name: string;
  list: ListName;
  picker?: ListPicker;
}

const LISTS: Partial<Record<ListName, Lookup>> = {
  civil_status: civilStatuses,
  blood_type: bloodTypes,
  country: countries,
  eligibility: eligibilities,
  appointment_status: appointmentStatuses,
  learning_type: learningTypes,
  government_id: governmentIds,
  ethnic_group: ethnicGroups,
};

/** Lists that cannot name everything: what is missing there is typed. */
const TAKES_TEXT: ReadonlySet<ListName> = new Set(['eligibility', 'appointment_status', 'learning_type', 'government_id', 'ethnic_group']);

/** An entry of a list: of a short one picked, of a long one found on the server, or proposed. */
export function LookupField({ list, picker, ...props }: LookupFieldProps) {
  const lookup = LISTS[list];
  if (picker) return <SearchedField Picker={picker} {...props} />;
  if (lookup) return <ListedField lookup={lookup} takesText={TAKES_TEXT.has(list)} {...props} />;
  throw new Error(`Nothing picks from the list ${list}.`);
}

/** In the picker stands what a sheet from elsewhere only has as text. */
const AS_TEXT = -1;

function SearchedField({ Picker, name, ...props }: InputProps & { name: string; Picker: ListPicker }) {
  const { values, set, leave, labelOf } = useRow();
  const value = values[name] ?? null;
  const isText = typeof value === 'string' && value !== '';
  return (
    <Picker
      {...props}
      placeholder={say('Type to search')}
      value={typeof value === 'number' ? value : isText ? AS_TEXT : null}
      shown={isText ? value : labelOf(name)}
      onChange={(id) => {
        if (id === AS_TEXT) return;
        set({ [name]: id });
        leave();
      }}
    />
  );
}

function ListedField({ name, lookup, takesText, error, ...props }: InputProps & { name: string; lookup: Lookup; takesText: boolean }) {
  const { section, values, set, leave, labelOf } = useRow();
  const [search, setSearch] = useState('');
  const answer = useCall(lookup.list, { query: { all: 1 } });
  const rows = (answer.data as Record<string, LookupRow[]> | undefined)?.[lookup.key] ?? [];
  const today = useToday();
  const value = values[name] ?? null;
  const entries = rows.filter((row) => row.id === value || row.retired_on === null || row.retired_on > today);
  const data = entries.map((row) => ({ value: String(row.id), label: row.name }));
  const chosen = value === null || value === '' ? null : String(value);
  if (chosen !== null && !data.some((one) => one.value === chosen)) data.push({ value: chosen, label: labelOf(name) ?? chosen });
  const typed = search.trim();
  const isNew = takesText && typed !== '' && !data.some(({ label }) => label.toLowerCase() === typed.toLowerCase());
  const longest = fieldOf(section, name).longest;
  return (
    <SearchSelect
      {...props}
      error={error}
      searchable={takesText || data.length > 8}
      clearable={!props.required}
      maxLength={longest}
      isLoading={answer.isPending}
      data={isNew ? [...data, { value: `${TYPED}${typed}`, label: say('Use “{typed}”', { typed }) }] : data}
      filter={({ options, search: sought }) =>
        options.filter(
          (option) =>
            'label' in option && (option.value.startsWith(TYPED) || option.label.toLowerCase().includes(sought.trim().toLowerCase())),
        )
      }
      onSearchChange={setSearch}
      value={chosen}
      onChange={(picked) => {
        set({ [name]: readPicked(picked, entries) });
        leave();
      }}
      nothingFoundMessage={`No such ${lookup.one}`}
    />
  );
}

const TYPED = 'typed:';

/** The number of an entry; what was typed stays text. */
function readPicked(picked: string | null, entries: readonly LookupRow[]): number | string | null {
  if (picked === null) return null;
  if (picked.startsWith(TYPED)) return picked.slice(TYPED.length);
  return entries.find(({ id }) => String(id) === picked)?.id ?? picked;
}
