import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Stack } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { z } from 'zod';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { forgetDraft, saveDraft, readDraft } from '@talaan/kernel/web/forms/draft.ts';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { useLeaveGuard } from '@talaan/kernel/web/forms/leave-guard.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';

type Previews<P extends { digest: string }> = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType<P>>;
type Acts = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType<{ message: string }>>;

interface PreviewedFormProps<V extends object, P extends { digest: string }> {
  draft: string;
  initial: V;
  params: Record<string, unknown>;
  preview: Previews<P>;
  act: Acts;
  body: (values: V) => unknown;
  /** What the button says that writes. */
  submit: string;
  alsoRefresh?: Pick<Endpoint, 'path'>[];
  onDone: () => void;
  /** On a page; in a dialog Cancel closes that. */
  onCancel?: () => void;
  /** Shows what would change. */
  show: (preview: P) => ReactNode;
  children: (form: UseFormReturnType<V>) => ReactNode;
}

/** A form in two steps: fields, then all that would change; only what was shown is written. Typed values stay as a draft until then. */
export function PreviewedForm<V extends object, P extends { digest: string }>(props: PreviewedFormProps<V, P>) {
  const { draft, params, body } = props;
  const [restored] = useState(() => readDraft(draft) as V | undefined);
  const [shown, setShown] = useState<{ body: object; preview: P }>();
  const done = useRef(false);
  const mustFocus = useRef(false);
  const fields = useRef<HTMLFormElement>(null);
  const form = useForm<V>({ initialValues: { ...props.initial, ...restored }, onValuesChange: (values) => saveDraft(draft, values) });
  const look = useSend(props.preview as Endpoint);
  const write = useSend(props.act as Endpoint, {
    alsoRefresh: props.alsoRefresh,
    onDone: (answer) => {
      done.current = true;
      forgetDraft(draft);
      showSuccess((answer as { message: string }).message);
      props.onDone();
    },
  });
  useLeaveGuard(() => (form.isDirty() || restored !== undefined) && !done.current);
  useEffect(() => {
    if (!mustFocus.current || look.isPending) return;
    mustFocus.current = false;
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  const refuse = ({ errors }: { errors: Record<string, string[]> }) => {
    setShown(undefined);
    form.setErrors(Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.join(' ')])));
    mustFocus.current = true;
  };
  const lookAt = () => {
    form.clearErrors();
    const wanted = body(form.getValues()) as object;
    look.mutate(
      { params, body: wanted },
      {
        onSuccess: (preview) => setShown({ body: wanted, preview: preview as P }),
        onError: refuse,
      },
    );
  };
  if (shown) {
    return (
      <Stack gap="md">
        {props.show(shown.preview)}
        <FormFoot
          action={props.submit}
          hasFocus
          pending={write.isPending}
          onAction={() => write.mutate({ params, body: { ...shown.body, digest: shown.preview.digest } }, { onError: refuse })}
          onBack={() => setShown(undefined)}
        />
      </Stack>
    );
  }
  return (
    <form
      ref={fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        lookAt();
      }}
    >
      <Stack gap="md">
        {props.children(form)}
        <FormFoot action="Review changes" pending={look.isPending} onCancel={props.onCancel} />
      </Stack>
    </form>
  );
}
