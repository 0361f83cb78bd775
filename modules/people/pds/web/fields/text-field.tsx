import { Autocomplete, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Field, FieldKind } from '../../contract/field.ts';
import { fieldOf, textOf, useRow } from './row-context.ts';
import { placeholderOf, type InputProps } from './input-props.ts';
import { useTyping } from './use-typing.ts';

interface TextFieldProps extends InputProps {
  name: string;
  autoComplete?: string;
  suggestions?: readonly string[];
}

/** Text, numbers and lists of lines. */
export function TextField({ name, autoComplete, suggestions, error, ...props }: TextFieldProps) {
  const { section, values, set, leave } = useRow();
  const field = fieldOf(section, name);
  const isLines = field.kind === 'lines';
  const typing = useTyping(textOf(values[name]), (text) => set({ [name]: isLines ? text.split('\n') : text }), leave);
  const { value, onChange, onBlur } = typing.props;
  const shared = {
    ...props,
    error: typing.isTyping ? undefined : error,
    placeholder: placeholderOf(field, props.required),
    maxLength: isLines ? undefined : field.longest,
    autoComplete: autoComplete ?? 'off',
    value,
    onBlur,
  };
  if (isLines || field.kind === 'long_text') {
    return (
      <Textarea
        {...shared}
        description={props.description ?? (isLines ? say('One on each line') : undefined)}
        autosize
        minRows={3}
        maxRows={14}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  if (suggestions) return <Autocomplete {...shared} data={[...suggestions]} onChange={onChange} filter={({ options }) => options} />;
  return <TextInput {...shared} {...keyboardOf(field)} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
}

const KEYBOARDS: Partial<Record<FieldKind, TextInputProps>> = {
  year: { inputMode: 'numeric', maxLength: 4 },
  metres: { inputMode: 'decimal' },
  kilograms: { inputMode: 'decimal' },
  rating: { inputMode: 'decimal' },
  hours: { inputMode: 'decimal' },
  money: { inputMode: 'decimal', leftSection: 'PHP', leftSectionWidth: 48 },
  mobile: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'off' },
};

/** The keyboard that a phone brings up. */
function keyboardOf({ kind }: Field): TextInputProps {
  return KEYBOARDS[kind] ?? {};
}
