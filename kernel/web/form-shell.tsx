import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import type { ApiError } from './api-error.ts';
import type { Answer } from './call.ts';
import { forgetDraft, saveDraft, readDraft } from './draft.ts';
import { showSuccess } from './toasts.ts';
import { useSend } from './use-call.ts';
import { useLeaveGuard } from './leave-guard.ts';

interface FormShellProps<E extends Endpoint, V extends object> {
  endpoint: E;
  params?: z.input<E['params']>;
  /** What the fields start with. */
  initial: V;
  /** Turns the fields into the body of the call; without it they are the body. */
  body?: (values: V) => z.input<E['body']>;
  /** Under what name the draft is kept while typing. */
  draft: string;
  /** What the button says. */
  submit: string;
  /** The toast after the call. */
  success: string;
  alsoRefresh?: Pick<Endpoint, 'path'>[];
  onDone?: (answer: Answer<E>) => void;
  /** Hears of a refusal that the form asks about, such as a duplicate; errors of fields are shown in any case. */
  onRefused?: (failure: ApiError, form: UseFormReturnType<V>) => void;
  onCancel?: () => void;
  children: (form: UseFormReturnType<V>) => ReactNode;
}

/** The one form: draft while typing, errors on their fields, one submit at a time, and a question before leaving. */
export function FormShell<E extends Endpoint, V extends object>(props: FormShellProps<E, V>) {
  const [restored, setRestored] = useState(() => readDraft(props.draft) as V | undefined);
  const done = useRef(false);
  const sending = useRef(false);
  const mustFocus = useRef(false);
  const fields = useRef<HTMLFormElement>(null);
  const form = useForm<V>({ initialValues: restored ?? props.initial, onValuesChange: (values) => saveDraft(props.draft, values) });
  const send = useSend(props.endpoint, {
    alsoRefresh: props.alsoRefresh,
    onDone: (answer) => {
      done.current = true;
      forgetDraft(props.draft);
      showSuccess(props.success);
      props.onDone?.(answer);
    },
  });
  useLeaveGuard(() => (form.isDirty() || restored !== undefined) && !done.current);

  const showErrors = (errors: Record<string, string[]>) => {
    form.setErrors(Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.join(' ')])));
    mustFocus.current = true;
  };
  // After every rendering: the wrong field is marked in one and can be focused once the button is free again.
  useEffect(() => {
    if (!mustFocus.current || send.isPending) return;
    mustFocus.current = false;
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  const submit = () => {
    if (sending.current) return;
    const body = props.body ? props.body(form.getValues()) : form.getValues();
    const checked = props.endpoint.body.safeParse(body);
    if (!checked.success) return showErrors(errorsByField(checked.error, body));
    sending.current = true;
    send.mutate({ params: props.params, body } as never, {
      onError: (failure) => {
        showErrors(failure.errors);
        props.onRefused?.(failure, form);
      },
      onSettled: () => {
        sending.current = false;
      },
    });
  };

  const discard = () => {
    form.setInitialValues(props.initial);
    form.setValues(props.initial);
    forgetDraft(props.draft);
    setRestored(undefined);
  };

  return (
    <form
      ref={fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        {restored && (
          <Alert color="blue" title="This is what you typed before">
            <Button size="compact-sm" variant="default" onClick={discard}>
              Start over
            </Button>
          </Alert>
        )}
        {props.children(form)}
        <Group gap="xs">
          <Button type="submit" loading={send.isPending}>
            {props.submit}
          </Button>
          {props.onCancel && (
            <Button variant="default" onClick={props.onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

/** The server's `errors` map, made in the browser from the same schema; what was left empty is told as just that. */
function errorsByField(error: z.ZodError, body: unknown): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, code, message } of error.issues) {
    const isEmpty = ['', null, undefined].includes(valueAt(body, path) as string);
    (errors[path.join('.')] ??= []).push(isEmpty && (code === 'invalid_type' || code === 'invalid_format') ? 'Fill this in.' : message);
  }
  return errors;
}

function valueAt(body: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], body);
}
