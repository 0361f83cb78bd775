import { sql } from 'kysely';
import type { Place } from '@talaan/kernel/server/acting.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import { giveUpFiles } from '@talaan/kernel/server/files/uploads.ts';
import type { DocumentState } from '../../workflow.ts';
import { filesOfDocuments } from '../points.ts';
import type { Moving } from './stepping.ts';
import { writeSteps } from './write-steps.ts';

/** Files that one statement gives up. */
const PART = 1000;

export interface Disposal {
  /** `2026-12-03`. */
  on: string;
  place: Place;
  /** What the step of each says. */
  details: Record<string, unknown>;
}

/**
 * Marks closed documents, which the caller has locked, as disposed of: they keep their row, number and history, and lose their files, at once
 * for every reader and within a day on the disk. A file that another document has stays.
 */
export async function markDisposed(
  call: Moving,
  documents: readonly { id: number; state: DocumentState }[],
  { on, place, details }: Disposal,
): Promise<void> {
  await writeSteps(
    call,
    documents.map(({ id, state }) => ({ id, action: 'dispose', from: state, to: 'ARCHIVED', place, hopId: null, details })),
  );
  const ids = documents.map(({ id }) => id);
  await sql`update documents.document set disposed_on = ${on}::date where id = any(${ids}::integer[])`.execute(call.db);
  await giveUpFilesOf(call, ids);
}

async function giveUpFilesOf(call: Moving, documentIds: readonly number[]): Promise<void> {
  const kinds = allContributed(call.server, filesOfDocuments);
  const taken = new Set<number>();
  for (const kind of kinds) for (const id of await kind.takeOff(call, documentIds)) taken.add(id);
  for (const files of inParts([...taken], PART)) {
    const kept = new Set<number>();
    for (const kind of kinds) for (const id of await kind.findKept(call, files)) kept.add(id);
    await giveUpFiles(
      call,
      files.filter((id) => !kept.has(id)),
    );
  }
}
