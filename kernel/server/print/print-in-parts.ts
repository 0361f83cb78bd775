import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { inParts } from '../jobs/in-parts.ts';
import { saveOutcome } from '../jobs/job-outcome.ts';
import type { Work } from '../jobs/jobs.ts';
import { joinPdfs } from './join-pdfs.ts';

interface PrintInParts<T> {
  /** What the file is called. */
  title: string;
  of: readonly T[];
  /** How many make a part: a second of Typst, so that progress is seen and one person's print gets in between. */
  atOnce: number;
  /** A part as PDF; asked again for the same part where a run was ended in the middle. */
  print: (part: readonly T[]) => Promise<Uint8Array>;
  /** What the result says beside its `file_id`. */
  result: Record<string, unknown>;
  /** Tells the owner, once, in the transaction that keeps the file. */
  tell: (db: Database) => Promise<void>;
}

/** Prints one file of many papers as a job. It keeps nothing before the file is whole, so that it can be run again from the start. */
export async function printInParts<T>(work: Work, order: PrintInParts<T>): Promise<Record<string, unknown>> {
  const { server, accountId } = work;
  const kept = await readKeptFile(work);
  if (kept !== null) return { ...order.result, file_id: kept };
  const content = await printWhole(work, order);
  return server.db.transaction().execute(async (db) => {
    const file = await server.files.keep(db, { name: `${order.title}.pdf`, contentType: 'application/pdf', content, ownerId: accountId });
    const result = { ...order.result, file_id: file.id };
    if (await saveOutcome(work, db, result)) await order.tell(db);
    return result;
  });
}

/** One part is the file as it is: to join many pages takes as long as to print a third of them. */
async function printWhole<T>(work: Work, order: PrintInParts<T>): Promise<Uint8Array> {
  const parts = printParts(work, order);
  if (inParts(order.of, order.atOnce).length !== 1) return joinPdfs(parts, order.title);
  const [only] = await Array.fromAsync(parts);
  return only!;
}

/** The next part is printed while the one before is joined. */
async function* printParts<T>({ progress }: Work, { of, atOnce, print }: PrintInParts<T>): AsyncGenerator<Uint8Array> {
  const parts = inParts(of, atOnce);
  let done = 0;
  await progress(done, of.length);
  let next = parts[0] && print(parts[0]);
  for (const [place, part] of parts.entries()) {
    const printed = await next!;
    const following = parts[place + 1];
    next = following && print(following);
    next?.catch(() => undefined);
    yield printed;
    done += part.length;
    await progress(done, of.length);
  }
}

/** A run that was ended between its file and its last word has printed already. */
async function readKeptFile({ server, runId }: Work): Promise<number | null> {
  const { rows } = await sql<{ file_id: number | null }>`
    select (result->>'file_id')::integer as file_id from kernel.job_run where id = ${runId}::uuid`.execute(server.db);
  return rows[0]?.file_id ?? null;
}
