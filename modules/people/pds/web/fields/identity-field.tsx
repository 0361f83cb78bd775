import { useLayoutEffect, useRef, useState } from 'react';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { IDENTITY_NUMBERS, type IdentityKind } from '@talaan/personnel/rules/identity-numbers.ts';
import { mask } from '../../contract/identity-numbers.ts';
import { attempt } from '../sheet/use-sheet-store.ts';
import { useSheet } from '../sheet/sheet-context.ts';
import { hyphenateTyped, placeAfterDigits } from './hyphens.ts';
import { fieldOf, isMasked, textOf, useRow } from './row-context.ts';
import { placeholderOf, type InputProps } from './input-props.ts';
import { useTyping } from './use-typing.ts';

/** A number that only its owner should read: all but its end is dots until it is shown; hyphens come while one types. */
export function IdentityField({ name, error, ...props }: InputProps & { name: string }) {
  const { section, values, set, leave } = useRow();
  const { shown, toggle } = useRevealed(name);
  const groups = name in IDENTITY_NUMBERS ? IDENTITY_NUMBERS[name as IdentityKind].groups : undefined;
  const saved = textOf(values[name]);
  const typing = useTyping(shown ?? (isMasked(saved) ? saved : mask(saved)), (text) => set({ [name]: text }), leave);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  // A hyphen that came or went would leave the caret at the end.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    const at = placeAfterDigits(input.current?.value ?? '', caret.current);
    caret.current = null;
    input.current?.setSelectionRange(at, at);
  });
  return (
    <TextInput
      ref={input}
      {...props}
      inputMode={groups ? 'numeric' : 'text'}
      autoComplete="off"
      error={typing.isTyping ? undefined : error}
      placeholder={placeholderOf(fieldOf(section, name), props.required)}
      readOnly={saved !== '' && shown === undefined && !typing.isTyping}
      value={typing.props.value}
      onBlur={typing.props.onBlur}
      onChange={({ currentTarget: { value, selectionStart } }) => {
        if (groups) caret.current = value.slice(0, selectionStart ?? undefined).replaceAll(/\D/g, '').length;
        typing.props.onChange(groups ? hyphenateTyped(value, groups) : value);
      }}
      rightSectionWidth={44}
      rightSection={saved !== '' && !typing.isTyping && <RevealButton label={props.label} isShown={shown !== undefined} onClick={toggle} />}
    />
  );
}

/** The whole number, once it was asked for and until it is hidden again or changed. */
export function useRevealed(name: string) {
  const { section, row, values } = useRow();
  const { actions } = useSheet();
  const [revealed, setRevealed] = useState<{ of: string; value: string }>();
  const saved = textOf(values[name]);
  const shown = revealed?.of === saved ? revealed.value : undefined;
  const toggle = () => {
    if (shown !== undefined) return setRevealed(undefined);
    if (!isMasked(saved)) return setRevealed({ of: saved, value: saved });
    void attempt(async () => setRevealed({ of: saved, value: textOf(await actions.reveal(section, row.id, name)) }));
  };
  return { shown, toggle };
}

export function RevealButton({ label, isShown, onClick }: { label: string; isShown: boolean; onClick: () => void }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={34}
      onClick={onClick}
      aria-label={isShown ? say('Hide {label}', { label }) : say('Show {label}', { label })}
    >
      {isShown ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
    </ActionIcon>
  );
}
