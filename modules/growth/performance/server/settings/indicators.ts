import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { MEASURE_NAMES } from '../../contract/codes.ts';
import {
  exportIndicators,
  INDICATOR_KINDS,
  listIndicators,
  type addIndicator as addIndicatorCall,
  type Indicator,
} from '../../contract/indicators.ts';

export const indicatorRows = rows(listIndicators, exportIndicators, 'indicators', () => ({
  from: sql`performance.indicator i join performance.mfo m on m.id = i.mfo_id`,
  columns: {
    id: 'i.id',
    mfo_id: 'm.id',
    mfo: 'm.fullname',
    kind: 'i.kind',
    measure: 'i.measure',
    indicator: 'i.indicator',
    active: 'i.active',
    uses: sql`(select count(*) from performance.line l where l.indicator = i.indicator)`,
  },
  reach: sql`true`,
  search: [sql`kernel.plain(i.indicator || ' ' || m.fullname)`],
  sort: { indicator: sql`kernel.plain(i.indicator)`, mfo: 'm.fullname' },
  unsorted: sql`i.active desc, m.weight desc, m.id, i.id`,
  filters: {
    mfo: (mfo) => sql`m.id = ${mfo}`,
    kind: (kind) => sql`i.kind = ${kind}`,
    active: (active) => sql`i.active = ${active}`,
  },
  sheet: {
    name: 'Success indicators',
    cells: {
      MFO: (row: Indicator) => row.mfo,
      Kind: (row) => INDICATOR_KINDS[row.kind],
      Indicator: (row) => row.indicator,
      Measure: (row) => MEASURE_NAMES[row.measure],
      Active: (row) => (row.active ? 'Yes' : 'No'),
    },
  },
}));

type Body = CallOf<typeof addIndicatorCall>['body'];

export async function addIndicator(call: CallOf<typeof addIndicatorCall>): Promise<{ message: string }> {
  const { mfo_id, kind, measure, indicator, active } = call.body;
  const { rows: made } = await sql<{ id: number }>`
    insert into performance.indicator (mfo_id, kind, measure, indicator, active)
    values (${mfo_id}, ${kind}, ${measure}, ${indicator}, ${active}) returning id`.execute(call.db);
  await recordChange(call, { action: 'add an indicator', subject: `performance.indicator:${made[0]!.id}`, after: call.body });
  return { message: 'The indicator was added.' };
}

export async function changeIndicator(call: Call<{ id: number }, unknown, Body>): Promise<{ message: string }> {
  const { db, params, body } = call;
  const { rows: found } = await sql`select * from performance.indicator where id = ${params.id} for update`.execute(db);
  if (!found[0]) throw notFound('There is no such indicator.');
  await sql`
    update performance.indicator set mfo_id = ${body.mfo_id}, kind = ${body.kind}, measure = ${body.measure}, indicator = ${body.indicator},
      active = ${body.active} where id = ${params.id}`.execute(db);
  await recordChange(call, {
    action: 'change an indicator',
    subject: `performance.indicator:${params.id}`,
    before: found[0],
    after: body,
  });
  return { message: 'The indicator was saved.' };
}
