import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { findRequest, readOpenSteps } from '@talaan/requests/server/public.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportMakeupClasses, listMakeupClasses, type MakeupClass, type MakeupRow } from '../../contract/makeup-classes.ts';
import { makeupFlow } from '../../workflow.ts';

const from = sql`overtime.makeup_class m join requests.request r on r.id = m.id join personnel.person_view p on p.id = m.personnel_id
  left join organization.office_view o on o.id = r.office_id`;

const columns = {
  id: 'm.id',
  state: 'm.state',
  personnel_id: 'm.personnel_id',
  idno: 'p.idno',
  fullname: 'p.fullname',
  avatar: avatarOf('p.id'),
  office: 'o.acronym',
  missed_on: 'm.missed_on',
  reason: 'm.reason',
  subject: 'm.subject',
  section: 'm.section',
  room: 'm.room',
  held_on: 'm.held_on',
  from_minute: 'm.from_minute',
  to_minute: 'm.to_minute',
  attended_minutes: 'm.attended_minutes',
} as const;

const isMine = ({ personnelId }: Actor): RawBuilder<SqlBool> => sql<SqlBool>`m.personnel_id = ${personnelId}::integer`;
const isReached = (actor: Actor): RawBuilder<SqlBool> =>
  visible(actor, ['EDATSOVPAA', 'EDATSDEPTHEAD'], { person: 'm.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });

/** Make-up classes of oneself, or within the reach of academic affairs. */
export const makeupRows = rows(listMakeupClasses, exportMakeupClasses, 'classes', (call) => {
  const { actor } = call;
  return {
    from,
    columns,
    reach: sql`(${isMine(actor)} or ${isReached(actor)})`,
    search: [sql`p.search`, sql`kernel.plain(m.subject || ' ' || m.section || ' ' || m.room)`],
    sort: { fullname: 'p.plain_name', held_on: ['m.held_on', 'm.from_minute'], missed_on: 'm.missed_on' },
    unsorted: '-held_on',
    filters: {
      whose: (whose) => (whose === 'mine' ? isMine(actor) : isReached(actor)),
      state: (states) => sql`m.state = any(${states})`,
      office: (offices) => sql`o.id in (select w.id from unnest(${offices}::integer[]) u(id), organization.offices_within(u.id) w)`,
    },
    describe: (found: MakeupClass[]) => addSteps(call, found),
    sheet: {
      name: 'Make-up classes',
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        Subject: (row) => row.subject,
        Section: (row) => row.section,
        'Missed on': (row) => row.missed_on,
        Reason: (row) => row.reason,
        'Made up on': (row) => row.held_on,
        From: (row) => clockTime(row.from_minute),
        To: (row) => clockTime(row.to_minute),
        Room: (row) => row.room,
        'Hours attended': (row) => (row.attended_minutes === null ? null : row.attended_minutes / 60),
        State: (row) => makeupFlow.words[row.state],
      },
    },
  };
});

async function addSteps(call: Pick<Call, 'db' | 'actor' | 'today'>, found: MakeupClass[]): Promise<MakeupRow[]> {
  const steps = await readOpenSteps(
    call,
    makeupFlow,
    found.map(({ id }) => id),
  );
  return found.map((row) => ({ ...row, ...steps.get(row.id)! }));
}

/** One of them, for its owner, academic affairs and those who decide it. Errors: 404 for anybody else. */
export async function readMakeupClass(call: Call<{ id: number }>): Promise<{ makeup_class: MakeupClass }> {
  const { db, actor, params } = call;
  const { rows: found } = await sql<MakeupClass & { is_open: boolean }>`
    select ${selected(columns)}, (${isMine(actor)} or ${isReached(actor)}) as is_open from ${from} where m.id = ${params.id}`.execute(db);
  const [makeup_class] = found;
  if (!makeup_class) throw notFound('There is no such make-up class.');
  if (!makeup_class.is_open) await findRequest(call, params.id);
  return { makeup_class };
}
