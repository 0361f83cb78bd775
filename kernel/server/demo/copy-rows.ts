import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

type Value = string | number | null;

/** Copies rows into `target`, a table with its columns in brackets. */
export async function copyRows(client: ClientBase, target: string, rows: readonly (readonly Value[])[]): Promise<void> {
  await copyText(
    client,
    target,
    rows.map((row) => `${row.map((value) => value ?? '\\N').join('\t')}\n`),
  );
}

/** Copies lines as they come, never holding more than a few chunks. */
export async function copyText(client: ClientBase, target: string, chunks: Iterable<string>): Promise<number> {
  const copy = client.query(copyFrom(`copy ${target} from stdin`));
  await pipeline(Readable.from(chunks), copy);
  return copy.rowCount;
}
