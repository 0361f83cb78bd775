import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { receiveScanned as endpoint, StepResult } from '../../contract/steps.ts';
import { asNumber } from '../../rules/read-scan.ts';
import { requireActingOffice } from '../offices/acting-office.ts';
import { circulations } from '../points.ts';
import { lockDocuments } from './lock-documents.ts';
import { formatResults, stepDocuments } from './take-steps.ts';

/** Receives documents by their slips, and acknowledges circulated ones, all in one transaction; each number is told of, also one that no document has. Error: 422 for the office. */
export async function receiveScanned(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, body } = call;
  const who = await requireActingOffice(call, body.office_id);
  const numbers = [...new Set(body.tracking_numbers.map(asNumber))];
  const found = await db.selectFrom('documents.document').select('id').where('tracking_no', 'in', numbers).execute();
  const documents = await lockDocuments(
    call,
    found.map(({ id }) => id),
  );
  const ids = documents.map(({ id }) => id);
  const results = await stepDocuments(call, who, documents, { action: 'receive', office_id: who.officeId, ids });
  // What is not received here may have been circulated to the office: its scan acknowledges it.
  const others = results.filter(({ outcome }) => outcome !== 'done').flatMap(({ id }) => id ?? []);
  const acknowledged =
    others.length > 0
      ? await contributed(call.server, circulations).acknowledge(call, who.officeId, others)
      : new Map<number, StepResult>();
  const told = results.map((result) => answerTo(result, acknowledged.get(result.id ?? 0)));
  const byNumber = new Map(documents.map(({ tracking_no: number }, at) => [number, told[at]!]));
  const all = numbers.map(
    (number): StepResult =>
      byNumber.get(number) ?? { id: null, tracking_no: number, outcome: 'refused', message: `No document has the number ${number}.` },
  );
  return { message: formatResults('receive', all), results: all };
}

/** What a clerk reads of a paper that was scanned, and that was perhaps circulated to the office. */
function answerTo(receipt: StepResult, acknowledgement: StepResult | undefined): StepResult {
  if (acknowledgement?.outcome === 'done') return { ...acknowledgement, outcome: 'acknowledged' };
  return receipt.outcome === 'refused' && acknowledgement ? acknowledgement : receipt;
}
