const OPENED = ['trip', 'slip', 'file'];

/** The address with what is opened beside the list, in place of what was before; null for nothing. */
export function withParameter(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const one of OPENED) next.delete(one);
  if (value !== null) next.set(name, value);
  return next;
}
