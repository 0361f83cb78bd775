import type { Part } from './rows.ts';

/** The parts in which the rows after the first `before` lie, at most `size` of them, and how many rows of these parts come before the page. */
export function partsOfPage(parts: readonly Part[], before: number, size: number): { keys: number[]; offset: number } {
  const keys: number[] = [];
  let passed = 0;
  let offset = 0;
  for (const { key, count } of parts) {
    if (passed >= before + size) break;
    if (count > 0 && passed + count > before) {
      if (keys.length === 0) offset = before - passed;
      keys.push(key);
    }
    passed += count;
  }
  return { keys, offset };
}
