import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import { keep } from '@talaan/kernel/server/kept/kept.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { PLANNED_EACH_TIME } from '@talaan/kernel/server/database/prepared-statements.ts';
import { countGroups, inGroup } from '@talaan/kernel/server/lists/read-rows.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { listPersonnel as endpoint, PersonnelRow } from '../../contract.ts';
import { HEADCOUNT_READERS } from '../../contract/headcount.ts';
import { matchPeople, orderPeople, PEOPLE_GROUPS, peopleWithin, RETIRES_ON } from '../people-query.ts';
import { matchQualifications } from '../qualifications.ts';
import { servingOn } from '../serving-on.ts';

type ListCall = CallOf<typeof endpoint>;

interface Days {
  on: string;
  today: string;
}

type Answer = AnswerOf<typeof endpoint>;

/** Who answers a question, in order; 20,000 people in all of them take 5 MB. */
const orders = keep<Int32Array>({ name: 'An order of the personnel list', topics: ['personnel'], most: 64 });

/**
 * A page of the personnel within one’s scope, and how many there are: one statement where the order of the question is kept, two where
 * somebody was changed since; or their groups, which are read each time.
 */
export async function listPersonnel(call: ListCall): Promise<Answer> {
  const { server, db, actor, query, today } = call;
  const { page, per_page: size, ...question } = query;
  const { sort = 'fullname' } = query;
  const days = { on: query.on ?? today, today };
  const grouping = query.group_by && PEOPLE_GROUPS[query.group_by];
  if (grouping && query.in_group === undefined) {
    const { from, matching } = matchingPeople(call, days);
    const groups = await countGroups(db, { from }, matching, grouping);
    return { personnels: [], total: groups.reduce((sum, { count }) => sum + count, 0), groups, sort };
  }
  const read = () => {
    const { from, matching } = matchingPeople(call, days);
    const within = grouping ? sql`${matching} and ${inGroup(grouping, query.in_group!)}` : matching;
    return readOrder(db, sql`select p.id from ${from} where ${within} order by ${orderPeople(sort)}`);
  };
  // What other modules know of people changes without personnel, so that nothing of it is kept.
  const people = query.qualification
    ? await read()
    : await orders(server).answer({ seen: actor.seen, db }, [question, today, reachOf(call)], read);
  return { personnels: await readPage(db, people.slice((page - 1) * size, page * size), days), total: people.length, sort };
}

function matchingPeople({ server, actor, query }: ListCall, days: Days) {
  return {
    from: sql`${peopleWithin(actor, HEADCOUNT_READERS, days.on, days.today)}
      left join organization.position_view t on t.id = a.position_id
      left join reference.appointment_status s on s.code = a.status_code`,
    matching: sql<SqlBool>`${matchPeople(actor, HEADCOUNT_READERS, query, days)} and ${matchQualifications(server, query.qualification, days.on)}`,
  };
}

/** All of the caller on which the list rests. */
function reachOf({ actor }: ListCall) {
  const scopes = scopesWithin(actor, HEADCOUNT_READERS);
  return scopes.some(({ kind }) => kind === 'all') ? 'all' : [actor.personnelId, scopes];
}

/** Linear in the people who match. */
async function readOrder(db: Database, question: RawBuilder<unknown>): Promise<Int32Array> {
  // As JSON, which is read many times faster than the driver's arrays.
  const { rows } = await sql<{ people: number[] }>`${sql.raw(PLANNED_EACH_TIME)}
    select array_to_json(array(${question})) as people`.execute(db);
  return Int32Array.from(rows[0]!.people);
}

type Found = Omit<PersonnelRow, 'department'> & { office_id: number | null; office: string; acronym: string; campus: string };

/** The rows of these people as they are now. */
async function readPage(db: Database, people: Int32Array, { on, today }: Days): Promise<PersonnelRow[]> {
  if (people.length === 0) return [];
  const { rows } = await sql<Found>`
      select p.id, p.idno, p.fullname, u.avatar_path as avatar, o.id as office_id, o.fullname as office, o.acronym, c.acronym as campus,
        t.name as position, t.salary_grade, s.name as status, d.pin,
        coalesce(case when a.personnel_id is not null then coalesce(k.name, 'Active') end, (
          select l.name from personnel.separation f join reference.personnel_status l on l.code = f.cause_code
          where f.personnel_id = p.id and f.last_day < ${on}::date order by f.last_day desc limit 1), 'Not in service') as personnel_status,
        ${RETIRES_ON} as retires_on
      from unnest(${[...people]}::integer[]) with ordinality as w (id, place) join personnel.person p on p.id = w.id
      left join ${servingOn(on)} a on a.personnel_id = p.id
      left join organization.office_view o on o.id = a.office_id
      left join organization.campus_view c on c.id = o.campus_id
      left join organization.position_view t on t.id = a.position_id
      left join reference.appointment_status s on s.code = a.status_code
      left join identity.account_view u on u.personnel_id = p.id
      left join personnel.standing g on g.personnel_id = p.id and g.during @> ${on}::date
      left join reference.personnel_status k on k.code = g.status_code
      left join lateral (
        select string_agg(d.pin, ', ' order by d.pin) as pin from personnel.device_pin d
        where d.personnel_id = p.id and d.during @> ${today}::date) d on true
      order by w.place`.execute(db);
  return rows.map(toRow);
}

function toRow({ office_id: id, office: fullname, acronym, campus, ...row }: Found): PersonnelRow {
  return { ...row, department: id === null ? null : { id, fullname, acronym, campus } };
}
