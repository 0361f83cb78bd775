/** Codes with their words, as the options of a picker or a filter, in their order. */
export function choices(words: Readonly<Record<string, string | { label: string }>>): { value: string; label: string }[] {
  return Object.entries(words).map(([value, word]) => ({ value, label: typeof word === 'string' ? word : word.label }));
}
