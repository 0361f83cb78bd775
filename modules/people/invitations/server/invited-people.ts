import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';

/**
 * People `p` in service on a day with their office `o`, and anyone who was invited; with the account `a`, the invitation `i` and its letter
 * `m`, where they have one.
 */
export function invitedPeople(today: string): RawBuilder<unknown> {
  return sql`personnel.person_view p left join ${servingOn(today)} s on s.personnel_id = p.id
    left join organization.office_view o on o.id = s.office_id left join identity.account_view a on a.personnel_id = p.id
    left join invitations.invitation i on i.personnel_id = p.id left join kernel.mail m on m.id = i.mail_id`;
}

/** Those of `invitedPeople` whom the caller reaches. */
export function reachableInvited(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`p.merged_into is null and (s.personnel_id is not null or i.id is not null)
    and ${visible(actor, ['USERS'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}`;
}

/** Whether the owner of account `a` has set a password or signed in. */
export const cameIn = sql<SqlBool>`(a.id is not null and (a.has_password
  or exists (select from identity.sign_in_try_view t where t.account_id = a.id and t.outcome = 'signed_in')))`;

/** To be joined to `invitedPeople`: `st.state` at a moment, as INVITATION_STATES has it. */
export function withState(now: Temporal.Instant): RawBuilder<unknown> {
  return sql`cross join lateral (select case
    when a.suspended_at is not null then 'suspended'
    when ${cameIn} then 'in'
    when i.id is null then 'none'
    when s.personnel_id is null then 'separated'
    when i.withdrawn_at is not null then 'withdrawn'
    when m.state = 'failed' then 'failed'
    when i.way = 'slip' and i.secret_hash is null then 'printing'
    when i.expires_at <= ${now.toString()}::timestamptz then 'expired'
    when m.state = 'waiting' then 'waiting'
    when m.state = 'kept' then 'kept'
    else 'invited' end as state) st`;
}

/** How many people have an address on record: `h`, to be joined by it. */
export const holdersOfAddresses = sql`(
  select lower(trim(email)) as email, count(*) as holders from personnel.person_view where merged_into is null and not is_applicant and email <> '' group by 1)`;

/** Why the address of person `c` on record (`id`, `email`) cannot be that of their account, beside `h`; null where it can. */
export const faultOf = sql<'shared' | 'taken' | null>`case
  when exists (select from identity.account_view x where x.email = c.email and x.personnel_id is distinct from c.id) then 'taken'
  when h.holders > 1 then 'shared' end`;
