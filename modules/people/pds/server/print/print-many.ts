import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { recordOpenings } from '@talaan/kernel/server/audit/record-opening.ts';
import { choosePeople } from '@talaan/personnel/server/public.ts';
import { FORMS_AT_MOST, type printForms } from '../../contract/print.ts';
import { PRINTED, readRevision } from './print-setting.ts';
import { printedForms } from './printed-forms.ts';

/** Starts the print of many people; each of them sees who opened their sheet. */
export async function startPrint(call: CallOf<typeof printForms>) {
  const { db, body } = call;
  const { revision = await readRevision(db), work_sheet: workSheet, ...choice } = body;
  const people = await choosePeople(call, choice, { groups: ['PERSONNELS'], atMost: FORMS_AT_MOST });
  const keys = await withSheets(
    call,
    people.map(({ id }) => id),
  );
  if (keys.length === 0) throw notFound('None of these people has a data sheet to print.');
  await recordOpenings(call, keys, PRINTED);
  const title = `Personal data sheets of ${keys.length} ${keys.length === 1 ? 'person' : 'people'}, revised ${revision}`;
  return { job: await printedForms.start(call, { title, keys, order: { revision, workSheet }, screen: '/personnels/data_sheets' }) };
}

/** Those who have a sheet, in their order. */
async function withSheets({ db }: Pick<Call, 'db'>, people: readonly number[]): Promise<number[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom('pds.sheet')
    .select('personnel_id')
    .where('personnel_id', 'in', [...people])
    .execute();
  const sheets = new Set(rows.map(({ personnel_id }) => personnel_id));
  return people.filter((id) => sheets.has(id));
}
