import { plain } from '@talaan/imports/rules/import-fields.ts';
import type { Read } from '@talaan/imports/rules/readers.ts';

/** One of the words, however it is spelled: `highly technical`, `Highly_Technical`. */
export function readWord<W extends Record<string, string>>(words: W): (cell: string) => Read<keyof W & string> {
  const simple = (text: string) => plain(text.replaceAll(/[_-]+/g, ' '));
  return (cell) => {
    const found = Object.entries(words).find(([key, word]) => simple(word) === simple(cell) || simple(key) === simple(cell));
    return found
      ? { value: found[0] }
      : { error: `“${cell.slice(0, 60)}” is not known here. It is one of these: ${Object.values(words).join(', ')}.` };
  };
}
