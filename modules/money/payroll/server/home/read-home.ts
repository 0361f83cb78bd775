import { sql } from 'kysely';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { PREPARERS } from '../../contract/fields.ts';
import type * as contract from '../../contract/home.ts';
import { reachesRuns, runsFrom } from '../reach.ts';

type Desk = AnswerOf<typeof contract.readDesk>;

/** What the payroll officer has to do next: the oldest regular run that is not released yet, else the month that has none. */
export async function readDesk({ db, actor, today }: CallOf<typeof contract.readDesk>): Promise<Desk> {
  return withOpenRecords(db, 'everybody', async (open) => {
    const { rows } = await sql<Desk>`
      select coalesce((select r.month from ${runsFrom} where r.id = next.id), ${today.slice(0, 7)}) as month,
        (select jsonb_build_object('id', r.id, 'title', r.title, 'state', r.state, 'people', r.people, 'blocking', r.blocking,
          'computed_at', to_char(r.computed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'held', (select count(*) from payroll.payslip s where s.run_id = r.id and s.held_because is not null))
          from payroll.run r where r.id = next.id) as run,
        counted.no_account, counted.held
      from (select (select r.id from ${runsFrom} where r.kind = 'REGULAR' and r.state not in ('RELEASED', 'CANCELLED') and ${reachesRuns(actor, PREPARERS)}
          order by r.month, r.id limit 1) as id) next
      cross join (
        select count(*) filter (where f.account_sealed is null)::integer as no_account, count(*) filter (where f.held_because <> '')::integer as held
        from personnel.appointment_view a left join organization.office_view o on o.id = a.office_id
        left join payroll.profile f on f.personnel_id = a.personnel_id
        where a.during @> ${today}::date and ${visible(actor, PREPARERS, { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}) counted`.execute(
      open,
    );
    return rows[0]!;
  });
}

/** The month of the caller’s latest payslip. Nobody sees it by viewing as somebody else. */
export async function readLatestPayslip({
  actor,
  db,
}: CallOf<typeof contract.readLatestPayslip>): Promise<AnswerOf<typeof contract.readLatestPayslip>> {
  const { personnelId: own, viewedBy } = actor;
  if (own === null || viewedBy) return { payslip: null };
  return withOpenRecords(db, [own], async (open) => {
    const { rows } = await sql<{ run_id: number; month: string; title: string; released_on: string }>`
      select s.run_id, s.month, r.title, r.released_on from payroll.payslip s join payroll.run r on r.id = s.run_id
      where s.personnel_id = ${own} and s.is_released order by r.released_on desc, s.run_id desc limit 1`.execute(open);
    return { payslip: rows[0] ?? null };
  });
}
