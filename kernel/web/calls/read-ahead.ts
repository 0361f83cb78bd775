import type { QueryClient } from '@tanstack/react-query';
import type { AnyPoint } from '../../contract/contributions.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { call, type Answer, type CallInput } from './call.ts';
import { callKey } from './use-call.ts';

/** Where a screen is about to open. */
export interface OpeningAddress {
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** Asks for what `useCall` will read; undefined where that failed, which the screen tells when it asks itself. */
export type AskAhead = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Answer<E> | undefined>;

/**
 * Exported by the file of a screen as `readAhead`: what it reads first, asked for at the press that opens it (decision 309), before
 * anything of it is drawn. It returns what is worth a short wait: what the screen is about. What was answered just now is not asked again.
 */
export type ReadAhead = (ask: AskAhead, address: OpeningAddress, app: AppAhead) => Promise<unknown>;

/** What modules contribute and what was read, outside of what is drawn. */
export interface AppAhead {
  queries: QueryClient;
  contributed: <T extends object>(point: AnyPoint<T>) => readonly T[];
}

export function readAheadWith(app: AppAhead): (read: ReadAhead, address: OpeningAddress) => Promise<unknown> {
  const ask: AskAhead = (endpoint, input) =>
    app.queries
      .fetchQuery({
        queryKey: callKey(endpoint, input),
        queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
        // The screen asks again and tells of a failure.
        meta: { search: true },
      })
      .catch(() => undefined);
  return (read, address) => read(ask, address, app);
}
