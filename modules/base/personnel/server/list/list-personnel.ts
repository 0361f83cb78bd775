import { sql } from 'kysely';
import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import { KeptAnswers } from '@talaan/kernel/server/kept-answers.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { countGroups, inGroup } from '@talaan/kernel/server/read-rows.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { listPersonnel as endpoint, PersonnelRow } from '../../contract.ts';
import { HEADCOUNT_READERS } from '../../contract/headcount.ts';
import { matchPeople, orderPeople, PEOPLE_GROUPS, peopleWithin, RETIRES_ON } from '../people-query.ts';
import { changesSoFar, KeptOrders, type KeptOrder } from './kept-orders.ts';
import { servingOn } from '../serving-on.ts';

type ListCall = CallOf<typeof endpoint>;

interface Days {
  on: string;
  today: string;
}

type Answer = AnswerOf<typeof endpoint>;

/** Pages; fifty rows take some 30 kB. Longer ones, as of a whole university, are read each time. */
const MOST_PAGES = 128;
const LONGEST_PAGE = 100;

/** What one process keeps of the list: orders, and pages of them. */
export class KeptList {
  readonly orders = new KeptOrders();
  readonly pages = new KeptAnswers<Answer>('personnel', MOST_PAGES);
}

/**
 * A page of the personnel within one’s scope, and how many there are: no statement where the page is kept, one where its order is, two
 * where somebody was changed since; or their groups.
 */
export async function listPersonnel(call: ListCall, { orders, pages }: KeptList): Promise<Answer> {
  const question = JSON.stringify([call.query, call.today, reachOf(call)]);
  const kept = pages.find(question, call.actor);
  if (kept) return kept;
  const { changes, ...answer } = await readList(call, orders);
  if (changes !== undefined && answer.personnels.length <= LONGEST_PAGE) pages.keep(question, changes, answer);
  return answer;
}

/** All of the caller on which the list rests. */
function reachOf({ actor }: ListCall) {
  const scopes = scopesWithin(actor, HEADCOUNT_READERS);
  return scopes.some(({ kind }) => kind === 'all') ? 'all' : [actor.personnelId, scopes];
}

/** The same read from the database, and at which sum of changes. Groups are read each time. */
async function readList(call: ListCall, orders: KeptOrders): Promise<Answer & { changes?: number }> {
  const { db, actor, query, today } = call;
  const { sort = 'fullname' } = query;
  const days = { on: query.on ?? today, today };
  const from = sql`${peopleWithin(actor, HEADCOUNT_READERS, days.on, today)}
    left join organization.position_view t on t.id = a.position_id
    left join reference.appointment_status s on s.code = a.status_code`;
  const matching = matchPeople(actor, HEADCOUNT_READERS, query, days);
  const grouping = query.group_by && PEOPLE_GROUPS[query.group_by];
  if (grouping && query.in_group === undefined) {
    const groups = await countGroups(db, { from }, matching, grouping);
    return { personnels: [], total: groups.reduce((sum, { count }) => sum + count, 0), groups, sort };
  }
  const within = grouping ? sql`${matching} and ${inGroup(grouping, query.in_group!)}` : matching;
  const question = sql<{ id: number }>`select p.id from ${from} where ${within} order by ${orderPeople(sort)}`;
  const ofPage = ({ people }: KeptOrder) => people.slice((query.page - 1) * query.per_page, query.page * query.per_page);
  const kept = orders.find(db, question);
  if (kept && kept.changes === actor.seen?.personnel) {
    const page = await readPage(db, ofPage(kept), days);
    if (page.changes === kept.changes) return { personnels: page.rows, total: kept.people.length, sort, changes: page.changes };
  }
  const asked = await orders.ask(db, question);
  const { rows, changes } = await readPage(db, ofPage(asked), days);
  return { personnels: rows, total: asked.people.length, sort, ...(changes === asked.changes ? { changes } : {}) };
}

type Found = Omit<PersonnelRow, 'department'> & { office_id: number | null; office: string; acronym: string; campus: string };

/** The rows of these people as they are now, and by how many changes that is. */
async function readPage(db: Database, people: Int32Array, { on, today }: Days): Promise<{ rows: PersonnelRow[]; changes: number }> {
  const { rows } = await sql<Found & { changes: number }>`
    select counted.changes, page.* from (select ${changesSoFar} as changes) counted left join (
      select w.place, p.id, p.idno, p.fullname, u.avatar_path as avatar, o.id as office_id, o.fullname as office, o.acronym, c.acronym as campus,
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
        where d.personnel_id = p.id and d.during @> ${today}::date) d on true) page on true
    order by page.place`.execute(db);
  return { changes: rows[0]!.changes, rows: people.length === 0 ? [] : rows.map(toRow) };
}

function toRow({ office_id: id, office: fullname, acronym, campus, ...row }: Found): PersonnelRow {
  return { ...row, department: id === null ? null : { id, fullname, acronym, campus } };
}
