import { TextInput } from '@mantine/core';

/** The address of who registers. */
export function EmailField({ email, onChange, error }: { email: string; onChange: (email: string) => void; error: string | undefined }) {
  return (
    <TextInput
      label="E-mail"
      description="We mail you a link to confirm it. You will sign in with this address."
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
