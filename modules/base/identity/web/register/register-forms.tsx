import { EmailField } from './email-field.tsx';
import { useState, type ReactNode } from 'react';
import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import type { register } from '../../contract/registration.ts';
import type { useCheckedSend } from '../use-checked-send.ts';
import type { Sent } from '@talaan/kernel/web/calls/call.ts';

interface FormProps {
  sending: ReturnType<typeof useCheckedSend<typeof register>>;
}

/** What is typed here is never kept as a draft: it may be somebody else's browser. */
export function StaffForm({ sending }: FormProps) {
  const [values, setValues] = useState({ idno: '', birth_date: null as string | null, email: '' });
  const { errors } = sending;
  return (
    <Sheet sending={sending} body={() => ({ kind: 'staff', ...values, birth_date: values.birth_date ?? '' })}>
      <TextInput
        label={say('Employee number')}
        description={say('As on your ID card')}
        name="idno"
        autoComplete="off"
        required
        withAsterisk={false}
        value={values.idno}
        onChange={({ currentTarget: { value } }) => setValues((before) => ({ ...before, idno: value }))}
        error={errors.idno?.join(' ')}
      />
      <DateField
        label={say('Birth date')}
        name="birth_date"
        autoComplete="bday"
        required
        withAsterisk={false}
        value={values.birth_date}
        onChange={(birth_date) => setValues((before) => ({ ...before, birth_date }))}
        error={errors.birth_date && (values.birth_date ? errors.birth_date.join(' ') : 'Enter your birth date.')}
      />
      <EmailField
        email={values.email}
        onChange={(email) => setValues((before) => ({ ...before, email }))}
        error={errors.email?.join(' ')}
      />
    </Sheet>
  );
}

interface SheetProps extends FormProps {
  body: () => Sent<typeof register>;
  children: ReactNode;
}

function Sheet({ sending, body, children }: SheetProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sending.submit(body());
      }}
    >
      <Stack gap="sm">
        {sending.trouble && (
          <Alert color="red" p="xs" role="alert">
            {sending.trouble}
          </Alert>
        )}
        {children}
        <Button type="submit" fullWidth mt="xs" loading={sending.isPending}>
          {say('Register')}
        </Button>
      </Stack>
    </form>
  );
}
