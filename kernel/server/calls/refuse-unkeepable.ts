import { invalid } from '../errors.ts';

const UNKEEPABLE = 'This text contains a character that cannot be stored. Type it again instead of pasting it.';

/**
 * Refuses text that PostgreSQL keeps nowhere, before anything is done with it: a zero byte, or half of a character of two halves, as a
 * cut emoji leaves it. Error: 422 on the field, by its path as in the schemas.
 */
export function refuseUnkeepable(input: unknown): void {
  const waiting: (readonly [path: string, value: unknown])[] = [['', input]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isKeepable(value)) throw invalid({ [path || 'body']: [UNKEEPABLE] });
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isKeepable(name)) throw invalid({ [path || 'body']: [UNKEEPABLE] });
      waiting.push([path ? `${path}.${name}` : name, inner]);
    }
  }
}

function isKeepable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
