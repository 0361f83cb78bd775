import { hashKey, MutationCache, QueryCache, QueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { collectionOf, type Endpoint } from '../../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { KeptForLater } from './outbox.ts';
import { reportFailure, reportUploadFailure, showSuccess } from '../toasts.ts';

/** When each query was last asked for. */
const askedAt = new WeakMap<Query, number>();

/** Failures of search calls are ignored, all others are told (specification, section 8). */
export function makeQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (failure, query) => {
      if (!query.meta?.search && !isOffline(failure)) void reportFailure(failure);
    },
  });
  queryCache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') askedAt.set(event.query, performance.now());
  });
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onError: (failure, input) => {
        if (failure instanceof KeptForLater) showSuccess(failure.message);
        else void (carriesFile(input) ? reportUploadFailure(failure) : reportFailure(failure));
      },
    }),
    defaultOptions: {
      queries: { staleTime: 10_000, retry: retryUnanswered, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Whether what a query says may be from before a moment (`performance.now()`). */
export function isFromBefore(query: Query, moment: number): boolean {
  return (askedAt.get(query) ?? -Infinity) <= moment;
}

function carriesFile(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'file' in input && input.file !== undefined;
}

/** What the banner says already. */
function isOffline(failure: Error): boolean {
  return failure instanceof ApiError && failure.status === 0 && !navigator.onLine;
}

/** Only a call without an answer is worth repeating. */
function retryUnanswered(failures: number, failure: Error): boolean {
  return failure instanceof ApiError && failure.status === 0 && failures < 2;
}

/**
 * Reads again whatever an endpoint's collection answered: everything under its first path segment. A record that is gone (its `callKey`) and what is
 * read below it are not asked for: the screen that removed it is still there for a moment, and the answer would be 404.
 */
export async function refresh(client: QueryClient, endpoint: Pick<Endpoint, 'path'>, gone?: QueryKey): Promise<void> {
  const collection = collectionOf(endpoint.path);
  const isOfIt = ({ queryKey }: Pick<Query, 'queryKey'>) => collectionOf(String(queryKey[0])) === collection;
  const isGone = ({ queryKey }: Pick<Query, 'queryKey'>) => gone !== undefined && isOfRecord(queryKey, gone);
  await Promise.all([
    client.invalidateQueries({ predicate: (query) => isOfIt(query) && !isGone(query) }),
    client.invalidateQueries({ predicate: isGone, refetchType: 'none' }),
  ]);
}

/** Whether a call reads the record that another names by the end of its path, or something below that record. */
export function isOfRecord([path, params]: QueryKey, [record, of]: QueryKey): boolean {
  if (!String(record).endsWith('}')) return false;
  return (path === record || String(path).startsWith(`${String(record)}/`)) && isSame(params, of);
}

function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}
