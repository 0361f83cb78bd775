import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { addProvider as adding, changeProvider as changing, Contact } from '../../contract/providers.ts';

/** Adds a provider. Error: 422 where one has the name already. */
export async function addProvider(call: CallOf<typeof adding>): Promise<AnswerOf<typeof adding>> {
  const { contacts, ...facts } = call.body;
  const { id } = await call.db.insertInto('trainings.provider').values(facts).returning('id').executeTakeFirstOrThrow();
  await writeContacts(call.db, id, contacts);
  await recordChange(call, { action: 'add a training provider', subject: `trainings.provider:${id}`, after: call.body });
  return { message: 'The provider was added.', id };
}

/** Changes a provider and its contacts. Errors: 404, 422 where another has the name. */
export async function changeProvider(call: CallOf<typeof changing>): Promise<AnswerOf<typeof changing>> {
  const { contacts, ...facts } = call.body;
  const { id } = call.params;
  const before = await call.db.selectFrom('trainings.provider').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!before) throw notFound('There is no such provider.');
  await call.db.updateTable('trainings.provider').set(facts).where('id', '=', id).execute();
  await writeContacts(call.db, id, contacts);
  await recordChange(call, { action: 'change a training provider', subject: `trainings.provider:${id}`, before, after: call.body });
  return { message: 'The provider was saved.' };
}

async function writeContacts(db: Database, providerId: number, contacts: readonly Contact[]): Promise<void> {
  await db.deleteFrom('trainings.contact').where('provider_id', '=', providerId).execute();
  await sql`
    insert into trainings.contact (provider_id, place, name, position, email, phone)
    select ${providerId}, place, c->>'name', c->>'position', c->>'email', c->>'phone'
    from jsonb_array_elements(${JSON.stringify(contacts)}::jsonb) with ordinality as of (c, place)`.execute(db);
}
