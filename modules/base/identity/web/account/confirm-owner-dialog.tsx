import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { useState, type FormEvent, type ReactNode } from 'react';
import { PasswordInput, Stack, Text } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';

interface ConfirmOwnerProps {
  title: string;
  question: ReactNode;
  /** What the button does, in one verb. */
  action: string;
  danger?: boolean;
  /** Where one signed in a while ago. */
  needsPassword: boolean;
  /** Why the password was refused. */
  error: string | undefined;
  loading: boolean;
  onConfirm: (password: string | undefined) => void;
  onClose: () => void;
}

/** Asked before a way to sign in is added or taken away; opened by being shown. */
export function ConfirmOwnerDialog(props: ConfirmOwnerProps) {
  const [password, setPassword] = useState('');
  const asks = props.needsPassword || props.error !== undefined;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    props.onConfirm(asks ? password : undefined);
  };
  return (
    <Dialog onClose={props.onClose} title={props.title}>
      <form noValidate onSubmit={confirm}>
        <Stack gap="sm">
          <Text size="sm">{props.question}</Text>
          {asks && <OwnPassword value={password} onChange={setPassword} error={props.error} />}
          <FormFoot action={props.action} danger={props.danger} disabled={asks && !password} pending={props.loading} />
        </Stack>
      </form>
    </Dialog>
  );
}

interface OwnPasswordProps {
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
}

export function OwnPassword({ value, onChange, error }: OwnPasswordProps) {
  return (
    <PasswordInput
      label={say('Your password')}
      description={say('You signed in a while ago. This protects you if you left a browser open.')}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': say('Show the password'), tabIndex: 0 }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
