import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Alert, Box, Button, Stack } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { ApiError } from '../calls/api-error.ts';
import { findBodyFaults, loadBodySchema } from './body-schema.ts';
import type { Answer } from '../calls/call.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { useDialog, useDialogGuard } from '../dialogs/dialog.tsx';
import { forgetDraft, saveDraft, readDraft } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { errorsByField } from './form-faults.ts';
import { FormFoot } from './form-foot.tsx';
import { useLeaveGuard } from './leave-guard.ts';
import { useMayCall } from '../calls/may-call.ts';
import { ownerOfDevice } from '../calls/own-device.ts';
import { KeptForLater } from '../calls/outbox.ts';
import { refresh } from '../calls/queries.ts';
import { showSuccess } from '../toasts.ts';
import { useSend } from '../calls/use-call.ts';
import { useFormFaults } from './use-form-faults.ts';
import { say } from '../../contract/say.ts';

interface FormShellProps<E extends Endpoint, V extends object> {
  endpoint: E;
  params?: z.input<E['params']>;
  /** What the fields start with. */
  initial: V;
  /** Of the record as it was read, where the call is `versioned`: what was changed since is not overwritten unasked. */
  version?: number;
  /** Turns the fields into the body of the call; without it they are the body. */
  body?: (values: V) => z.input<E['body']>;
  /** Under what name the draft is kept while typing. */
  draft: string;
  /** What the button says. */
  submit: string;
  /** How wide the fields and their foot are on a page, in px. */
  maw?: number;
  /** It cannot be undone. */
  danger?: boolean;
  /** The toast after the call; as the server says it where several records are changed. Null where the screen itself says it. */
  success: string | ((answer: Answer<E>) => string) | null;
  alsoRefresh?: Pick<Endpoint, 'path'>[];
  onDone?: (answer: Answer<E>) => void;
  /** Asked before the call where it touches others; false leaves the form as it is. */
  confirm?: (values: V) => Promise<boolean>;
  /** Hears of a refusal that the form asks about, such as a duplicate; errors of fields are shown in any case. */
  onRefused?: (failure: ApiError, form: UseFormReturnType<V>) => void;
  /** On a page; in a dialog Cancel closes that. */
  onCancel?: () => void;
  children: (form: UseFormReturnType<V>) => ReactNode;
}

/** Where one sees what is still to be sent. */
const UNSENT = '/account/unsent';

