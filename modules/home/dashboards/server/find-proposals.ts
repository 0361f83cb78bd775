import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { OwnRequest } from '../contract.ts';

const SHOWN = 5;
const STATES: Record<string, string> = { proposed: 'Awaiting approval', approved: 'Approved', rejected: 'Rejected' };

/** The caller’s proposals of degrees, schools and companies, the newest first. */
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
