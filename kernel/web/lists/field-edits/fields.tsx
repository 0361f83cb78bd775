import { Select, TextInput } from '@mantine/core';
import type { Lookup } from '../../../contract/lookup.ts';
import { choices } from '../../forms/choices.ts';
import { DateField } from '../../forms/date-field.tsx';
import { LookupPicker } from '../../forms/lookup-picker.tsx';
import type { BulkField } from './bulk-fields.ts';

export const textField: BulkField = {
  blank: '',
  Field: ({ value, onChange, ...field }) => (
    <TextInput {...field} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
  ),
};

/** A day that may be empty. */
export const dayField: BulkField = {
  blank: null,
  Field: ({ value, onChange, label, ...field }) => (
    <DateField
      {...field}
      label={label}
      value={value}
      onChange={onChange}
      clearable
      clearButtonProps={{ 'aria-label': `No ${label.toLowerCase()}` }}
    />
  ),
};

export function choiceField(words: Readonly<Record<string, string>>): BulkField {
  return {
    blank: null,
    Field: ({ onChange, ...field }) => <Select {...field} required data={choices(words)} onChange={onChange} />,
  };
}

export function lookupField(lookup: Lookup, isRequired: boolean): BulkField {
  return {
    blank: null,
    Field: ({ onChange, ...field }) => <LookupPicker {...field} required={isRequired} lookup={lookup} onChange={onChange} />,
  };
}
