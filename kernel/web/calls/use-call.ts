import { createContext, useCallback, useContext } from 'react';
import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { ApiError } from './api-error.ts';
import { call, type Answer, type CallInput } from './call.ts';
import { sendOrKeep } from './outbox.ts';
import { refresh } from './queries.ts';
import { useLock } from './use-lock.ts';

/** Whether what is read below goes with the other reads of its moment, as one request. */
export const Together = createContext(false);

interface CallOptions {
  enabled?: boolean;
  /** A search while typing: its failures are ignored. */
  search?: boolean;
  /** Asks again after so many milliseconds. */
  every?: number | false;
  /** Goes with the other reads of its moment, wherever it is read. */
  together?: boolean;
}

/** Reads a call and keeps the previous answer while the next one loads. */
export function useCall<E extends Endpoint>(endpoint: E, input: CallInput<E>, options: CallOptions = {}) {
  const isBelow = useContext(Together);
  const together = options.together ?? isBelow;
  return useQuery<Answer<E>, ApiError>({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, { ...input, signal, together }),
    placeholderData: keepPreviousData,
    enabled: options.enabled,
    refetchInterval: options.every,
    meta: { search: options.search },
  });
}

/** Reads the same call of several things at once: the answers in their order, undefined while one loads. */
export function useCalls<E extends Endpoint>(endpoint: E, inputs: readonly CallInput<E>[]): (Answer<E> | undefined)[] {
  const answers = useQueries({
    queries: inputs.map((input) => ({
      queryKey: callKey(endpoint, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, { ...input, signal }),
    })),
  });
  return answers.map(({ data }) => data);
}

/** Under what an answer is kept; the path comes first, so that `refresh` finds it. */
export function callKey<E extends Endpoint>(endpoint: E, input: CallInput<E>): unknown[] {
  const { params, query } = input as { params?: unknown; query?: unknown };
  return [endpoint.path, params ?? {}, query ?? {}];
}

interface SendOptions<E extends Endpoint> {
  onDone?: (answer: Answer<E>) => void;
  /** Other collections that change with this call. */
  alsoRefresh?: Pick<Endpoint, 'path'>[];
}

/** Makes a call that changes something or saves a file, one at a time. What it changed is read again, but not the record that a DELETE removed. */
export function useSend<E extends Endpoint>(endpoint: E, options: SendOptions<E> = {}) {
  const client = useQueryClient();
  const lock = useLock();
  const sending = useMutation<Answer<E>, ApiError, CallInput<E>>({
    mutationKey: [endpoint.path, endpoint.method],
    mutationFn: (input) => sendOrKeep(endpoint, input),
    onSuccess: (answer, input) => {
      const gone = endpoint.method === 'DELETE' ? callKey(endpoint, input) : undefined;
      const own = endpoint.method === 'GET' ? [] : [endpoint];
      for (const changed of [...own, ...(options.alsoRefresh ?? [])]) void refresh(client, changed, gone);
      options.onDone?.(answer);
    },
    onSettled: lock.release,
  });
  const send = sending.mutate;
  const mutate = useCallback<typeof send>(
    (...input) => {
      if (lock.take()) send(...input);
    },
    [send, lock],
  );
  return { ...sending, mutate };
}
