import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import type { ClearanceLine, listMoves as endpoint, SeparationRow } from '../../contract/moves.ts';
import type { LeaveRow } from '../../contract/move-rows.ts';
import { retirementOf } from '../../rules/moves/retirement.ts';
import { findPersonInScope } from '../find-person-in-scope.ts';
import type { NotedStanding, PersonnelNeeds } from '../needs.ts';
import { nameItems } from './outcome.ts';
import { readDatedRows } from './read-dated-rows.ts';

/** The dated rows of a person, the newest first. Errors: 404 outside one's scope. */
export async function listMoves(call: Call<{ id: number }>, needs: PersonnelNeeds): Promise<AnswerOf<typeof endpoint>> {
  const { db, params } = call;
  const person = await findPersonInScope(call, params.id, ['PERSONNELS']);
  await recordOpening(call, person.id, 'Movements');
  const { birth_date } = await db.selectFrom('personnel.person').select('birth_date').where('id', '=', person.id).executeTakeFirstOrThrow();
  const career = await readDatedRows(db, person.id);
  const numbers = await nameItems(
    db,
    needs,
    career.appointments.flatMap(({ item_id: item }) => (item === null ? [] : [item])),
  );
  const { rows: leaves } = await sql<LeaveRow>`
    select id, lower(during) as from, upper(during) as until, days, remarks, source is not null as follows from personnel.leave_without_pay
    where personnel_id = ${person.id} order by during desc`.execute(db);
  const retirement =
    birth_date === null
      ? null
      : retirementOf(
          birth_date,
          career.appointments.filter(({ government_service: counts }) => counts),
        );
  return {
    person: { id: person.id, fullname: person.fullname, idno: person.idno, birth_date },
    appointments: career.appointments
      .map((row) => ({ ...row, item_number: row.item_id === null ? null : (numbers.get(row.item_id) ?? null) }))
      .toReversed(),
    salaries: career.salaries.toReversed(),
    designations: career.designations.toReversed(),
    assignments: career.assignments.toReversed(),
    standings: await noted(call, needs, career.standings.toReversed()),
    leaves,
    separations: await listSeparations(call, person.id),
    retirement: retirement && { compulsory_on: retirement.compulsoryOn, optional_on: retirement.optionalOn },
  };
}

/** With what other modules say beside them. */
async function noted<S extends NotedStanding>({ db }: Pick<Call, 'db'>, { leave }: PersonnelNeeds, standings: readonly S[]) {
  const notes = await Promise.all(leave.map(({ noteStandings }) => noteStandings(db, standings)));
  return standings.map((one) => ({ ...one, remark: '', source: null, ...notes.flatMap((each) => each.get(one.id) ?? [])[0] }));
}

async function listSeparations({ db }: Pick<Call, 'db'>, personnelId: number): Promise<SeparationRow[]> {
  const { rows } = await sql<SeparationRow & { clearance: ClearanceLine[] }>`
    select s.id, s.last_day, s.cause_code, t.name as cause, s.authority, s.remarks,
      not exists (select from personnel.appointment a where a.personnel_id = s.personnel_id and lower(a.during) > s.last_day) as can_be_withdrawn,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'kind', k.name, 'cleared_by', c.cleared_by, 'cleared_on', c.cleared_on, 'remarks', c.remarks)
        order by k.place), '[]') from personnel.clearance c join reference.clearance_kind k on k.id = c.kind_id where c.separation_id = s.id) as clearance
    from personnel.separation s join reference.personnel_status t on t.code = s.cause_code
    where s.personnel_id = ${personnelId} order by s.last_day desc`.execute(db);
  return rows;
}
