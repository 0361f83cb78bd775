import type { ClientBase } from 'pg';

/** The role that lets those who sit in the team act over the whole university. */
export async function letTeamAct(client: ClientBase, today: Temporal.PlainDate): Promise<void> {
  await client.query(
    `insert into identity.account_role (account_id, role_id, scope, during)
     select a.id, r.id, 'all', s.during
     from committees.seat s join committees.committee c on c.id = s.committee_id and c.kind = 'PMT'
       join identity.account_view a on a.personnel_id = s.personnel_id join identity.role_view r on r.name = 'PMT member'
     where s.during @> $1::date`,
    [today.toString()],
  );
}
