import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { exportServices, listServices, type addService as addEndpoint, type editService as editEndpoint } from '../../contract/settings.ts';

/** The services of the citizen’s charter, by name. */
export const serviceRows = rows(listServices, exportServices, 'services', () => ({
  from: sql`feedback.service s left join organization.office_view o on o.id = s.office_id`,
  columns: {
    id: 's.id',
    name: 's.name',
    is_external: 's.is_external',
    office_id: 's.office_id',
    office: 'o.acronym',
    is_active: 's.is_active',
    type_ids: sql`(select coalesce(jsonb_agg(m.type_id order by m.type_id), '[]') from feedback.service_type m where m.service_id = s.id)`,
    types: sql`(select coalesce(jsonb_agg(t.name order by kernel.plain(t.name)), '[]')
      from feedback.service_type m join documents.type t on t.id = m.type_id where m.service_id = s.id)`,
  },
  reach: sql`true`,
  search: [sql`kernel.plain(s.name)`],
  sort: { name: sql`kernel.plain(s.name)` },
  unsorted: 'name',
  filters: { external: (external) => sql`s.is_external = ${external === 1}` },
  sheet: {
    name: 'Services',
    cells: {
      Service: (row) => row.name,
      'External or internal': (row) => (row.is_external ? 'External' : 'Internal'),
      Office: (row) => row.office,
      'Document types': (row) => row.types.join('; '),
      'In use': (row) => (row.is_active ? 'Yes' : 'No'),
    },
  },
}));

export async function addService(call: CallOf<typeof addEndpoint>): Promise<AnswerOf<typeof addEndpoint>> {
  const { db, body } = call;
  const { type_ids: types, ...facts } = body;
  const { id } = await db.insertInto('feedback.service').values(facts).returning('id').executeTakeFirstOrThrow();
  await matchTypes(db, id, types);
  await recordChange(call, { action: 'add a service of the charter', subject: `feedback.service:${id}`, after: body });
  return { message: `${facts.name} was added.`, id };
}

/** Errors: 404. */
export async function editService(call: CallOf<typeof editEndpoint>): Promise<AnswerOf<typeof editEndpoint>> {
  const { db, body, params } = call;
  const { type_ids: types, ...facts } = body;
  const before = await db.selectFrom('feedback.service').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst();
  if (!before) throw notFound('There is no such service.');
  await db.updateTable('feedback.service').set(facts).where('id', '=', params.id).execute();
  await matchTypes(db, params.id, types);
  await recordChange(call, { action: 'change a service of the charter', subject: `feedback.service:${params.id}`, before, after: body });
  return { message: `${facts.name} was saved.` };
}

/** A type that was another service’s goes over to this one. */
async function matchTypes(db: Call['db'], serviceId: number, types: readonly number[]): Promise<void> {
  await sql`delete from feedback.service_type where service_id = ${serviceId} and type_id <> all(${[...types]}::integer[])`.execute(db);
  await sql`
    insert into feedback.service_type (type_id, service_id) select t, ${serviceId} from unnest(${[...types]}::integer[]) t
    on conflict (type_id) do update set service_id = excluded.service_id`.execute(db);
}
