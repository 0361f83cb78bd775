import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { holds, reachesUniversity } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { HomeLine, readAtHome as endpoint } from '../../contract/home.ts';
import { PERFORMANCE_READERS } from '../../contract/people.ts';
import { findShownPeriod, whoIsRated } from '../people/shown-period.ts';
import { hasSeat } from '../settings/has-seat.ts';
import { ownLines } from './own-lines.ts';

const PEOPLE = '/department/performance';

/** What of performance waits for the caller; nothing where nothing does. */
export async function readAtHome(call: Call): Promise<AnswerOf<typeof endpoint>> {
  return { lines: [...(await ownLines(call)), ...(await linesOfHead(call)), ...(await linesOfTeam(call))] };
}

/** Of the people within reach, who submitted no targets for the period that runs or is rated. */
async function linesOfHead(call: Call): Promise<HomeLine[]> {
  const { db, actor, today } = call;
  if (!holds(actor, PERFORMANCE_READERS)) return [];
  const found = await findShownPeriod(call, undefined);
  if (!found.shown || !found.terms) return [];
  const reach = visible(actor, PERFORMANCE_READERS, { person: 's.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const { rows } = await sql<{ people: number }>`
    select count(distinct s.personnel_id)::integer as people
    from ${whoIsRated(found)} join organization.office_view o on o.id = s.office_id
      join personnel.person_view p on p.id = s.personnel_id and p.merged_into is null
      left join performance.form f on f.period_id = ${found.shown.id} and f.personnel_id = s.personnel_id and f.office_id = s.office_id
    where (f.state is null or f.state in ('TARGET_DRAFT', 'TARGET_RETURNED')) and s.personnel_id is distinct from ${actor.personnelId}::integer
      and ${reach}`.execute(db);
  const { people } = rows[0]!;
  if (people === 0) return [];
  const says = `${people === 1 ? 'One person has' : `${people} people have`} not submitted targets for ${found.shown.name}.`;
  return [{ says, link: `${PEOPLE}?standing=NOT_SUBMITTED`, is_late: today > found.shown.from }];
}

/** Of periods that are over, offices that are not calibrated: for the team, and for those who keep the module. */
async function linesOfTeam(call: Call): Promise<HomeLine[]> {
  const { db, actor, today } = call;
  const isTeam = await hasSeat(call);
  if (!isTeam && !reachesUniversity(actor, ['SPMISADMIN'])) return [];
  const { rows } = await sql<{ name: string; offices: number; open: number; to: string }>`
    select q.name, count(*)::integer as offices, upper(q.during) - 1 as to,
      (count(*) filter (where f.state not in ('CALIBRATED', 'APPEALED', 'RESOLVED', 'CLOSED')))::integer as open
    from performance.form f join performance.period q on q.id = f.period_id
    where f.form <> 'IPCR' and f.state <> 'NOT_RATED' and upper(q.during) <= ${today}::date
    group by q.id order by lower(q.during) desc`.execute(db);
  return rows
    .filter(({ open }) => open > 0)
    .map(({ name, offices, open, to }) => ({
      says: `${open} of ${offices} offices are not calibrated for ${name}, which ended on ${longDate(to)}.`,
      link: isTeam ? '/spmis/calibration' : PEOPLE,
      is_late: false,
    }));
}
