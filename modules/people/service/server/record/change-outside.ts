import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { BodyOf, Call, CallOf, ParamsOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type {
  addOutsideService as adding,
  correctOutsideService as correcting,
  removeOutsideService as removing,
} from '../../contract/service-record.ts';

type Message = Promise<{ message: string }>;
type OutsideBody = BodyOf<typeof adding>;

/** Adds service in another agency. Errors: 422 for days on which the university has the person on record itself, or that were entered before. */
export async function addOutside(call: Call<ParamsOf<typeof adding>, unknown, OutsideBody>): Message {
  const { db, params, body } = call;
  await findPersonInScope(call, params.id, ['PERSONNELS']);
  await refuseDays(call, body);
  const { id } = await db
    .insertInto('service.outside_service')
    .values({ personnel_id: params.id, ...rowOf(body) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(call, {
    action: 'add outside service',
    subject: `service.outside_service:${id}`,
    personnelId: params.id,
    after: body,
  });
  return { message: `Service in ${body.agency} was added.` };
}

/** Corrects a row; as it was it stays among the corrections. */
export async function correctOutside(call: CallOf<typeof correcting>): Message {
  const { db, params } = call;
  const { reason, ...body } = call.body;
  const before = await lockRow(call);
  await refuseDays(call, body);
  await giveReason(call, reason);
  await db.updateTable('service.outside_service').set(rowOf(body)).where('id', '=', params.row).execute();
  await recordChange(call, {
    action: 'correct outside service',
    subject: `service.outside_service:${params.row}`,
    personnelId: params.id,
    before,
    after: call.body,
  });
  return { message: `Service in ${body.agency} was corrected.` };
}

export async function removeOutside(call: CallOf<typeof removing>): Message {
  const { db, params, body } = call;
  const before = await lockRow(call);
  await giveReason(call, body.reason);
  await db.deleteFrom('service.outside_service').where('id', '=', params.row).execute();
  await recordChange(call, {
    action: 'take out outside service',
    subject: `service.outside_service:${params.row}`,
    personnelId: params.id,
    before,
    after: body,
  });
  return { message: `Service in ${before.agency} was taken out.` };
}

async function lockRow(call: Call<{ id: number; row: number }>) {
  await findPersonInScope(call, call.params.id, ['PERSONNELS']);
  const row = await call.db
    .selectFrom('service.outside_service')
    .selectAll()
    .where('id', '=', call.params.row)
    .where('personnel_id', '=', call.params.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('There is no such service.');
  return row;
}

/** Days that cannot have been served elsewhere: before birth, still to come, or on record with the university itself. */
async function refuseDays({ db, params, today }: Call<{ id: number }>, { from, to }: Pick<OutsideBody, 'from' | 'to'>): Promise<void> {
  if (to < from) throw invalid({ to: ['The last day lies before the first.'] });
  if (to > today) throw invalid({ to: ['This day is in the future.'] });
  const person = await db.selectFrom('personnel.person_view').select('birth_date').where('id', '=', params.id).executeTakeFirstOrThrow();
  if (person.birth_date !== null && from <= person.birth_date) throw invalid({ from: ['This day lies before the birth.'] });
  const { rows } = await sql<{ position: string }>`
    select t.name as position from personnel.appointment_view a
    join organization.position_view t on t.id = a.position_id
    join reference.appointment_status s on s.code = a.status_code and s.government_service
    where a.personnel_id = ${params.id} and a.during && daterange(${from}, ${to}, '[]') limit 1`.execute(db);
  if (rows[0]) throw invalid({ from: [`On these days the university itself has an appointment on record: ${rows[0].position}.`] });
}

function rowOf({ from, to, ...body }: OutsideBody) {
  return { ...body, during: sql<string>`daterange(${from}, ${to}, '[]')` };
}
