import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { addType as adding, editType as editing, readType as reading, Stop, TypeFacts } from '../../contract/types.ts';
import { typeColumns } from './type-rows.ts';

type Read = AnswerOf<typeof reading>;

/** Error: 404. */
export async function readType({ db, params }: Call<{ id: number }>): Promise<Read> {
  const { rows } = await sql<Read['document_type']>`
    select ${selected(typeColumns)}, coalesce((select jsonb_agg(jsonb_build_object('label', s.label, 'office_id', s.office_id,
        'is_origin', s.is_origin, 'limit_minutes', s.limit_minutes, 'office', o.fullname) order by s.place)
      from documents.type_stop s left join organization.office_view o on o.id = s.office_id where s.type_id = t.id), '[]') as stops
    from documents.type t where t.id = ${params.id}`.execute(db);
  if (!rows[0]) throw notFound('There is no such type of documents.');
  return { document_type: rows[0] };
}

/** Errors: 422 for a code or name that another type has. */
export async function addType(call: Call<unknown, unknown, TypeFacts>): Promise<AnswerOf<typeof adding>> {
  const { stops, ...facts } = call.body;
  const { id } = await call.db.insertInto('documents.type').values(facts).returning('id').executeTakeFirstOrThrow();
  await writeStops(call, id, stops);
  await recordChange(call, { action: 'add a type of documents', subject: `documents.type:${id}`, after: call.body });
  return { message: `${facts.name} was added.`, id };
}

/** Errors: 404; 422 for a code or name that another type has. */
export async function editType(call: Call<{ id: number }, unknown, TypeFacts>): Promise<AnswerOf<typeof editing>> {
  const { db, params, body } = call;
  await sql`select from documents.type where id = ${params.id} for no key update`.execute(db);
  const { document_type: before } = await readType(call);
  const { stops, ...facts } = body;
  await db.updateTable('documents.type').set(facts).where('id', '=', params.id).execute();
  await db.deleteFrom('documents.type_stop').where('type_id', '=', params.id).execute();
  await writeStops(call, params.id, stops);
  await recordChange(call, { action: 'change a type of documents', subject: `documents.type:${params.id}`, before, after: body });
  return { message: `${facts.name} was saved.` };
}

async function writeStops({ db }: Pick<Call, 'db'>, typeId: number, stops: readonly Stop[]): Promise<void> {
  if (stops.length === 0) return;
  await db
    .insertInto('documents.type_stop')
    .values(
      stops.map(({ is_origin: isOrigin, office_id: officeId, ...stop }, at) => ({
        ...stop,
        is_origin: isOrigin,
        office_id: isOrigin ? null : officeId,
        type_id: typeId,
        place: at + 1,
      })),
    )
    .execute();
}
