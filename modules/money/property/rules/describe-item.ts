/** What an item is, on one line of a paper. */
export function describeItem(item: { article: string; brand: string; model: string; description: string; serial: string }): string {
  const { article, brand, model, description, serial } = item;
  return [article, [brand, model].filter(Boolean).join(' '), description, serial && `serial no. ${serial}`].filter(Boolean).join(', ');
}
