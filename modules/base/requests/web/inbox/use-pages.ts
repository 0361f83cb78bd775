import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { call, type Answer } from '@talaan/kernel/web/calls/call.ts';
import { listDecided, listFiled, readInbox } from '../../contract/inbox.ts';

interface PageOf<R> {
  requests: R[];
  has_more: boolean;
}

/** Pages of a list that grows downwards: each begins after the last row of the one before. */
function usePages<R>(path: string, query: object, read: (query: object) => Promise<PageOf<R>>, after: (last: R) => object) {
  return useInfiniteQuery<PageOf<R>, ApiError, R[], unknown[], object>({
    queryKey: [path, 'pages', query],
    queryFn: ({ pageParam }) => read({ ...query, ...pageParam }),
    initialPageParam: {},
    getNextPageParam: ({ has_more, requests }) => (has_more ? after(requests.at(-1)!) : undefined),
    select: ({ pages }) => pages.flatMap(({ requests }) => requests),
  });
}

export type Pages<R> = ReturnType<typeof usePages<R>>;
type RowOf<A extends PageOf<unknown>> = A['requests'][number];

export function useInboxPages(query: object) {
  return usePages<RowOf<Answer<typeof readInbox>>>(
    readInbox.path,
    query,
    (wanted) => call(readInbox, { query: wanted }),
    ({ due_on, id }) => ({ after_due: due_on ?? '', after_id: id }),
  );
}

export function useFiledPages(query: object) {
  return usePages<RowOf<Answer<typeof listFiled>>>(
    listFiled.path,
    query,
    (wanted) => call(listFiled, { query: wanted }),
    ({ id }) => ({ before_id: id }),
  );
}

export function useDecidedPages(query: object) {
  return usePages<RowOf<Answer<typeof listDecided>>>(
    listDecided.path,
    query,
    (wanted) => call(listDecided, { query: wanted }),
    ({ id, at }) => ({ before_id: id, before_at: at }),
  );
}
