import { useState } from 'react';
import { z } from 'zod';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import type { Answer } from '@talaan/kernel/web/call.ts';
import { useSend } from '@talaan/kernel/web/use-call.ts';

/** Sends a body that keeps to its schema; what does not is told beside its field, as the server would, without asking it. */
export function useCheckedSend<E extends Endpoint>(endpoint: E, options: { onDone?: (answer: Answer<E>) => void } = {}) {
  const [wrong, setWrong] = useState<Record<string, string[] | undefined>>();
  const sending = useSend(endpoint, options);
  const submit = (body: z.input<E['body']>) => {
    const checked = endpoint.body.safeParse(body);
    setWrong(checked.success ? undefined : z.flattenError(checked.error).fieldErrors);
    if (checked.success) sending.mutate({ body } as never);
  };
  const errors = wrong ?? sending.error?.errors ?? {};
  return {
    submit,
    errors,
    /** What is wrong with no single field. */
    trouble: sending.error && Object.keys(errors).length === 0 ? sending.error.message : undefined,
    data: sending.data,
    isPending: sending.isPending,
    reset: () => {
      setWrong(undefined);
      sending.reset();
    },
  };
}
