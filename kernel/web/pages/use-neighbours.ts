import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../../contract/endpoint.ts';

/** Where a record stands in the list one came from. */
export interface Neighbours {
  /** From 1. */
  at: number;
  of: number;
  /** The ids before and after it on the page of the list that was shown. */
  before: number | undefined;
  after: number | undefined;
}

interface ListAnswer {
  total: number;
  [rows: string]: unknown;
}

/** The list as it was last read, with its order and filters; undefined where one came by a link. */
export function useNeighbours(endpoint: Endpoint, rows: string, id: number): Neighbours | undefined {
  const key = keyOfList(useQueryClient(), endpoint, rows, id);
  // Watched without being read again, so that the list is not forgotten while one walks through it.
  const { data } = useQuery<ListAnswer>({ queryKey: key ?? ['no list'], enabled: false });
  if (!key || !data) return undefined;
  const ids = idsOf(data, rows);
  const index = ids.indexOf(id);
  const { page = 1, per_page: perPage = ids.length } = key[2] as { page?: number; per_page?: number };
  return { at: (page - 1) * perPage + index + 1, of: data.total, before: ids[index - 1], after: ids[index + 1] };
}

function keyOfList(client: QueryClient, endpoint: Endpoint, rows: string, id: number): readonly unknown[] | undefined {
  const read = client
    .getQueryCache()
    .findAll({ queryKey: [endpoint.path] })
    .filter(({ state }) => state.data !== undefined && idsOf(state.data as ListAnswer, rows).includes(id));
  return read.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]?.queryKey;
}

function idsOf(answer: ListAnswer, rows: string): number[] {
  return (answer[rows] as { id: number }[]).map(({ id }) => id);
}
