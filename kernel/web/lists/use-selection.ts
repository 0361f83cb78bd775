import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { collectionOf, type Endpoint } from '../../contract/endpoint.ts';

/** The rows that are selected, kept over pages, searches and filters until something is done with them: by a call of the list's collection, or one of `sends`. */
export function useSelection<Row>(list: Endpoint, sends: readonly string[]) {
  const [selected, setSelected] = useState<Row[]>([]);
  const mutations = useQueryClient().getMutationCache();
  const collections = [list.path, ...sends].map(collectionOf).join();
  useEffect(
    () =>
      mutations.subscribe(({ type, mutation }) => {
        const [path, method] = (mutation?.options.mutationKey ?? []) as string[];
        const isDone = type === 'updated' && mutation.state.status === 'success';
        // What was read for the list, such as its export, or only previewed is not done with the rows.
        if (isDone && path && method !== 'GET' && !path.endsWith('/preview') && collections.split(',').includes(collectionOf(path)))
          setSelected([]);
      }),
    [mutations, collections],
  );
  return [selected, setSelected] as const;
}

/** The rows of the page from the one chosen last to this one. */
export function rangeTo<Row>(rows: Row[], from: Row | undefined, to: Row, idOf: (row: Row) => number | string): Row[] {
  const placeOf = (row: Row | undefined) => rows.findIndex((one) => row !== undefined && idOf(one) === idOf(row));
  const [one, other] = [placeOf(from), placeOf(to)];
  return one < 0 ? [to] : rows.slice(Math.min(one, other), Math.max(one, other) + 1);
}
