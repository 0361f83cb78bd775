import { useState } from 'react';
import { Button, Group, TextInput } from '@mantine/core';
import { focusOnSight } from '@talaan/kernel/web/forms/focus-on-sight.ts';
import { say } from '@talaan/kernel/contract/say.ts';

interface CodeFormProps {
  label: string;
  isPending: boolean;
  error: string | undefined;
  onSubmit: (code: string) => void;
  onCancel: () => void;
}

/** The six digits that turn a factor on. */
export function CodeForm({ label, isPending, error, onSubmit, onCancel }: CodeFormProps) {
  const [code, setCode] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(code);
      }}
    >
      <TextInput
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        maw={240}
        required
        ref={focusOnSight}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={error}
      />
      <Group gap="xs" mt="sm">
        <Button type="submit" loading={isPending}>
          {say('Turn on')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {say('Cancel')}
        </Button>
      </Group>
    </form>
  );
}
