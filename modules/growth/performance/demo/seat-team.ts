import type { ClientBase } from 'pg';

/** Who is in the team by the accounts of its members: the heads whom its committee has, and a further member. */
const TEAM = {
  president: 'CHAIR',
  payroll: 'HR',
  spmis: 'PLANNING',
  budget: 'FINANCE',
  committee: 'RANK_AND_FILE',
  ld: 'SECRETARY',
  admin: 'MEMBER',
} as const;

/** The team, and the role that lets each of it act over the whole university. */
export async function seatTeam(client: ClientBase, today: Temporal.PlainDate): Promise<void> {
  const from = `${today.year}-01-01`;
  const emails = Object.keys(TEAM).map((who) => `${who}@talaan.example`);
  await client.query(
    `insert into performance.pmt_seat (personnel_id, role, order_no, during)
     select a.personnel_id, t.role, 'Office Order 15, s. ' || $3, daterange($4, ($4::date + interval '2 years')::date)
     from unnest($1::text[], $2::text[]) as t (email, role) join identity.account_view a on a.email = t.email`,
    [emails, Object.values(TEAM), String(today.year), from],
  );
  await client.query(
    `insert into identity.account_role (account_id, role_id, scope, during)
     select a.id, r.id, 'all', daterange($2, null) from identity.account_view a join identity.role_view r on r.name = 'PMT member'
     where a.email = any($1::text[])`,
    [emails, from],
  );
}
