import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { addCampus, Campus, editUniversity, University } from '../../contract/campuses.ts';

type CampusBody = BodyOf<typeof addCampus>;

/** Adds a campus under the next number; number 1 is the main campus. */
export async function addCampusWithNextNumber(call: Call<unknown, unknown, CampusBody>): Promise<Campus> {
  const campus = await call.db
    .insertInto('organization.campus')
    .values({ ...call.body, id: sql<number>`(select coalesce(max(id), 0) + 1 from organization.campus)` })
    .returning(['id', 'name', 'acronym', 'address', 'zone', 'colour', 'logo_id'])
    .executeTakeFirstOrThrow();
  await recordChange(call, { action: 'add a campus', subject: `organization.campus:${campus.id}`, after: call.body });
  return campus;
}

export async function changeCampus(call: Call<{ id: number }, unknown, CampusBody>): Promise<Campus> {
  const { db, params, body } = call;
  const before = await db.selectFrom('organization.campus').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst();
  if (!before) throw notFound('There is no such campus.');
  await db.updateTable('organization.campus').set(body).where('id', '=', params.id).execute();
  await recordChange(call, { action: 'edit a campus', subject: `organization.campus:${params.id}`, before, after: body });
  return { id: params.id, ...body };
}

export async function changeUniversity(call: CallOf<typeof editUniversity>): Promise<University> {
  const { db, body } = call;
  const before = await db.selectFrom('organization.university').selectAll().forUpdate().executeTakeFirstOrThrow();
  await db.updateTable('organization.university').set(body).execute();
  await recordChange(call, { action: 'edit the university', subject: 'organization.university:1', before, after: body });
  return body;
}
