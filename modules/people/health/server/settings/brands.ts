import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { AnswerOf, BodyOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import * as contract from '../../contract/settings.ts';
import { writeStandings } from '../checklist/write-standings.ts';

export const brandRows = rows(contract.listBrands, contract.exportBrands, 'brands', () => ({
  from: sql`health.brand b`,
  columns: {
    id: 'b.code',
    name: 'b.name',
    is_active: 'b.is_active',
    terms: sql`(select coalesce(jsonb_agg(jsonb_build_object('from_day', t.from_day, 'doses', t.doses, 'least_days', t.least_days) order by t.from_day), '[]')
      from health.brand_terms t where t.brand = b.code)`,
  },
  reach: sql`true`,
  search: [sql`kernel.plain(b.name)`],
  sort: { name: sql`kernel.plain(b.name)` },
  unsorted: 'name',
  filters: {},
  sheet: {
    name: 'Vaccines',
    cells: {
      Code: (row) => row.id,
      Vaccine: (row) => row.name,
      Terms: (row) =>
        row.terms.map(({ from_day: from, doses, least_days: days }) => `from ${from}: ${doses} doses, ${days} days apart`).join('; '),
      'In use': (row) => (row.is_active ? 'Yes' : 'No'),
    },
  },
}));

export const priorityGroupRows = rows(contract.listPriorityGroups, contract.exportPriorityGroups, 'priority_groups', () => ({
  from: sql`health.priority_group g`,
  columns: { id: 'g.code', name: 'g.name', is_active: 'g.is_active' },
  reach: sql`true`,
  search: [sql`kernel.plain(g.code || ' ' || g.name)`],
  sort: { code: 'g.code' },
  unsorted: 'code',
  filters: {},
  sheet: {
    name: 'Priority groups',
    cells: { Code: (row) => row.id, Name: (row) => row.name, 'In use': (row) => (row.is_active ? 'Yes' : 'No') },
  },
}));

export async function addBrand(call: CallOf<typeof contract.addBrand>): Promise<AnswerOf<typeof contract.addBrand>> {
  const { code, terms, ...facts } = call.body;
  await call.db
    .insertInto('health.brand')
    .values({ code, ...facts })
    .execute();
  await writeTerms(call.db, code, terms);
  await recordChange(call, { action: 'add a vaccine', subject: `health.brand:${code}`, after: call.body });
  return { message: `${facts.name} was added.` };
}

/** Errors: 404; 422 for two terms from one day, or a name that another vaccine has. */
export async function editBrand(call: CallOf<typeof contract.editBrand>): Promise<AnswerOf<typeof contract.editBrand>> {
  const { db, body, params } = call;
  const { terms, ...facts } = body;
  const before = await db.selectFrom('health.brand').selectAll().where('code', '=', params.code).forUpdate().executeTakeFirst();
  if (!before) throw notFound('There is no such vaccine.');
  await db.updateTable('health.brand').set(facts).where('code', '=', params.code).execute();
  await writeTerms(db, params.code, terms);
  await writeStandings(db, 'all');
  await recordChange(call, { action: 'change a vaccine', subject: `health.brand:${params.code}`, before, after: body });
  return { message: `${facts.name} was saved.` };
}

/** Writes all terms of a vaccine in the place of those that it had. */
async function writeTerms(db: Call['db'], code: string, terms: BodyOf<typeof contract.editBrand>['terms']): Promise<void> {
  const twice = terms.findIndex(({ from_day: day }, at) => terms.slice(0, at).some((one) => one.from_day === day));
  if (twice !== -1) throw invalid({ [`terms.${twice}.from_day`]: ['Other terms begin on this day. Enter each day once.'] });
  await db.deleteFrom('health.brand_terms').where('brand', '=', code).execute();
  await db
    .insertInto('health.brand_terms')
    .values(terms.map((one) => ({ ...one, brand: code })))
    .execute();
}

export async function addPriorityGroup(
  call: CallOf<typeof contract.addPriorityGroup>,
): Promise<AnswerOf<typeof contract.addPriorityGroup>> {
  const { db, body } = call;
  await db.insertInto('health.priority_group').values(body).execute();
  await recordChange(call, { action: 'add a priority group', subject: `health.priority_group:${body.code}`, after: body });
  return { message: `${body.code} was added.` };
}

/** Errors: 404. */
export async function editPriorityGroup(
  call: CallOf<typeof contract.editPriorityGroup>,
): Promise<AnswerOf<typeof contract.editPriorityGroup>> {
  const { db, body, params } = call;
  const before = await db.selectFrom('health.priority_group').selectAll().where('code', '=', params.code).forUpdate().executeTakeFirst();
  if (!before) throw notFound('There is no such priority group.');
  await db.updateTable('health.priority_group').set(body).where('code', '=', params.code).execute();
  await recordChange(call, { action: 'change a priority group', subject: `health.priority_group:${params.code}`, before, after: body });
  return { message: `${params.code} was saved.` };
}
