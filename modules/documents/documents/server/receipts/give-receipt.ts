import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { makeCode } from '@talaan/papers/server/public.ts';
import type { giveReceipt as endpoint } from '../../contract/receipts.ts';
import { requireActingOffice } from '../offices/acting-office.ts';
import { readDocument } from '../page/read-document.ts';
import { ratings } from '../points.ts';

/** Gives a receipt once, and notes what is still to come. Errors: 404 for a paper without a receipt; 422 for the office or what is lacking. */
export async function giveReceipt(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now, params, body } = call;
  const { officeId } = await requireActingOffice(call, body.office_id);
  const { document } = await readDocument({ ...call, query: { office: officeId } });
  if (document.receipt === null) throw notFound('A receipt is given for papers from outside, by an office that has the paper or had it.');
  // Calls at the same time wait for the first, and then see its receipt.
  const { rows: given } = await sql`
    insert into documents.receipt (document_id, code, given_at, given_by) values (${params.id}, ${makeCode()}, ${now.toString()}, ${actor.accountId})
    on conflict (document_id) do nothing returning code`.execute(db);
  const isNew = given.length > 0;
  if (isNew) await contributed(call.server, ratings).giveCode(call, params.id);
  const before = await db
    .selectFrom('documents.receipt')
    .select(['code', 'lacking', 'client_type'])
    .where('document_id', '=', params.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const lacking = body.lacking ?? before.lacking;
  const unknown = lacking.filter((one) => !document.requirements.includes(one) && !before.lacking.includes(one));
  if (unknown.length > 0) throw invalid({ lacking: [`This type of documents does not ask for: ${unknown.join('; ')}.`] });
  const type = body.client_type ?? before.client_type;
  const isChanged = lacking.join('\n') !== before.lacking.join('\n') || type !== before.client_type;
  if (isChanged)
    await db.updateTable('documents.receipt').set({ lacking, client_type: type }).where('document_id', '=', params.id).execute();
  if (isNew || isChanged)
    await recordChange(call, {
      action: isNew ? 'give a receipt' : 'change a receipt',
      subject: `documents.receipt:${params.id}`,
      before: isNew ? undefined : { lacking: before.lacking, client_type: before.client_type },
      after: { lacking, client_type: type },
    });
  return { message: isNew ? 'The receipt was given.' : 'The receipt is up to date.', code: before.code, lacking };
}
