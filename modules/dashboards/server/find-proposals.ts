import { sql } from 'kysely';
import { holds } from '@talaan/kernel/server/actor.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { OwnRequest, Waiting } from '../contract.ts';

const SHOWN = 5;
const STATES: Record<string, string> = { proposed: 'Waits for approval', approved: 'Approved', rejected: 'Rejected' };

/** Degrees, schools and companies that others have proposed, for the keepers of the lists. */
export async function findWaitingProposals({ db, actor }: Call): Promise<Waiting | null> {
  if (!holds(actor, ['GENERALSETTINGS'])) return null;
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from reference.degree where state = 'proposed' and proposed_by <> ${actor.accountId})
      + (select count(*) from reference.school where state = 'proposed' and proposed_by <> ${actor.accountId})
      + (select count(*) from reference.company where state = 'proposed' and proposed_by <> ${actor.accountId}) as count`.execute(db);
  const count = rows[0]?.count ?? 0;
  return count > 0 ? { title: 'Proposals to approve', count, link: '/personnel_setting/approval-request' } : null;
}

/** What one has proposed oneself, the newest first. */
export async function findOwnProposals({ db, actor }: Call): Promise<OwnRequest[]> {
  const { rows } = await sql<{ id: string; name: string; state: string; at: string }>`
    select 'degree-' || id as id, name, state, coalesce(decided_at, created_at) as at from reference.degree where proposed_by = ${actor.accountId}
    union all
    select 'school-' || id, name, state, coalesce(decided_at, created_at) from reference.school where proposed_by = ${actor.accountId}
    union all
    select 'company-' || id, name, state, coalesce(decided_at, created_at) from reference.company where proposed_by = ${actor.accountId}
    order by at desc, id limit ${SHOWN}`.execute(db);
  return rows.map(({ id, name, state, at }) => ({ id, title: name, state: STATES[state] ?? state, at }));
}
