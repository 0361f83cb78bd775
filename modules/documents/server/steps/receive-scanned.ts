import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { receiveScanned as endpoint, StepResult } from '../../contract/steps.ts';
import { requireActingOffice } from '../offices/acting-office.ts';
import { lockDocuments } from './lock-documents.ts';
import { sayResults, stepDocuments } from './take-steps.ts';

/** Receives documents by their slips, all in one transaction; each number is told of, also one that no document has. Error: 422 for the office. */
export async function receiveScanned(
  call: Call<unknown, unknown, z.output<typeof endpoint.body>>,
): Promise<z.input<typeof endpoint.response>> {
  const { db, body } = call;
  const who = await requireActingOffice(call, body.office_id);
  const found = await db.selectFrom('documents.document').select('id').where('tracking_no', 'in', body.tracking_numbers).execute();
  const documents = await lockDocuments(
    call,
    found.map(({ id }) => id),
  );
  const ids = documents.map(({ id }) => id);
  const results = await stepDocuments(call, who, documents, { action: 'receive', office_id: who.officeId, ids });
  const byNumber = new Map(documents.map(({ tracking_no: number }, at) => [number, results[at]!]));
  const all = body.tracking_numbers.map(
    (number): StepResult =>
      byNumber.get(number) ?? { id: null, tracking_no: number, outcome: 'refused', message: `No document has the number ${number}.` },
  );
  return { message: sayResults('receive', all), results: all };
}
