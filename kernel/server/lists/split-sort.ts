/** `-name` as column and direction, for the sort of a list query. */
export function splitSort<N extends string>(sort: N | `-${N}`): readonly [N, 'asc' | 'desc'] {
  return sort.startsWith('-') ? [sort.slice(1) as N, 'desc'] : [sort as N, 'asc'];
}
