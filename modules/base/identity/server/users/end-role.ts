import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { requireStanding } from './require-standing.ts';

interface Held {
  role: string;
  from: string | null;
  to: string | null;
}

/** Ends a role after a last day, or at once; the period stays in the history. Errors: 403; 404; 409 for one that has ended, or the last Administrator; 422. */
export async function endRole(
  call: Call<{ id: number; grant: number }, unknown, { last_day: string | null }>,
): Promise<{ message: string }> {
  const { db, params, body, today } = call;
  const account = await requireStanding(call, params.id);
  const { rows } = await sql<Held>`
    select r.name as role, lower(h.during) as from, upper(h.during) - 1 as to from identity.account_role h join identity.role r on r.id = h.role_id
    where h.id = ${params.grant} and h.account_id = ${account.id} for update of h`.execute(db);
  const held = rows[0];
  if (!held) throw notFound('There is no such role of this user.');
  if (held.to !== null && held.to < today) throw wrongState('This role has already ended.');
  if (body.last_day !== null) refuseDay(body.last_day, held, today);
  await keepAnAdministrator(db, today, () => close(call, held.from));
  await recordChange(call, {
    action: 'end a role',
    subject: `identity.account:${account.id}`,
    personnelId: account.personnel_id,
    before: held,
    after: { ...held, to: body.last_day, at_once: body.last_day === null },
  });
  return { message: body.last_day ? `${held.role} ends after the last day.` : `${account.name} no longer has the role ${held.role}.` };
}

function refuseDay(lastDay: string, { from, to }: Held, today: string): void {
  if (lastDay < today || (from !== null && lastDay < from))
    throw invalid({ last_day: ['Enter today or a later day, or end the role at once.'] });
  if (to !== null && lastDay > to) throw invalid({ last_day: ['The role ends earlier. To prolong it, give it anew from the day after.'] });
}

/** What never was in force on a whole day leaves no period; the audit trail keeps it. */
async function close(
  { db, params, body, today }: Call<{ grant: number }, unknown, { last_day: string | null }>,
  from: string | null,
): Promise<void> {
  if (body.last_day === null && from !== null && from >= today) {
    await db.deleteFrom('identity.account_role').where('id', '=', params.grant).execute();
    return;
  }
  const end = body.last_day === null ? sql`${today}::date` : sql`${body.last_day}::date + 1`;
  await db
    .updateTable('identity.account_role')
    .set({ during: sql`daterange(lower(during), ${end})` })
    .where('id', '=', params.grant)
    .execute();
}
