const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The date that a parameter of the address holds; null without one, and for whatever else it holds. */
export function dayInAddress(search: URLSearchParams, name: string): string | null {
  const text = search.get(name);
  return text !== null && isDate(text) ? text : null;
}

/** The same of a month. */
export function monthInAddress(search: URLSearchParams, name: string): string | null {
  const text = search.get(name);
  return text !== null && MONTH.test(text) ? text : null;
}

/** Whether a text names a day that exists, as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}
