import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Preview, SeparationBody } from '../../contract/moves.ts';
import type { Career } from '../../rules/moves/career.ts';
import { checkSeparation } from '../../rules/moves/check-separation.ts';
import { endBefore, type Closings } from '../../rules/moves/plan-move.ts';
import { dayAfter } from '../../rules/moves/spans.ts';
import { announceSeparated } from './announce-people.ts';
import type { ClearanceOpened, PersonnelNeeds } from '../needs.ts';
import { notifyPeopleChanged } from '../people-changed.ts';
import { closeRows, type DatedTable } from './close-rows.ts';
import { endRequests } from './end-requests.ts';
import { lockPerson } from './lock-person.ts';
import { describeOutcome } from './outcome.ts';
import { readDatedRows } from './read-dated-rows.ts';
import { warnOfPosts } from './warn-of-posts.ts';

export type Separating = Call<{ id: number }, unknown, SeparationBody>;

/**
 * Ends the service of a person on a last day: appointment, salary, designations, assignments and standings end with it, their item is
 * vacant the next day, leave and requests after it end, and the clearance opens. Returns what changed. Errors: 404; 422 by field.
 */
export async function separatePerson(call: Separating, needs: PersonnelNeeds): Promise<Preview> {
  const { db, body } = call;
  const person = await lockPerson(call, call.params.id);
  const cause = await findCause(call);
  const before = await readDatedRows(db, person.id);
  const { errors, warnings } = checkSeparation({
    birthDate: person.birth_date,
    lastDay: body.last_day,
    cause: { code: cause.code, endsService: cause.ends_service },
    appointments: before.appointments.map((row) => ({ ...row, governmentService: row.government_service })),
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);

  await giveReason(call, `${cause.name}, last day ${longDate(body.last_day)}`);
  const closed = await endAll(call, before, dayAfter(body.last_day));
  const { id } = await db
    .insertInto('personnel.separation')
    .values({ personnel_id: person.id, ...body, closed: JSON.stringify(closed) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const opened = await openClearance(call, needs, { id, personnelId: person.id, officeId: officeThen(before, body.last_day) });

  const after = await readDatedRows(db, person.id);
  await recordChange(call, {
    action: 'separate',
    subject: `personnel.separation:${id}`,
    personnelId: person.id,
    before: closed,
    after: body,
  });
  await notifyPeopleChanged(db, [{ personnelId: person.id, from: dayAfter(body.last_day), until: null }]);
  await announceSeparated(call, person.id, body.last_day);
  warnings.push(...(await warnOfPosts(db, person.id, dayAfter(body.last_day), null)));
  const ended = { personnelId: person.id, lastDay: body.last_day };
  for (const leave of needs.leave) warnings.push(...(await leave.warnOfSeparation(db, ended)));
  const further = [
    {
      kind: 'appointment' as const,
      text: `Separated: ${cause.name}, last day ${longDate(body.last_day)}. A clearance of ${opened} lines is opened.`,
    },
    ...(await endRequests(call, needs, ended)),
  ];
  return describeOutcome(db, needs, { before, after, further, warnings });
}

async function findCause({ db, body }: Separating) {
  const cause = await db
    .selectFrom('reference.personnel_status')
    .select(['code', 'name', 'ends_service'])
    .where('code', '=', body.cause_code)
    .executeTakeFirst();
  if (!cause) throw invalid({ cause_code: ['Choose a cause of the list.'] });
  return cause;
}

/** A row that was ended or taken out, as it stood. */
export interface ClosedRow {
  table: DatedTable;
  row: Record<string, unknown> & { id: number };
}

const LISTS: Record<DatedTable, keyof Career> = {
  appointment: 'appointments',
  salary: 'salaries',
  designation: 'designations',
  assignment: 'assignments',
  standing: 'standings',
};

async function endAll({ db }: Separating, before: Career, day: string): Promise<ClosedRow[]> {
  const closed: ClosedRow[] = [];
  for (const [table, list] of Object.entries(LISTS) as [DatedTable, keyof Career][]) {
    const plan: Closings = endBefore(day, before[list]);
    const ids = [...plan.close.map(({ id }) => id), ...plan.remove];
    const { rows } = await sql<{ row: ClosedRow['row'] }>`
      select to_jsonb(r) as row from ${sql.table(`personnel.${table}`)} r where r.id = any(${ids}) order by r.during`.execute(db);
    closed.push(...rows.map(({ row }) => ({ table, row })));
    await closeRows(db, table, plan);
  }
  return closed;
}

/** The office in which a person served last, up to a day. */
function officeThen({ appointments }: Career, day: string): number {
  return appointments.findLast(({ from }) => from !== null && from <= day)!.office_id;
}

async function openClearance(call: Separating, needs: PersonnelNeeds, separation: Omit<ClearanceOpened, 'lines'>): Promise<number> {
  const { rows: lines } = await sql<ClearanceOpened['lines'][number]>`
    with opened as (
      insert into personnel.clearance (separation_id, kind_id)
      select ${separation.id}::integer, id from reference.clearance_kind where retired_on is null or retired_on > ${call.today} order by place
      returning id, kind_id)
    select o.id, k.id as "kindId", k.name as kind from opened o join reference.clearance_kind k on k.id = o.kind_id order by k.place, k.id`.execute(
    call.db,
  );
  await needs.clearance.file(call, { ...separation, lines });
  return lines.length;
}
