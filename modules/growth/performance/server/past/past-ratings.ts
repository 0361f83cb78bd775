import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf, findPersonInScope, servingOn } from '@talaan/personnel/server/public.ts';
import {
  exportPastRatings,
  listPastRatings,
  type addPastRating as addCall,
  type changePastRating as changeCall,
  type PastRatingRow,
} from '../../contract/past-ratings.ts';
import { findPastFaults } from '../../rules/after/find-past-faults.ts';
import { ADJECTIVES, readLevel } from '../../rules/levels.ts';
import { formatRating, readRating } from '../../rules/rating.ts';

export const pastRows = rows(listPastRatings, exportPastRatings, 'past_ratings', ({ actor, today }) => ({
  from: sql`performance.past_rating r join personnel.person_view p on p.id = r.personnel_id
    left join ${servingOn(today)} a on a.personnel_id = p.id left join organization.office_view o on o.id = a.office_id`,
  columns: {
    id: 'r.id',
    personnel_id: 'p.id',
    idno: 'p.idno',
    fullname: 'p.fullname',
    avatar: avatarOf('p.id'),
    office: 'o.acronym',
    from: sql`lower(r.during)`,
    to: sql`upper(r.during) - 1`,
    final: 'r.final',
    level: 'r.level',
    paper: 'r.paper',
  },
  reach: visible(actor, ['SPMISADMIN'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
  search: [sql`p.search`, sql`kernel.plain(r.paper)`],
  sort: { fullname: ['p.plain_name', 'r.during'], from: sql`lower(r.during)` },
  unsorted: '-from',
  filters: {},
  sheet: {
    name: 'Earlier ratings',
    cells: {
      'Employee number': (row: PastRatingRow) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      'First day': (row) => row.from,
      'Last day': (row) => row.to,
      'Final rating': (row) => formatRating(row.final),
      Adjective: (row) => ADJECTIVES[row.level],
      Paper: (row) => row.paper,
    },
  },
}));

type Body = CallOf<typeof changeCall>['body'];

/** Enters an earlier rating. Errors: 404 for a person beyond reach; 422. */
export async function addPastRating(call: CallOf<typeof addCall>): Promise<{ message: string }> {
  const { personnel_id: personnelId, ...body } = call.body;
  const { fullname } = await findPersonInScope(call, personnelId, ['SPMISADMIN']);
  const { final, level } = await requireRating(call, personnelId, body);
  const { rows: made } = await sql<{ id: number }>`
    insert into performance.past_rating (personnel_id, during, final, level, paper)
    values (${personnelId}, daterange(${body.from}::date, ${body.to}::date, '[]'), ${final}, ${level}, ${body.paper}) returning id`.execute(
    call.db,
  );
  await note(call, 'enter an earlier rating', made[0]!.id, personnelId, null, body);
  return { message: `The rating of ${fullname} was entered.` };
}

export async function changePastRating(call: CallOf<typeof changeCall>): Promise<{ message: string }> {
  const { db, params, body } = call;
  const was = await findPast(call, params.id);
  const { final, level } = await requireRating(call, was.personnel_id, body, params.id);
  await sql`
    update performance.past_rating set during = daterange(${body.from}::date, ${body.to}::date, '[]'), final = ${final}, level = ${level},
      paper = ${body.paper} where id = ${params.id}`.execute(db);
  await note(call, 'correct an earlier rating', params.id, was.personnel_id, was, body);
  return { message: 'The rating was corrected.' };
}

export async function removePastRating(call: Call<{ id: number }>): Promise<{ message: string }> {
  const was = await findPast(call, call.params.id);
  await sql`delete from performance.past_rating where id = ${call.params.id}`.execute(call.db);
  await note(call, 'delete an earlier rating', call.params.id, was.personnel_id, was, null);
  return { message: 'The rating was deleted.' };
}

interface Past {
  personnel_id: number;
  from: string;
  to: string;
  final: number;
}

async function findPast(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number): Promise<Past> {
  const { rows: found } = await sql<Past>`
    select personnel_id, lower(during) as from, upper(during) - 1 as to, final from performance.past_rating where id = ${id} for update`.execute(
    call.db,
  );
  if (!found[0]) throw notFound('There is no such rating.');
  await findPersonInScope(call, found[0].personnel_id, ['SPMISADMIN']);
  return found[0];
}

/** Errors: 422 by field, also where the product has a form of the person on these days. */
async function requireRating({ db, today }: Pick<Call, 'db' | 'today'>, personnelId: number, body: Body, own = 0) {
  const { rows: known } = await sql<{ from: string; to: string }>`
    select lower(during) as from, upper(during) - 1 as to from performance.past_rating where personnel_id = ${personnelId} and id <> ${own}
    union all
    select lower(p.during), upper(p.during) - 1 from performance.form f join performance.period p on p.id = f.period_id
    where f.personnel_id = ${personnelId} and f.state <> 'NOT_RATED'`.execute(db);
  const faults = findPastFaults(body, known, today);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { final: readRating(body.final)!, level: readLevel(body.adjective)! };
}

function note(call: Call, action: string, id: number, personnelId: number, before: unknown, after: unknown): Promise<void> {
  return recordChange(call, { action, subject: `performance.past_rating:${id}`, personnelId, before, after });
}
