import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import { exportOvertime, FUNDINGS, listOvertime, type OvertimeRow } from '../contract/overtime.ts';
import { creditFlow, payFlow, STATE_WORDS } from '../workflow.ts';
import { faceOf, isMine, isOfOffice, overtimeFrom } from './find-overtime.ts';

type Found = Omit<OvertimeRow, 'seen' | 'actions'>;

const ofDuties = (what: string) => sql`(select ${sql.raw(what)} from overtime.duty d where d.authority_id = a.id)`;

/** The first three people by name, with their faces. */
const firstOnes = ({ actor, today }: Pick<Call, 'actor' | 'today'>) => sql`(
  select jsonb_agg(jsonb_build_object('id', n.id, 'fullname', n.fullname, 'avatar', n.avatar, 'office', n.acronym) order by n.plain_name) from (
    select p.id, p.fullname, p.plain_name, ${faceOf(actor)} as avatar, w.acronym from personnel.person_view p
      left join ${servingOn(today)} e on e.personnel_id = p.id left join organization.office_view w on w.id = e.office_id
    where p.id in (select d.personnel_id from overtime.duty d where d.authority_id = a.id) order by p.plain_name limit 3) n)`;

/** Overtime of oneself, of one's offices, or of all within the scope of HR. */
export const overtimeRows = rows(listOvertime, exportOvertime, 'overtime', (call) => {
  const { actor } = call;
  return {
    from: overtimeFrom,
    columns: {
      id: 'a.id',
      kind: 'r.kind',
      activity: 'a.activity',
      funding: 'a.funding',
      state: 'a.state',
      office: 'o.acronym',
      first_people: firstOnes(call),
      people: ofDuties('count(distinct d.personnel_id)'),
      first_on: ofDuties('min(d.date)'),
      last_on: ofDuties('max(d.date)'),
      ordered_minutes: ofDuties('sum(d.to_minute - d.from_minute)'),
      counted_minutes: ofDuties('sum(d.counted_minutes)'),
      is_emergency: sql`a.emergency <> ''`,
      filed_at: 'r.filed_at',
    },
    reach: sql`(${isMine(actor)} or ${isOfOffice(actor)})`,
    search: [
      sql`kernel.plain(a.activity)`,
      sql`(select string_agg(p.search, ' ') from personnel.person_view p
        where p.id in (select d.personnel_id from overtime.duty d where d.authority_id = a.id))`,
    ],
    sort: { filed_at: 'r.filed_at', first_on: ofDuties('min(d.date)'), activity: sql`kernel.plain(a.activity)` },
    unsorted: '-filed_at',
    filters: {
      whose: (whose) =>
        whose === 'mine' ? isMine(actor) : isOfOffice(actor, whose === 'all' ? ['EDATSADMIN'] : ['EDATSDEPTHEAD', 'EDATSDEPTSETTING']),
      state: (states) => sql`a.state = any(${states})`,
      funding: (funding) => sql`a.funding = ${funding}`,
      office: (offices) => sql`o.id in (select w.id from unnest(${offices}::integer[]) u(id), organization.offices_within(u.id) w)`,
      from: (from) => sql`exists (select from overtime.duty d where d.authority_id = a.id and d.date >= ${from}::date)`,
      to: (to) => sql`exists (select from overtime.duty d where d.authority_id = a.id and d.date <= ${to}::date)`,
    },
    describe: (found: Found[]) => addSteps(call, found),
    sheet: {
      name: 'Overtime',
      cells: {
        Activity: (row) => row.activity,
        People: (row) => row.first_people.map(({ fullname }) => fullname).join('; '),
        Count: (row) => row.people,
        Office: (row) => row.office,
        From: (row) => longDate(row.first_on),
        To: (row) => longDate(row.last_on),
        Compensation: (row) => FUNDINGS[row.funding],
        State: (row) => STATE_WORDS[row.state],
        'Hours ordered': (row) => row.ordered_minutes / 60,
        'Hours counted': (row) => (row.counted_minutes === null ? null : row.counted_minutes / 60),
        Filed: (row) => localTime(row.filed_at),
      },
    },
  };
});

/** What the caller may do in each. */
async function addSteps(call: Pick<Call, 'db' | 'actor' | 'today'>, found: Found[]): Promise<OvertimeRow[]> {
  const steps = await Promise.all(
    [creditFlow, payFlow].map((flow) =>
      readOpenSteps(
        call,
        flow,
        found.flatMap(({ id, kind }) => (kind === flow.kind ? [id] : [])),
      ),
    ),
  );
  return found.map((row) => ({ ...row, ...(steps[0]!.get(row.id) ?? steps[1]!.get(row.id)!) }));
}
