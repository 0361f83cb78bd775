/** A text, number or yes/no as text; nothing, and whatever has parts, as none. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
