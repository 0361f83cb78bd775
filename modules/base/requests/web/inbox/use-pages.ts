import { infiniteQueryOptions, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { call, type Answer } from '@talaan/kernel/web/calls/call.ts';
import { listDecided, listFiled, readInbox } from '../../contract/inbox.ts';

interface PageOf<R> {
  requests: R[];
  has_more: boolean;
}

/** Pages of a list that grows downwards: each begins after the last row of the one before. */
function pagesOf<R, P extends PageOf<R>>(path: string, query: object, read: (query: object) => Promise<P>, after: (last: R) => object) {
  return infiniteQueryOptions<P, ApiError, InfiniteData<P, object>, unknown[], object>({
    queryKey: [path, 'pages', query],
    queryFn: ({ pageParam }) => read({ ...query, ...pageParam }),
    initialPageParam: {},
    getNextPageParam: ({ has_more, requests }) => (has_more ? after(requests.at(-1)!) : undefined),
  });
}

const rowsOf = <R>({ pages }: { pages: readonly PageOf<R>[] }) => pages.flatMap(({ requests }) => requests);

type InboxPage = Answer<typeof readInbox>;

/** As they are read, by the screen and before it opens. */
export function inboxPages(query: object) {
  return pagesOf<InboxPage['requests'][number], InboxPage>(
    readInbox.path,
    query,
    (wanted) => call(readInbox, { query: wanted }),
    ({ due_on, id }) => ({ after_due: due_on ?? '', after_id: id }),
  );
}

export function useInboxPages(query: object) {
  return useInfiniteQuery({ ...inboxPages(query), select: rowsOf });
}

/** The seats from which requests wait, which each page has, whatever narrows it. */
export function useSeats(query: object): InboxPage['seats'] {
  return useInfiniteQuery({ ...inboxPages(query), select: ({ pages }) => pages[0]?.seats }).data ?? [];
}

function usePages<R>(...of: Parameters<typeof pagesOf<R, PageOf<R>>>) {
  return useInfiniteQuery({ ...pagesOf<R, PageOf<R>>(...of), select: rowsOf<R> });
}

export type Pages<R> = ReturnType<typeof usePages<R>>;

export function useFiledPages(query: object) {
  return usePages<Answer<typeof listFiled>['requests'][number]>(
    listFiled.path,
    query,
    (wanted) => call(listFiled, { query: wanted }),
    ({ id }) => ({ before_id: id }),
  );
}

export function useDecidedPages(query: object) {
  return usePages<Answer<typeof listDecided>['requests'][number]>(
    listDecided.path,
    query,
    (wanted) => call(listDecided, { query: wanted }),
    ({ id, at }) => ({ before_id: id, before_at: at }),
  );
}
