import { useState, type ReactNode } from 'react';
import { Alert, Button, Stack, TextInput } from '@mantine/core';
import type { z } from 'zod';
import { DateField } from '@talaan/kernel/web/date-field.tsx';
import type { useSend } from '@talaan/kernel/web/use-call.ts';
import type { register } from '../../contract/registration.ts';

interface FormProps {
  sending: ReturnType<typeof useSend<typeof register>>;
}

/** What is typed here is never kept as a draft: it may be somebody else's browser. */
export function StaffForm({ sending }: FormProps) {
  const [values, setValues] = useState({ idno: '', birth_date: null as string | null, email: '' });
  const errors = sending.error?.errors ?? {};
  return (
    <Sheet sending={sending} body={() => ({ kind: 'staff', ...values, birth_date: values.birth_date ?? '' })} fields={['idno', 'birth_date', 'email']}>
      <TextInput
        label="Employee number"
        description="As on your ID card"
        name="idno"
        autoComplete="off"
        required
        withAsterisk={false}
        value={values.idno}
        onChange={({ currentTarget: { value } }) => setValues((before) => ({ ...before, idno: value }))}
        error={errors.idno?.join(' ')}
      />
      <DateField
        label="Birth date"
        name="birth_date"
        autoComplete="bday"
        required
        withAsterisk={false}
        placeholder="5 Mar 1985"
        value={values.birth_date}
        onChange={(birth_date) => setValues((before) => ({ ...before, birth_date }))}
        error={errors.birth_date && (values.birth_date ? errors.birth_date.join(' ') : 'Give your birth date.')}
      />
      <EmailField email={values.email} onChange={(email) => setValues((before) => ({ ...before, email }))} error={errors.email?.join(' ')} />
    </Sheet>
  );
}

export function ApplicantForm({ sending }: FormProps) {
  const [values, setValues] = useState({ name: '', email: '' });
  const errors = sending.error?.errors ?? {};
  return (
    <Sheet sending={sending} body={() => ({ kind: 'applicant', ...values })} fields={['name', 'email']}>
      <TextInput
        label="Name"
        description="First name and surname"
        name="name"
        autoComplete="name"
        required
        withAsterisk={false}
        value={values.name}
        onChange={({ currentTarget: { value } }) => setValues((before) => ({ ...before, name: value }))}
        error={errors.name?.join(' ')}
      />
      <EmailField email={values.email} onChange={(email) => setValues((before) => ({ ...before, email }))} error={errors.email?.join(' ')} />
    </Sheet>
  );
}

function EmailField({ email, onChange, error }: { email: string; onChange: (email: string) => void; error: string | undefined }) {
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

interface SheetProps extends FormProps {
  body: () => z.input<typeof register.body>;
  /** Those whose errors stand beside them. */
  fields: string[];
  children: ReactNode;
}

function Sheet({ sending, body, fields, children }: SheetProps) {
  const { error } = sending;
  const elsewhere = error && !fields.some((field) => error.errors[field]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate({ body: body() });
      }}
    >
      <Stack gap="sm">
        {elsewhere && (
          <Alert color="red" p="xs" role="alert">
            {error.message}
          </Alert>
        )}
        {children}
        <Button type="submit" fullWidth mt="xs" loading={sending.isPending}>
          Register
        </Button>
      </Stack>
    </form>
  );
}
