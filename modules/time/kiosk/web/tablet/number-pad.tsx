import { useEffect, useRef, useState } from 'react';
import { Button, Stack, TextInput } from '@mantine/core';
import { IconBackspace } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '-', '0'];
const LONGEST = 20;

interface NumberPadProps {
  disabled: boolean;
  /** The other ways failed: it gets the focus and says so. */
  isAsked: boolean;
  onNumber: (number: string) => void;
}

/** Takes an employee number by touch or keyboard. */
export function NumberPad({ disabled, isAsked, onNumber }: NumberPadProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  const press = (key: string) => setTyped((before) => `${before}${key}`.slice(0, LONGEST));
  const send = () => {
    if (typed.trim() === '') return;
    setTyped('');
    onNumber(typed.trim());
  };
  return (
    <Stack
      component="form"
      gap="sm"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextInput
        ref={field}
        label={isAsked ? say('Type your employee number') : say('No card? Enter your employee number')}
        description={say('The camera takes a photo, which HR reviews.')}
        size="xl"
        inputMode="text"
        autoComplete="off"
        maxLength={LONGEST}
        disabled={disabled}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className="kiosk-pad">
        {KEYS.map((key) => (
          <Button key={key} variant="default" disabled={disabled} onClick={() => press(key)}>
            {key}
          </Button>
        ))}
        <Button
          variant="default"
          disabled={disabled}
          aria-label={say('Delete the last digit')}
          onClick={() => setTyped((before) => before.slice(0, -1))}
        >
          <IconBackspace size={32} aria-hidden />
        </Button>
      </div>
      <Button type="submit" size="xl" disabled={disabled || typed.trim() === ''}>
        {say('Record')}
      </Button>
    </Stack>
  );
}
