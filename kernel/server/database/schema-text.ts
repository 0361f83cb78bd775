import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerModule } from '../server.ts';

const KERNEL = {
  name: 'kernel',
  tables: ['../search.sql', '../tables.sql', '../calls.sql', '../field-edits/tables.sql', '../releases.sql'].map(
    (file) => new URL(file, import.meta.url),
  ),
};

/** What makes an empty database: the tables of the kernel and of each module, in their order. */
export interface SchemaText {
  text: string;
  /** SHA-256 of the text. */
  fingerprint: string;
  /** The text of each module. */
  tablesOf: ReadonlyMap<string, string>;
}

export async function readSchemaText(modules: readonly ServerModule[]): Promise<SchemaText> {
  const tablesOf = new Map<string, string>();
  for (const { name, tables } of [KERNEL, ...modules]) {
    if (!tables) continue;
    const texts = await Promise.all([tables].flat().map((file) => readFile(file, 'utf8')));
    tablesOf.set(name, texts.join('\n'));
  }
  const text = [...tablesOf].map(([name, tables]) => `-- ${name}\n\n${tables}`).join('\n');
  return { text, fingerprint: fingerprintOf(text), tablesOf };
}

/** By which two texts of a schema are known to be the same. */
export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
