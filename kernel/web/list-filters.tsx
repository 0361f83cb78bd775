import { MultiSelect, Select } from '@mantine/core';
import type { ListFilter } from './list-toolbar.tsx';

interface Choice {
  name: string;
  label: string;
  options: { value: string; label: string }[];
}

/** One of a few. */
export function selectFilter({ name, label, options }: Choice): ListFilter {
  return {
    name,
    field: ([value], onChange) => (
      <Select
        aria-label={label}
        placeholder={label}
        data={options}
        value={value ?? null}
        clearable
        searchable={options.length > 8}
        onChange={(chosen) => onChange(chosen ? [chosen] : [])}
      />
    ),
  };
}

/** Any of a few. */
export function multiFilter({ name, label, options }: Choice): ListFilter {
  return {
    name,
    field: (values, onChange) => (
      <MultiSelect
        aria-label={label}
        placeholder={values.length > 0 ? undefined : label}
        data={options}
        value={values}
        clearable
        searchable
        onChange={onChange}
      />
    ),
  };
}
