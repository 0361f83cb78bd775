import type { ClientBase } from 'pg';

/** A head with their account, where they have one. */
interface Decider {
  id: number | null;
  personnel_id: number;
}

/** Who goes on leave, and who decides it: the head of the office, or of the next above where they head it themselves, and the one above. */
export interface LeavePerson {
  id: number;
  head: Decider;
  authority: Decider;
  authorityOffice: number;
}

export type FoundPerson = LeavePerson & { account: string | null; sex: 'Female' | 'Male' };

/** Those who earn vacation and sick leave: the accounts of the demo by name, then all others, away from the offices whose people travel. */
export async function findLeavePeople(client: ClientBase, day: string): Promise<FoundPerson[]> {
  const { rows } = await client.query<FoundPerson>(
    `with someone as (
       select s.personnel_id as id, split_part(c.email, '@', 1) as account, case when exists (
         select from organization.head_view h where h.office_id = o.id and h.personnel_id = s.personnel_id and h.during @> $1::date) then o.parent_id else o.id end as office
       from leave.stays_within(daterange($1::date, $1::date, '[]')) s join organization.office_view o on o.id = s.office_id
       left join identity.account_view c on c.personnel_id = s.personnel_id
       where s.earns = 'REGULAR' and s.status_code = 'PERM' and (c.email in ('employee@talaan.example', 'head@talaan.example', 'clerk@talaan.example')
         or c.id is null and o.acronym not in ('ACCT', 'CAS', 'DMS') and exists (
           select from ledger.account v where v.personnel_id = s.personnel_id and v.book = 'VL' and v.balance >= 10000)))
     select s.id, s.account, (select sex from personnel.person_view p where p.id = s.id) as sex, ${seatOf('n')} as head, coalesce(${seatOf('u')}, ${seatOf('n')}) as authority, coalesce(u.id, n.id) as "authorityOffice"
     from someone s join organization.office_view n on n.id = s.office left join organization.office_view u on u.id = n.parent_id
     where ${seatOf('n')} is not null order by s.account is null, s.id`,
    [day],
  );
  return rows;
}

/** The head of an office on the day, with their account where they have one. */
function seatOf(office: string): string {
  return `(select jsonb_build_object('id', a.id, 'personnel_id', h.personnel_id) from organization.head_view h
    left join identity.account_view a on a.personnel_id = h.personnel_id where h.office_id = ${office}.id and h.during @> $1::date
    order by h.is_acting limit 1)`;
}
