import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withdrawPapers } from '@talaan/papers/server/public.ts';
import { dayAfter } from '../../rules/moves/spans.ts';
import { notifyPeopleChanged } from '../people-changed.ts';
import type { PersonnelNeeds } from '../needs.ts';
import type { DatedTable } from './close-rows.ts';
import { lockPerson } from './lock-person.ts';
import type { ClosedRow } from './separate.ts';

type Withdrawing = Call<{ id: number; row: number }, unknown, { reason: string }>;

/** Takes a separation back: the rows that it ended run on as they did. Errors: 404; 409 once another engagement began, or where the item was filled. */
export async function withdrawSeparation(call: Withdrawing, needs: PersonnelNeeds): Promise<string> {
  const { db, params, body } = call;
  const person = await lockPerson(call, params.id);
  const separation = await db
    .selectFrom('personnel.separation')
    .selectAll()
    .where('id', '=', params.row)
    .where('personnel_id', '=', person.id)
    .executeTakeFirst();
  if (!separation) throw notFound('There is no such separation.');
  const { rows: later } = await sql<{ from: string }>`
    select lower(during) as from from personnel.appointment
    where personnel_id = ${person.id} and lower(during) > ${separation.last_day} order by during limit 1`.execute(db);
  if (later[0]) throw wrongState(`Another engagement began on ${longDate(later[0].from)}: this separation cannot be withdrawn.`);
  await giveReason(call, body.reason);
  const printed = await db.selectFrom('personnel.printed_clearance').select('code').where('separation_id', '=', separation.id).execute();
  await withdrawPapers(
    call,
    printed.map(({ code }) => code),
    'The separation was withdrawn.',
  );
  await needs.clearance.cancel(call, separation.id);
  for (const { table, row } of separation.closed as unknown as ClosedRow[]) await restore(call, table, row);
  await db.deleteFrom('personnel.separation').where('id', '=', separation.id).execute();
  await recordChange(call, {
    action: 'withdraw a separation',
    subject: `personnel.separation:${separation.id}`,
    personnelId: person.id,
    before: separation,
    after: { reason: body.reason },
  });
  await notifyPeopleChanged(db, [{ personnelId: person.id, from: dayAfter(separation.last_day), until: null }]);
  return `The separation of ${person.fullname} is withdrawn. Leave and requests that ended with it stay ended; they are filed anew.`;
}

/** As it stood: its end comes back, or the whole row where it had been taken out. */
async function restore({ db }: Withdrawing, name: DatedTable, row: ClosedRow['row']): Promise<void> {
  const table = sql.table(`personnel.${name}`);
  const { rows } = await sql`update ${table} set during = ${row['during']}::daterange where id = ${row.id} returning id`.execute(db);
  if (rows.length === 0)
    await sql`insert into ${table} select * from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)`.execute(db);
}
