import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';

type CountedSection = 'education' | 'eligibilities' | 'work' | 'voluntary' | 'training';

/**
 * Tells the rows of a frozen sheet apart by what they say, so that what HR said of a row stays with it when the sheet is frozen anew.
 * Two rows that say the same have the same key.
 */
export function keyOfRow<S extends CountedSection>(section: S, row: SheetOnPaper[S][number]): string {
  return `${section}:${digest(Object.values(row).map(String).join('\n'))}`;
}

/** FNV-1a over the letters, in base 36: short, and the same everywhere. */
function digest(text: string): string {
  const fold = (start: number) => {
    let hash = start;
    for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
    return hash.toString(36);
  };
  return `${fold(0x811c9dc5)}${fold(0x1505)}`;
}
