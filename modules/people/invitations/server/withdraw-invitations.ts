import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { withdrawMails } from '@talaan/kernel/server/mail/mail.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { cameIn, invitedPeople, reachableInvited } from './invited-people.ts';

/** Ends the links and codes of people who have not come in. Errors: 404 for one out of reach; 409 where none has an invitation. */
export async function withdrawInvitations(call: Call<unknown, unknown, { people: number[] }>): Promise<{ message: string }> {
  const { db, actor, now, today } = call;
  const people = [...new Set(call.body.people)];
  const reached =
    await sql`select p.id from ${invitedPeople(today)} where p.id = any(${people}::integer[]) and ${reachableInvited(actor)}`.execute(db);
  if (reached.rows.length < people.length) throw notFound('One of these people is not on record.');
  const { rows } = await sql<{ personnel_id: number; mail_id: number | null }>`
    update invitations.invitation i set withdrawn_at = ${now.toString()}::timestamptz
    where i.personnel_id = any(${people}::integer[]) and i.came_in_at is null and i.withdrawn_at is null
      and not exists (select from identity.account_view a where a.personnel_id = i.personnel_id and ${cameIn})
    returning personnel_id, mail_id`.execute(db);
  if (rows.length === 0) throw wrongState('None of these people has an invitation that can be withdrawn.');
  await withdrawMails(
    db,
    rows.flatMap(({ mail_id }) => mail_id ?? []),
  );
  await recordChanges(
    call,
    rows.map(({ personnel_id }) => ({
      action: 'withdraw an invitation',
      subject: `invitations.invitation:${personnel_id}`,
      personnelId: personnel_id,
    })),
  );
  return { message: rows.length === 1 ? 'One invitation was withdrawn.' : `${rows.length} invitations were withdrawn.` };
}
