import { sql } from 'kysely';
import { z } from 'zod';
import { fileRequests, serveRequests, takeStep, type Facts, type StepCall } from '@talaan/requests/server/public.ts';
import { explanationText } from '@talaan/documents/contract/steps.ts';
import { explanationFlow } from '../workflow.ts';

const explanation = explanationText.extend({ fileId: z.number().int().nullable() });
export type Explanation = z.output<typeof explanation>;

export const explanationRequests = serveRequests(explanationFlow, {
  facts: async (db, ids) => {
    const { rows } = await sql<Facts & { id: number }>`
      select r.id, r.owner_id as "ownerId", h.office_id as "officeId", r.title, r.record_id as "recordId"
      from requests.request r join documents.hop h on h.id = r.record_id where r.id = any(${[...ids]}::integer[])`.execute(db);
    return new Map(rows.map(({ id, ...facts }) => [id, facts]));
  },
  // The stay was late, whatever became of the paper since.
  asksAgain: async () => new Map(),
  inputs: { correct: explanation },
  effects: {
    correct: (call, moved, { input }) =>
      rewrite(
        call,
        moved.map(({ id }) => id),
        input as Explanation,
      ),
  },
  tells: {
    accept: ({ title }) => ({ title: 'Your explanation was accepted', description: title }),
  },
});

/** A late stay that is to be explained, with the state of the explanation that is there. */
export interface Unexplained {
  hopId: number;
  officeId: number;
  trackingNo: string;
  explanationId: number | null;
}

/** Explains late stays with the same words: files what is not written yet, and takes up again what was returned. Errors: as of any step. */
export async function explain(call: StepCall, stays: readonly Unexplained[], said: Explanation): Promise<void> {
  const { db, actor } = call;
  const fresh = stays.filter(({ explanationId }) => explanationId === null);
  const ids = await fileRequests(
    call,
    explanationRequests,
    fresh.map(({ hopId, officeId, trackingNo }) => ({
      ownerId: actor.personnelId,
      officeId,
      recordId: hopId,
      title: `${trackingNo}: late`,
    })),
    said.text,
  );
  await sql`
    insert into documents.explanation (id, hop_id, cause, text, file_id, state)
    select n.id, n.hop_id, ${said.cause}, ${said.text}, ${said.fileId}, 'SUBMITTED'
    from jsonb_to_recordset(${JSON.stringify(ids.map((id, at) => ({ id, hop_id: fresh[at]!.hopId })))}::jsonb) as n (id integer, hop_id integer)`.execute(
    db,
  );
  for (const { explanationId } of stays)
    if (explanationId !== null)
      await takeStep(call, { kind: explanationFlow, id: explanationId, action: 'correct', remarks: said.text, input: said });
}

async function rewrite({ db }: StepCall, ids: readonly number[], { cause, text, fileId }: Explanation): Promise<void> {
  await sql`
    update documents.explanation set cause = ${cause}, text = ${text}, file_id = coalesce(${fileId}::integer, file_id)
    where id = any(${[...ids]}::integer[])`.execute(db);
}