/** The one form: draft while typing, errors on their fields, one submit at a time, and a question before leaving. */
export function FormShell<E extends Endpoint, V extends object>(props: FormShellProps<E, V>) {
  const [restored, setRestored] = useState(() => readOwnDraft(props.draft, props.initial));
  const done = useRef(false);
  const asking = useRef(false);
  const fields = useRef<HTMLFormElement>(null);
  const [version, setVersion] = useState(() => (restored && (readDraft(versionKey(props.draft)) as number | undefined)) ?? props.version);
  const forget = () => {
    forgetDraft(props.draft);
    forgetDraft(versionKey(props.draft));
    forgetDraft(correctedKey(props.draft));
  };
  const keep = (values: V) => {
    void loadBodySchema(props.endpoint);
    saveDraft(props.draft, values);
    if (version !== undefined) saveDraft(versionKey(props.draft), version);
  };
  const form = useForm<V>({ initialValues: restored ?? props.initial, onValuesChange: keep });
  const [changed, setChanged] = useState<ApiError>();
  const latest = useRef(props);
  const onNewer = useRef<() => void>(undefined);
  useEffect(() => {
    const isNewer = latest.current.version !== props.version;
    latest.current = props;
    if (!isNewer) return;
    onNewer.current?.();
    onNewer.current = undefined;
  });
  const client = useQueryClient();
  const navigate = useNavigate();
  const send = useSend(props.endpoint, {
    alsoRefresh: props.alsoRefresh,
    onDone: (answer) => {
      done.current = true;
      forget();
      if (props.success !== null) showSuccess(typeof props.success === 'string' ? props.success : props.success(answer));
      props.onDone?.(answer);
    },
  });
  const { faults, summary, show } = useFormFaults(fields, !send.isPending);
  const mayCall = useMayCall(props.endpoint);
  // Where it may be sent later it is filled in without a network too.
  useEffect(
    () => void (props.endpoint.sentLater !== undefined && ownerOfDevice() !== undefined && loadBodySchema(props.endpoint)),
    [props.endpoint],
  );
  const isDirty = () => (form.isDirty() || restored !== undefined) && !done.current;
  useLeaveGuard(isDirty, { inDialog: useDialog() !== null });
  useDialogGuard({ isDirty, discard: forget });

  const showErrors = (errors: Record<string, string[]>) => {
    form.setErrors(Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.join(' ')])));
    show();
  };

  const submit = async (over = version) => {
    const body = props.body ? props.body(form.getValues()) : form.getValues();
    const wrong = await findBodyFaults(props.endpoint, body);
    if (wrong) return showErrors(errorsByField(wrong, fields.current));
    // A date that cannot be read stands in the field alone: the values know the one before it.
    if (hasUnreadable(fields.current)) return showErrors({});
    if (props.confirm && !(await askOnce(() => props.confirm!(form.getValues())))) return;
    const { pathname, search } = window.location;
    const corrects = readDraft(correctedKey(props.draft)) as number | undefined;
    const filled = { draft: props.draft, values: form.getValues(), address: pathname + search, corrects };
    send.mutate({ params: props.params, body, version: over, form: filled } as never, {
      onError: (failure) => {
        if (failure instanceof KeptForLater) {
          done.current = true;
          forget();
          return void navigate(UNSENT);
        }
        setChanged(typeof failure.answer.version === 'number' ? failure : undefined);
        showErrors(failure.errors);
        props.onRefused?.(failure, form);
      },
    });
  };

  /** What is asked before the call takes a moment to be there: pressed again meanwhile, it is not asked twice. */
  const askOnce = async (ask: () => Promise<boolean>) => {
    if (asking.current) return false;
    asking.current = true;
    return ask().finally(() => (asking.current = false));
  };

  const discard = () => {
    const { initial, version: now } = latest.current;
    form.setInitialValues(initial);
    form.setValues(initial);
    forget();
    setVersion(now);
    setChanged(undefined);
    setRestored(undefined);
  };
  // What was read arrives in a later rendering than the end of the reading.
  const takeTheirs = () => {
    onNewer.current = discard;
    void refresh(client, props.endpoint);
  };

  return (
    <Box
      component="form"
      maw={props.maw}
      ref={fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog over a form is part of it to React: that one is not submitted.
        event.stopPropagation();
        void submit();
      }}
    >
      <Stack gap="md">
        {faults.length > 0 && <ErrorSummary faults={faults} ref={summary} />}
        {restored && (
          <Alert color="blue" title={say('Draft restored')}>
            <Button size="compact-sm" variant="default" onClick={discard}>
              {say('Discard draft')}
            </Button>
          </Alert>
        )}
        {changed && (
          <ChangedMeanwhile
            message={changed.message}
            onTakeTheirs={takeTheirs}
            onKeepMine={() => void submit(changed.answer.version as number)}
          />
        )}
        {props.children(form)}
        {mayCall ? (
          <FormFoot action={props.submit} danger={props.danger} pending={send.isPending} onCancel={props.onCancel} />
        ) : (
          <Alert color="gray">{say('You can read this. It applies to the whole university, and your role to a part of it.')}</Alert>
        )}
      </Stack>
    </Box>
  );
}

/** What was typed before and not saved; a draft that says what the record says by now is none. */
function readOwnDraft<V>(draft: string, initial: V): V | undefined {
  const kept = readDraft(draft) as V | undefined;
  return JSON.stringify(kept) === JSON.stringify(initial) ? undefined : kept;
}

/** Under what name the version is kept that a draft began with. */
function versionKey(draft: string): string {
  return `${draft}:version`;
}

/** Under what name it is kept that a draft corrects what was refused after it was filed offline. */
export function correctedKey(draft: string): string {
  return `${draft}:corrects`;
}

/** Asks the fields that check what was typed themselves; each that refuses says why under itself. */
function hasUnreadable(form: HTMLFormElement | null): boolean {
  const refusing = [...(form?.querySelectorAll('input') ?? [])].filter(({ validity }) => validity.customError);
  for (const field of refusing) field.checkValidity();
  return refusing.length > 0;
}
