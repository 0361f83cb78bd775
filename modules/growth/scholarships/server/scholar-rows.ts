import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import { DEGREE_NAMES, GRANT_NAMES } from '../contract/codes.ts';
import {
  DUES,
  exportScholars,
  listScholars,
  MONEY_READERS,
  READERS,
  type countDues as counting,
  type Due,
  type ScholarRow,
} from '../contract/scholarships.ts';
import { refundOn } from '../rules/refund.ts';
import { scholarshipFlow } from '../workflow.ts';
import { untilOf } from './record/conditions.ts';
import { grantOf, readGrants } from './record/read-grant.ts';

const SOON = 90;
const LATE_DAYS = 30;

const studyEnds = sql`coalesce(s.ended_on, (select max(t.last_day) from scholarships.stretch t where t.scholarship_id = s.id))`;

/** What is due of a scholarship `s` on a day, as a condition each. */
const dueOn = (today: string): Readonly<Record<Due, RawBuilder<SqlBool>>> => ({
  DELIBERATE: sql<SqlBool>`s.state = 'ENDORSED'`,
  LATE: sql<SqlBool>`(s.state in ('ONGOING', 'EXTENDED', 'COMPLETED') and exists (select from scholarships.term t
    cross join (values ('GRADES'), ('PROGRESS')) as w (what) where t.scholarship_id = s.id and t.ends_on + ${LATE_DAYS}::integer < ${today}::date
      and not exists (select from scholarships.submission b where b.scholarship_id = s.id and b.term_no = t.no and b.what = w.what)))`,
  ENDING: sql<SqlBool>`(s.state in ('ONGOING', 'EXTENDED') and ${studyEnds} between ${today}::date and ${today}::date + ${SOON}::integer)`,
  RETURN: sql<SqlBool>`(s.reported_on is null and s.state in ('ONGOING', 'EXTENDED', 'COMPLETED', 'DISCONTINUED') and ${studyEnds} < ${today}::date)`,
  SERVED: sql<SqlBool>`(s.state = 'SERVING_OBLIGATION' and s.served_until <= ${today}::date + ${SOON}::integer)`,
  LEFT: sql<SqlBool>`(s.state in ('CONTRACT_SIGNED', 'ONGOING', 'EXTENDED', 'COMPLETED', 'DISCONTINUED', 'SERVING_OBLIGATION')
    and exists (select from personnel.separation_view e where e.personnel_id = s.personnel_id and e.last_day < ${today}::date)
    and not exists (select from personnel.appointment_view a where a.personnel_id = s.personnel_id
      and (upper_inf(a.during) or upper(a.during) > ${today}::date)))`,
  BREACH: sql<SqlBool>`s.state = 'BREACHED'`,
});

export const scholarsFrom = sql`scholarships.scholarship s join requests.request r on r.id = s.id join personnel.person_view p on p.id = s.personnel_id
  left join organization.office_view o on o.id = r.office_id left join organization.campus_view c on c.id = o.campus_id`;

export const PLACE = { person: 's.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' };
const reachOf = ({ actor }: Pick<Call, 'actor'>) => visible({ ...actor, personnelId: null }, READERS, PLACE);

/** Null for who does not read money. */
const costFor = ({ actor }: Pick<Call, 'actor'>) => sql`case when ${visible({ ...actor, personnelId: null }, MONEY_READERS, PLACE)}
  then (select coalesce(sum(k.amount), 0)::bigint from scholarships.cost k where k.scholarship_id = s.id) end`;

type Found = Omit<ScholarRow, 'months' | 'left' | 'until' | 'dues' | 'seen' | 'actions'> & Record<`is_${Due}`, boolean>;

