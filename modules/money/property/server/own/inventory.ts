import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { writeFormSheet } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { findIssued, issueNumbered } from '@talaan/papers/server/public.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import type { issueInventory as issuing, printInventory as printing } from '../../contract/own.ts';
import { inventoryForm, inventoryWorkbook, type InventorySheet } from '../../print/inventory-form.ts';

const KIND = 'personal inventory of property';

/** Error: 404 for an account without a personnel record. */
export async function draftInventory(call: Call): Promise<FileAnswer> {
  const sheet = await drawInventory(call, ownPerson(call));
  return inventoryForm.answer(call.server, [{ sheet, code: null }], 'Personal inventory of property, draft');
}

/** Error: 404 for an account without a personnel record. */
export async function exportInventory(call: Call): Promise<FileAnswer> {
  return writeFormSheet(`Personal inventory of property ${call.today}`, inventoryWorkbook(await drawInventory(call, ownPerson(call))));
}

/** Issues the inventory of today; the one before stays what it was on its day. Error: 404 for an account without a personnel record. */
export async function issueInventory(call: CallOf<typeof issuing>): Promise<AnswerOf<typeof issuing>> {
  const personnelId = ownPerson(call);
  const sheet = await drawInventory(call, personnelId);
  const title = `Personal inventory of property as of ${longDate(call.today)}`;
  const [issued] = await issueNumbered(call, 'PIP', [{ sheet, paper: { kind: KIND, title, personnelId } }]);
  const { code, sheet: said } = issued!;
  await recordChange(call, {
    action: 'issue a personal inventory of property',
    subject: `papers.paper:${code}`,
    personnelId,
    after: { control_number: said.control_number, items: sheet.lines.length },
  });
  return { message: `Your personal inventory was issued as ${said.control_number}.`, code };
}

/** An inventory as it was issued. Error: 404, also for that of another. */
export async function printInventory(call: CallOf<typeof printing>): Promise<FileAnswer> {
  const issued = await findIssued<InventorySheet>(call.db, { code: call.params.code, kind: KIND, personnelId: ownPerson(call) });
  return inventoryForm.answer(call.server, [issued], `Personal inventory of property ${issued.sheet.control_number}`);
}

async function drawInventory({ db, today }: Pick<Call, 'db' | 'today'>, person: number): Promise<InventorySheet> {
  const names = await readSigningNames(db, [person]);
  const { rows } = await sql<{ idno: string; position: string; office: string; entity: string; lines: InventorySheet['lines'] }>`
    select p.idno, coalesce(a.position, '') as position, coalesce(a.office, '') as office, (select u.name from organization.university_view u) as entity,
      (select coalesce(jsonb_agg(jsonb_build_object('class', i.class, 'paper', k.type || ' ' || k.number, 'dated_on', k.dated_on,
          'fund', k.fund_code || ' ' || f.name, 'property_no', i.property_no, 'article', i.article, 'description', i.description, 'brand', i.brand,
          'model', i.model, 'serial', i.serial, 'acquired_on', i.acquired_on, 'life_years', i.life_years, 'location', i.location,
          'condition', i.condition, 'line', l.state, 'amount', l.amount)
          order by array_position(array['PPE', 'SPHV', 'SPLV'], i.class), k.dated_on, k.id, l.no), '[]')
        from property.paper k join property.fund_cluster f on f.code = k.fund_code
          join property.paper_line l on l.paper_id = k.id and l.state <> 'ENDED' join property.item i on i.id = l.item_id
        where k.personnel_id = p.id and k.state <> 'VOID') as lines
    from personnel.person_view p left join lateral (
      select t.name as position, o.fullname as office from personnel.appointment_view a join organization.office_view o on o.id = a.office_id
        join organization.position_view t on t.id = a.position_id
      where a.personnel_id = p.id and a.during @> ${today}::date limit 1) a on true
    where p.id = ${person}`.execute(db);
  const { idno, position, office, entity, lines } = rows[0]!;
  return { control_number: '', as_of: today, entity, holder: { name: names.get(person) ?? '', idno, position, office }, lines };
}

function ownPerson({ actor }: Pick<Call, 'actor'>): number {
  if (actor.personnelId === null) throw notFound('Your account belongs to no personnel record.');
  return actor.personnelId;
}
