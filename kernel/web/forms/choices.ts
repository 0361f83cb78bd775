import { say } from '../../contract/say.ts';

/** Codes with their words, as the options of a picker or a filter, in their order; said when they are shown. */
export function choices(words: Readonly<Record<string, string | { label: string }>>): { value: string; label: string }[] {
  return Object.entries(words).map(([value, word]) => ({
    value,
    get label() {
      return say(typeof word === 'string' ? word : word.label);
    },
  }));
}
