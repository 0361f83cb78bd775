import { countRows } from '@talaan/imports/server/public.ts';
import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { plain } from '@talaan/imports/rules/import-fields.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { openPlaces } from '../../../rules/places.ts';
import type { DatedRow } from '../../../rules/section-import/plan-dated-rows.ts';
import { judgeService, serviceFields, type AppointmentFields, type ServiceGround } from '../../../rules/section-import/sections/service.ts';
import { loadUniversity } from '../../load-university.ts';
import { itemsOfAppointments } from '../../needs.ts';
import { sectionSource } from '../section-source.ts';
import { writeDated } from './write-dated.ts';

export const serviceSource = sectionSource({
  section: 'service',
  fields: serviceFields,
  warnings: { 'under-18': 'Under 18 years of age on the first day' },
  ground: async ({ server, db, today }, rows, ids): Promise<ServiceGround> => {
    const named = [...new Set(rows.flatMap(({ values }) => values.item ?? []))];
    const { itemsCalled, nameItems } = contributed(server, itemsOfAppointments);
    const items = await itemsCalled(db, named);
    const onRecord = await readAppointments(
      db,
      ids,
      [...items.values()].map(({ id }) => id),
    );
    const held = onRecord.flatMap(({ fields }) => fields.itemId ?? []);
    const numbers = await nameItems(db, [...new Set([...held, ...[...items.values()].map(({ id }) => id)])]);
    const natures = await readNatures(db);
    const places = openPlaces(await loadUniversity(db), [], []);
    return { onRecord, places, items, today, ...natures, itemNumber: (id) => numbers.get(id) ?? String(id) };
  },
  judge: judgeService,
  tables: ['personnel.appointment'],
  step: {
    place: 50,
    brings: 'Earlier appointments at the university, of whole careers, with their plantilla items.',
    noun: ['appointment', 'appointments'],
    count: countRows(sql<{ here: number }>`select count(*) as here from personnel.appointment`),
  },
  next: [
    { label: 'Import salaries', to: '/personnels/import/salaries' },
    { label: 'Import service elsewhere', to: '/personnels/import-outside-service' },
    { label: 'Open these people', to: '/personnels/list?imported={id}' },
  ],
  write: async ({ db }, plans: DatedRow<AppointmentFields>[]) => {
    await freeItems(db, plans);
    const columns = {
      office_id: 'integer',
      position_id: 'integer',
      status_code: 'text',
      nature_code: 'text',
      item_id: 'integer',
      authority: 'text',
      is_substitute: 'boolean',
    } as const;
    const rows = plans.map(({ fields, ...row }) => ({
      ...row,
      columns: {
        office_id: fields.officeId,
        position_id: fields.positionId,
        status_code: fields.statusCode,
        nature_code: fields.natureCode,
        item_id: fields.itemId,
        authority: fields.authority,
        is_substitute: fields.isSubstitute,
      },
    }));
    return writeDated(db, { table: 'personnel.appointment', columns }, rows);
  },
});

/** The appointments of these people, and of anyone who holds one of their items or of these. */
async function readAppointments(db: Database, ids: readonly number[], items: readonly number[]): Promise<DatedRow<AppointmentFields>[]> {
  const { rows } = await sql<AppointmentFields & Omit<DatedRow<unknown>, 'fields'>>`
    select a.id, a.personnel_id as "personnelId", lower(a.during) as from, upper(a.during) as until, a.office_id as "officeId",
      a.position_id as "positionId", a.status_code as "statusCode", a.nature_code as "natureCode", a.item_id as "itemId", a.authority,
      a.is_substitute as "isSubstitute"
    from personnel.appointment a
    where a.personnel_id = any(${[...ids]}) or a.item_id = any(${[...items]})
      or a.item_id in (select item_id from personnel.appointment where personnel_id = any(${[...ids]}))
    order by a.personnel_id, a.during`.execute(db);
  return rows.map(({ id, personnelId, from, until, ...fields }) => ({ id, personnelId, from, until, fields }));
}

async function readNatures(db: Database): Promise<Pick<ServiceGround, 'nature' | 'natureName'>> {
  const natures = await db.selectFrom('reference.appointment_nature').select(['code', 'name']).execute();
  const codes = new Map(natures.flatMap(({ code, name }) => [plain(code), plain(name)].map((text) => [text, code] as const)));
  const names = new Map(natures.map(({ code, name }) => [code, name]));
  return { nature: (text) => codes.get(plain(text)), natureName: (code) => names.get(code) ?? code };
}

/** Two rows of a file may exchange their items. */
async function freeItems(db: Database, plans: readonly DatedRow<AppointmentFields>[]): Promise<void> {
  const known = plans.flatMap(({ id, fields }) => (id === null ? [] : [{ id, item: fields.itemId }]));
  await sql`update personnel.appointment a set item_id = null
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as n(id integer, item integer)
    where a.id = n.id and a.item_id is distinct from n.item and a.item_id is not null and not a.is_substitute`.execute(db);
}
