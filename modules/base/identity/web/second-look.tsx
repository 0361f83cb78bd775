import { useRef, useState, type ReactNode } from 'react';
import { Anchor, Button, Group, Input, PasswordInput, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconFingerprint } from '@tabler/icons-react';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { challengePasskey } from '../contract/passkeys.ts';
import { mailSecondLook, readSecondLook, type SecondLookProof } from '../contract/second-look.ts';
import { askForPasskey, passkeysWork } from './passkeys/ask-authenticator.ts';

/** The fields of a form that asks for a second look. */
export const NO_PROOF = { password: '', code: '' };
type Proof = typeof NO_PROOF;

interface SecondLook {
  /** What of the body shows who one is; one answer of a passkey counts once. */
  prove: (values: Proof) => SecondLookProof;
  /** After a refusal: what a passkey answered is used up. */
  forget: () => void;
  fields: <V extends Proof>(form: UseFormReturnType<V>) => ReactNode;
}

/** Asks a person once more who they are, within a form: by password, passkey or code as at the sign-in, and not at all right after it. */
export function useSecondLook(): SecondLook {
  const answer = useRef<SecondLookProof['credential']>(undefined);
  return {
    prove: ({ password, code }) => {
      if (answer.current) return { credential: answer.current };
      return code === '' ? { password } : { code };
    },
    forget: () => {
      answer.current = undefined;
    },
    fields: (form) => (
      <Fields
        form={form}
        onAnswer={(credential) => {
          answer.current = credential;
        }}
      />
    ),
  };
}

interface FieldsProps {
  form: UseFormReturnType<Proof>;
  onAnswer: (credential: NonNullable<SecondLookProof['credential']>) => void;
}

function Fields({ form, onAnswer }: FieldsProps) {
  const ways = useCall(readSecondLook, {}).data;
  const [isByCode, setByCode] = useState(false);
  if (!ways) return <Skeleton h={60} aria-busy />;
  const isRefused = form.errors.password !== undefined;
  if (!ways.needed && !isRefused) return <Text size="sm">{say('You signed in a moment ago, so you are not asked again.')}</Text>;
  const change = () => {
    form.setFieldValue('password', '');
    form.setFieldValue('code', '');
    setByCode(!isByCode);
  };
  return (
    <Stack gap="xs">
      {isByCode ? (
        <CodeField form={form} isMailed={ways.codes.includes('email')} />
      ) : (
        <PasswordInput
          label={say('Your password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
          {...form.getInputProps('password')}
        />
      )}
      <Group gap="md">
        {ways.codes.length > 0 && (
          <Anchor component="button" type="button" size="sm" py={4} onClick={change}>
            {isByCode ? say('Use the password') : say('Use a code')}
          </Anchor>
        )}
      </Group>
      {ways.passkey && passkeysWork() && <PasskeyButton error={form.errors.credential} onAnswer={onAnswer} />}
    </Stack>
  );
}

/** A code of the second factor; one by e-mail is sent when it is asked for. */
function CodeField({ form, isMailed }: Pick<FieldsProps, 'form'> & { isMailed: boolean }) {
  const mailing = useSend(mailSecondLook, { onDone: ({ message }) => showSuccess(message) });
  return (
    <>
      <TextInput
        label={say('Code of your second factor')}
        description={say('Of the authenticator app, from the e-mail, or a recovery code.')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        {...form.getInputProps('code')}
      />
      {isMailed && (
        <Button variant="default" w="fit-content" loading={mailing.isPending} onClick={() => mailing.mutate({})}>
          {say('Send a code by e-mail')}
        </Button>
      )}
    </>
  );
}

/** Asks the authenticator, and sends the form with its answer. */
function PasskeyButton({ error, onAnswer }: { error: ReactNode } & Pick<FieldsProps, 'onAnswer'>) {
  const [trouble, setTrouble] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const challenge = useSend(challengePasskey, {
    onDone: ({ options }) => {
      setAsking(true);
      askForPasskey(options)
        .then(onAnswer)
        .then(() => button.current?.form?.requestSubmit())
        .catch((failure: Error) => setTrouble(failure.message))
        .finally(() => setAsking(false));
    },
  });
  return (
    <Input.Wrapper error={trouble ?? error ?? challenge.error?.message}>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconFingerprint size={18} aria-hidden />}
        loading={challenge.isPending || isAsking}
        onClick={() => {
          setTrouble(undefined);
          challenge.mutate({});
        }}
      >
        {say('Use a passkey')}
      </Button>
    </Input.Wrapper>
  );
}
