import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type * as calls from '../../contract/arrangements.ts';

type ById = { id: number };

/** Errors: 404; 422 where another order says already what is earned on some of the days, by constraint. */
export async function addArrangement(call: Call<ById, unknown, BodyOf<typeof calls.addArrangement>>): Promise<{ message: string }> {
  const { db, body } = call;
  const person = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  const { rows } = await sql<{ id: number }>`
    insert into leave.arrangement (personnel_id, earns, weekly_minutes, basis, during)
    values (${person.id}, ${body.earns}, ${body.weekly_minutes}, ${body.basis}, daterange(${body.from}, ${body.to}, '[]')) returning id`.execute(
    db,
  );
  await recordChange(call, {
    action: 'arrange what is earned',
    subject: `leave.arrangement:${rows[0]!.id}`,
    personnelId: person.id,
    after: body,
  });
  return { message: 'The order was added.' };
}

/** Errors: 404; 409 where anything but the end is corrected without a reason; 422 as for a new one. */
export async function correctArrangement(
  call: Call<ById & { row: number }, unknown, BodyOf<typeof calls.correctArrangement>>,
): Promise<{ message: string }> {
  const { db, body, params } = call;
  const person = await findPersonInScope(call, params.id, ['EDATSADMIN']);
  const { rows } = await sql`
    select earns, weekly_minutes, basis, lower(during) as from, upper(during) - 1 as to from leave.arrangement
    where id = ${params.row} and personnel_id = ${person.id} for update`.execute(db);
  if (!rows[0]) throw notFound();
  if (body.reason) await giveReason(call, body.reason);
  await sql`
    update leave.arrangement set earns = ${body.earns}, weekly_minutes = ${body.weekly_minutes}, basis = ${body.basis},
      during = daterange(${body.from}, ${body.to}, '[]') where id = ${params.row}`.execute(db);
  await recordChange(call, {
    action: 'correct what is earned',
    subject: `leave.arrangement:${params.row}`,
    personnelId: person.id,
    before: rows[0],
    after: body,
  });
  return { message: 'The order was saved.' };
}
