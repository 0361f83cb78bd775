import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { collectionOf, type Endpoint } from '../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { reportFailure, reportUploadFailure } from './toasts.ts';

/** Failures of search calls are ignored, all others are told (specification, section 8). */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (failure, query) => {
        if (!query.meta?.search) void reportFailure(failure);
      },
    }),
    mutationCache: new MutationCache({
      onError: (failure, input) => void (carriesFile(input) ? reportUploadFailure(failure) : reportFailure(failure)),
    }),
    defaultOptions: {
      queries: { staleTime: 10_000, retry: retryUnanswered, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}

function carriesFile(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'file' in input && input.file !== undefined;
}

/** Only a call without an answer is worth repeating. */
function retryUnanswered(failures: number, failure: Error): boolean {
  return failure instanceof ApiError && failure.status === 0 && failures < 2;
}

/** Reads again whatever an endpoint's collection answered: everything under its first path segment. */
export function refresh(client: QueryClient, endpoint: Pick<Endpoint, 'path'>): Promise<void> {
  const collection = collectionOf(endpoint.path);
  return client.invalidateQueries({ predicate: (query) => collectionOf(String(query.queryKey[0])) === collection });
}
