import { TextInput } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';

/** The address of who registers. */
export function EmailField({ email, onChange, error }: { email: string; onChange: (email: string) => void; error: string | undefined }) {
  return (
    <TextInput
      label={say('E-mail')}
      description={say('We mail you a link to confirm it. You will sign in with this address.')}
      type="email"
      name="email"
      autoComplete="email"
      required
      withAsterisk={false}
      value={email}
      onChange={({ currentTarget: { value } }) => onChange(value)}
      error={error}
    />
  );
}
