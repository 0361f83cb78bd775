/** `Laptop computer and 2 more`. */
export function nameItems(articles: readonly string[]): string {
  const [first = 'Nothing', ...more] = articles;
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}

/** `2 items were`. */
export function countItems(count: number): string {
  return count === 1 ? '1 item was' : `${count} items were`;
}
