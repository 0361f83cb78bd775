import type { ReactNode } from 'react';
import { Checkbox } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { rowKey } from '../../rules/row-key.ts';
import { ChoiceField, YesNoField } from './choice-field.tsx';
import { IdentityField } from './identity-field.tsx';
import type { InputProps } from './input-props.ts';
import { LookupField, type ListPicker } from './lookup-field.tsx';
import { ReadField } from './read-field.tsx';
import { fieldId, fieldOf, textOf, useRow } from './row-context.ts';
import { TextField } from './text-field.tsx';

export interface SheetFieldProps {
  name: string;
  /** Where the form asks in other words here. */
  label?: string;
  hint?: ReactNode;
  /** Required by what else the row says. */
  required?: boolean;
  autoComplete?: string;
  /** Offered while one types. */
  suggestions?: readonly string[];
  /** Where its list is too long to pick from. */
  picker?: ListPicker;
}

/** One box of the sheet: its label, help and rule from the contract, its value from the row in which it stands. */
export function SheetField({ name, label, hint, required = false, autoComplete, suggestions, picker }: SheetFieldProps) {
  const { section, row, values, set, leave, errorOf, mayEdit } = useRow();
  const field = fieldOf(section, name);
  if (!mayEdit) return <ReadField name={name} label={label} />;
  const props: InputProps = {
    id: fieldId(rowKey(section, row.id), name),
    label: label ?? field.label,
    description: hint ?? (field.hint && say(field.hint)),
    required: required || field.need === 'always',
    error: errorOf(name),
  };
  const value = values[name] ?? null;
  switch (field.kind) {
    case 'choice':
      return <ChoiceField {...props} field={field} value={textOf(value)} onChange={(chosen) => (set({ [name]: chosen }), leave())} />;
    case 'yes_no':
      if (field.need === 'always') return <YesNoField {...props} value={value} onChange={(yes) => (set({ [name]: yes }), leave())} />;
      return (
        <Checkbox
          id={props.id}
          label={props.label}
          description={props.description}
          error={props.error}
          checked={value === true}
          onChange={({ currentTarget }) => (set({ [name]: currentTarget.checked }), leave())}
        />
      );
    case 'date':
      return (
        <DateField
          {...props}
          clearable={!props.required}
          defaultLevel={name === 'birth_date' ? 'decade' : 'month'}
          autoComplete={autoComplete ?? 'off'}
          value={textOf(value) || null}
          onChange={(date) => set({ [name]: date })}
          onBlur={leave}
        />
      );
    case 'lookup':
      return <LookupField {...props} name={name} list={field.list!} picker={picker} />;
    case 'identity_number':
      return <IdentityField {...props} name={name} />;
    default:
      if (field.masked) return <IdentityField {...props} name={name} />;
      return <TextField {...props} name={name} autoComplete={autoComplete} suggestions={suggestions} />;
  }
}
