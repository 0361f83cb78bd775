import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { exportMfos, listMfos, type addMfo as addMfoCall, type Mfo, type switchMfo as switchMfoCall } from '../../contract/umfos.ts';

const USES = sql`((select count(*) from performance.line l where l.mfo_id = m.id) + (select count(*) from performance.indicator i where i.mfo_id = m.id))`;

export const mfoRows = rows(listMfos, exportMfos, 'univ_mfos', () => ({
  from: sql`performance.mfo m`,
  columns: { id: 'm.id', fullname: 'm.fullname', code: 'm.code', weight: 'm.weight', active: 'm.active', uses: USES },
  reach: sql`true`,
  search: [sql`kernel.plain(m.code || ' ' || m.fullname)`],
  sort: { fullname: sql`kernel.plain(m.fullname)`, code: 'm.code', weight: 'm.weight' },
  unsorted: sql`m.active desc, m.weight desc, m.code`,
  filters: { active: (active) => sql`m.active = ${active}` },
  sheet: {
    name: 'University MFOs',
    cells: {
      Code: (row: Mfo) => row.code,
      Name: (row) => row.fullname,
      'Weight in percent': (row) => row.weight,
      Active: (row) => (row.active ? 'Yes' : 'No'),
    },
  },
}));

type Body = CallOf<typeof addMfoCall>['body'];

export async function addMfo(call: CallOf<typeof addMfoCall>): Promise<Mfo> {
  const { fullname, code, weight } = call.body;
  const { rows: made } = await sql<{ id: number }>`
    insert into performance.mfo (code, fullname, weight) values (${code}, ${fullname}, ${weight}) returning id`.execute(call.db);
  const { id } = made[0]!;
  await recordChange(call, { action: 'add a university MFO', subject: `performance.mfo:${id}`, after: call.body });
  return readMfo(call.db, id);
}

export async function changeMfo(call: Call<{ id: number }, unknown, Body>): Promise<Mfo> {
  const { db, params, body } = call;
  const was = await readMfo(db, params.id);
  await sql`update performance.mfo set code = ${body.code}, fullname = ${body.fullname}, weight = ${body.weight} where id = ${params.id}`.execute(
    db,
  );
  await recordChange(call, { action: 'change a university MFO', subject: `performance.mfo:${params.id}`, before: was, after: body });
  return readMfo(db, params.id);
}

/** Deletes an MFO. Errors: 404; 409 where a line or an indicator uses it. */
export async function removeMfo(call: Call<{ id: number }>): Promise<{ message: string }> {
  const was = await readMfo(call.db, call.params.id);
  if (was.uses > 0) throw wrongState(`${was.fullname} is used ${was.uses} times. Deactivate it instead.`);
  await sql`delete from performance.mfo where id = ${was.id}`.execute(call.db);
  await recordChange(call, { action: 'delete a university MFO', subject: `performance.mfo:${was.id}`, before: was });
  return { message: `${was.fullname} was deleted.` };
}

export async function switchMfo(call: CallOf<typeof switchMfoCall>): Promise<Mfo> {
  const { id, suffix } = call.params;
  const was = await readMfo(call.db, id);
  const active = suffix === 'activate';
  await sql`update performance.mfo set active = ${active} where id = ${id}`.execute(call.db);
  await recordChange(call, {
    action: `${suffix} a university MFO`,
    subject: `performance.mfo:${id}`,
    before: { active: was.active },
    after: { active },
  });
  return { ...was, active };
}

async function readMfo(db: Call['db'], id: number): Promise<Mfo> {
  const { rows: found } = await sql<Mfo>`
    select m.id, m.fullname, m.code, m.weight, m.active, ${USES}::integer as uses from performance.mfo m where m.id = ${id}`.execute(db);
  if (!found[0]) throw notFound('There is no such MFO.');
  return found[0];
}
