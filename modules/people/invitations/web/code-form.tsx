import { useState } from 'react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { findBodyFaults } from '@talaan/kernel/web/forms/body-schema.ts';
import { openInvitation } from '../contract/coming-in.ts';
import type { Proof } from './invitation-screen.tsx';

/** Number and code as they are on a slip, for anyone who does not scan its picture. */
export function CodeForm({ onTyped }: { onTyped: (proof: Proof) => void }) {
  const [values, setValues] = useState({ number: '', code: '' });
  const [faults, setFaults] = useState<Record<string, string[] | undefined>>({});
  const open = async () => {
    const proof = { kind: 'slip' as const, ...values };
    const found = await findBodyFaults(openInvitation, proof);
    if (found) setFaults(found.flatten().fieldErrors);
    else onTyped(proof);
  };
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => setValues((before) => ({ ...before, [name]: value })),
    error: faults[name]?.join(' '),
    autoComplete: 'off',
    required: true,
    withAsterisk: false,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <Stack gap="sm">
        <Text size="sm">{say('Enter what is on the slip of the HR office. If you had a letter, open the link in it.')}</Text>
        <TextInput label={say('Employee number')} data-autofocus {...field('number')} />
        <TextInput
          label={say('Code')}
          description={say('12 letters and digits')}
          autoCapitalize="characters"
          spellCheck={false}
          {...field('code')}
        />
        <Button type="submit" fullWidth mt="xs">
          {say('Continue')}
        </Button>
      </Stack>
    </form>
  );
}
