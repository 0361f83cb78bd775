import { useState } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { findBodyFaults } from '@talaan/kernel/web/forms/body-schema.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';

/** Sends a body that keeps to its schema; what does not is told beside its field, as the server would, without asking it. */
export function useCheckedSend<E extends Endpoint>(
  endpoint: E,
  options: { onDone?: (answer: Answer<E>) => void; alsoRefresh?: Pick<Endpoint, 'path'>[] } = {},
) {
  const [wrong, setWrong] = useState<Record<string, string[] | undefined>>();
  const sending = useSend(endpoint, options);
  const check = async (body: z.input<E['body']>) => {
    const found = await findBodyFaults(endpoint, body);
    setWrong(found?.flatten().fieldErrors);
    if (!found) sending.mutate({ body } as never);
  };
  const errors = wrong ?? sending.error?.errors ?? {};
  return {
    submit: (body: z.input<E['body']>) => void check(body),
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
