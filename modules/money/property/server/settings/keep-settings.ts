import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type * as contract from '../../contract/settings.ts';

/** Thresholds from a day on. Errors: 422 where low value reaches the threshold, 422 for a second set of one day. */
export async function addThreshold(call: CallOf<typeof contract.addThreshold>): Promise<AnswerOf<typeof contract.addThreshold>> {
  const { db, body } = call;
  if (body.splv_to >= body.ppe_from) throw invalid({ splv_to: ['Low value ends below the threshold of property, plant and equipment.'] });
  await db.insertInto('property.threshold').values(body).execute();
  await recordChange(call, { action: 'add a threshold of property', subject: `property.threshold:${body.effective_on}`, after: body });
  return { message: `From ${longDate(body.effective_on)} on the threshold is ${formatPesos(body.ppe_from)}.` };
}

/** Takes back thresholds to come. Errors: 404; 409 for those that hold or held. */
export async function removeThreshold(call: CallOf<typeof contract.removeThreshold>): Promise<AnswerOf<typeof contract.removeThreshold>> {
  const { db, today, params } = call;
  if (params.day <= today) throw wrongState('These thresholds are in force, and papers were made by them. Add others from a later day on.');
  const gone = await db.deleteFrom('property.threshold').where('effective_on', '=', params.day).returningAll().executeTakeFirst();
  if (!gone) throw notFound('There are no thresholds from this day on.');
  await recordChange(call, { action: 'remove a threshold of property', subject: `property.threshold:${params.day}`, before: gone });
  return { message: `The thresholds from ${longDate(params.day)} on were removed.` };
}

/** An account with its first terms, which hold for all days. Error: 422 for one that is there. */
export async function addAccount(call: CallOf<typeof contract.addAccount>): Promise<AnswerOf<typeof contract.addAccount>> {
  const { db, body } = call;
  const { life_years, residual_permille, ...account } = body;
  const { id } = await db.insertInto('property.uacs').values(account).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('property.uacs_terms').values({ uacs_id: id, effective_on: '1900-01-01', life_years, residual_permille }).execute();
  await recordChange(call, { action: 'add an account of property', subject: `property.uacs:${id}`, after: body });
  return { message: `${body.code} ${body.name} was added.` };
}

/** Terms of an account from a day on. Errors: 404; 422 for a second set of one day. */
export async function addTerms(call: CallOf<typeof contract.addTerms>): Promise<AnswerOf<typeof contract.addTerms>> {
  const { db, params, body } = call;
  const account = await db.selectFrom('property.uacs').select('name').where('id', '=', params.id).executeTakeFirst();
  if (!account) throw notFound('There is no such account.');
  await db
    .insertInto('property.uacs_terms')
    .values({ uacs_id: params.id, ...body })
    .execute();
  await recordChange(call, { action: 'add terms of an account of property', subject: `property.uacs:${params.id}`, after: body });
  return { message: `From ${longDate(body.effective_on)} on things of ${account.name} last ${body.life_years} years.` };
}

/** Error: 422 for a code that is there. */
export async function addFund(call: CallOf<typeof contract.addFund>): Promise<AnswerOf<typeof contract.addFund>> {
  const { db, body } = call;
  await db.insertInto('property.fund_cluster').values(body).execute();
  await recordChange(call, { action: 'add a fund cluster', subject: `property.fund_cluster:${body.code}`, after: body });
  return { message: `${body.code} ${body.name} was added.` };
}