export const scholarRows = rows(listScholars, exportScholars, 'scholars', (call) => {
  const dues = dueOn(call.today);
  const cost = costFor(call);
  return {
    from: scholarsFrom,
    columns: {
      id: 's.id',
      personnel_id: 's.personnel_id',
      scholar: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: 'o.acronym',
      campus: 'c.name',
      kind: 's.kind',
      degree: 's.degree',
      programme: 's.programme',
      school: 's.school',
      state: 's.state',
      first_day: sql`(select min(t.first_day) from scholarships.stretch t where t.scholarship_id = s.id)`,
      last_day: studyEnds,
      cost,
      is_DELIBERATE: dues.DELIBERATE,
      is_LATE: dues.LATE,
      is_ENDING: dues.ENDING,
      is_RETURN: dues.RETURN,
      is_SERVED: dues.SERVED,
      is_LEFT: dues.LEFT,
      is_BREACH: dues.BREACH,
    },
    reach: reachOf(call),
    search: [sql`p.search`, sql`kernel.plain(s.programme || ' ' || s.school)`],
    sort: { scholar: 'p.plain_name', last_day: studyEnds, cost, state: 's.state' },
    unsorted: '-last_day',
    filters: {
      state: (states) => sql`s.state = any(${states})`,
      degree: (degree) => sql`s.degree = ${degree}`,
      kind: (kind) => sql`s.kind = ${kind}`,
      campus: (campus) => sql`o.campus_id = ${campus}`,
      due: (due) => dues[due],
    },
    groups: {
      degree: { by: 's.degree', name: DEGREE_NAMES },
      campus: { by: 'o.campus_id', name: 'c.name' },
      state: { by: 's.state', name: scholarshipFlow.words },
    },
    sums: {
      cost: sql`coalesce(${cost}, 0)`,
      completed: sql`(s.completed_on is not null)::integer`,
      ended: sql`(s.ended_on is not null)::integer`,
    },
    describe: (found: Found[]) => describe(call, found),
    sheet: {
      name: 'Scholars',
      cells: {
        Scholar: (row) => row.scholar,
        Office: (row) => row.office,
        Campus: (row) => row.campus,
        Grant: (row) => GRANT_NAMES[row.kind],
        Degree: (row) => DEGREE_NAMES[row.degree],
        Programme: (row) => row.programme,
        School: (row) => row.school,
        From: (row) => row.first_day,
        To: (row) => row.last_day,
        State: (row) => scholarshipFlow.wordsOf(row.state),
        'Cost (PHP)': (row) => (row.cost === null ? null : row.cost / 100),
        'Months of service': (row) => row.months,
        'Months left': (row) => row.left,
        'Service until': (row) => row.until,
        Due: (row) => row.dues.map((due) => DUES[due]).join(', '),
      },
    },
  };
});

/** Adds what the rules of obligation say of each row. */
async function describe(call: Pick<Call, 'db' | 'actor' | 'today'>, found: readonly Found[]): Promise<ScholarRow[]> {
  const ids = found.map(({ id }) => id);
  const grants = await readGrants(call, ids);
  const steps = await readOpenSteps(call, scholarshipFlow, ids);
  return found.map(({ is_DELIBERATE, is_LATE, is_ENDING, is_RETURN, is_SERVED, is_LEFT, is_BREACH, ...row }) => {
    const record = grants.get(row.id)!;
    const grant = grantOf(record);
    const isDue = grant !== null && record.demanded === null && record.state !== 'RELEASED';
    const refund = isDue ? refundOn(call.today, grant) : null;
    const flags: Record<Due, boolean> = {
      DELIBERATE: is_DELIBERATE,
      LATE: is_LATE,
      ENDING: is_ENDING,
      RETURN: is_RETURN,
      SERVED: is_SERVED,
      LEFT: is_LEFT,
      BREACH: is_BREACH,
    };
    return {
      ...row,
      months: refund?.months ?? null,
      left: refund?.unserved ?? null,
      until: isDue ? untilOf(record) : null,
      dues: (Object.keys(DUES) as Due[]).filter((due) => flags[due]),
      ...steps.get(row.id)!,
    };
  });
}

/** Counts what is due over all that the caller reaches. */
export async function countDues(call: Pick<Call, 'db' | 'actor' | 'today'>): Promise<AnswerOf<typeof counting>> {
  const dues = dueOn(call.today);
  const { rows: counted } = await sql<Record<Due, number>>`
    select ${sql.join(Object.entries(dues).map(([due, is]) => sql`(count(*) filter (where ${is}))::integer as ${sql.ref(due)}`))}
    from ${scholarsFrom} where ${reachOf(call)}`.execute(call.db);
  return { dues: (Object.keys(DUES) as Due[]).map((due) => ({ due, count: counted[0]![due] })) };
}
