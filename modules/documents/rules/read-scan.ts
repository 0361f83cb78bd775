const NUMBER = /^[A-Z0-9]+(?:-[A-Z0-9]+){2,4}$/;

/**
 * The tracking number that the code of a slip says: the number itself, or the address of a page with it as the last part of its path or as
 * `term`; null for any other code.
 */
export function readScan(text: string): string | null {
  const said = text.trim();
  const number = (/^https?:\/\//i.test(said) ? numberOfAddress(said) : said)?.toUpperCase() ?? '';
  return NUMBER.test(number) ? number : null;
}

function numberOfAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  return address.searchParams.get('term') ?? address.pathname.split('/').findLast((part) => part !== '') ?? null;
}
