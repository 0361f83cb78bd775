const OPENED = ['leave', 'file', 'correct', 'type'];

/** The address with what is opened, in place of what was before; null for nothing. */
export function withOpened(search: URLSearchParams, name: (typeof OPENED)[number], value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const one of OPENED) next.delete(one);
  if (value !== null) next.set(name, value);
  return next;
}
