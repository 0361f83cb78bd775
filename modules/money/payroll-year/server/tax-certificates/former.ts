import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { PREPARERS, READERS } from '@talaan/payroll/contract/fields.ts';
import type { FormerYear } from '@talaan/payroll/rules/month-facts.ts';
import type * as contract from '../../contract/tax-certificates.ts';
import { reachesPeople } from './reach.ts';

/** What people had of former employers in a year, as the tax of the year counts it. Needs open records. One statement. */
export async function readFormerPay(db: Database, year: number, people: readonly number[]): Promise<Map<number, FormerYear>> {
  const { rows } = await sql<Omit<FormerYear, 'de_minimis'> & { personnel_id: number }>`
    select personnel_id, taxable, benefits, contributions, other_exempt, withheld from payroll_year.former_employer
    where year = ${year} and personnel_id = any(${[...people]}::integer[])`.execute(db);
  return new Map(rows.map(({ personnel_id: id, ...pay }) => [id, { ...pay, de_minimis: {} }]));
}

/** Error: 404 for a person beyond the caller’s scope. */
export async function readFormer(call: CallOf<typeof contract.readFormer>): Promise<AnswerOf<typeof contract.readFormer>> {
  const { db, params } = call;
  const fullname = await findPerson(call, params.person, READERS);
  const { rows } = await withOpenRecords(db, [params.person], (open) =>
    sql<contract.FormerPay>`
      select tin, name, address, taxable, benefits, contributions, other_exempt, withheld from payroll_year.former_employer
      where personnel_id = ${params.person} and year = ${params.year}`.execute(open),
  );
  await recordOpening(call, params.person, 'Pay of a former employer');
  return { fullname, former: rows[0] ?? null };
}

/** Enters or replaces it. Error: 404 for a person beyond the caller’s scope. */
export async function saveFormer(call: CallOf<typeof contract.saveFormer>): Promise<{ message: string }> {
  const { db, actor, now, params, body } = call;
  const { person, year } = params;
  const fullname = await findPerson(call, person, PREPARERS);
  await withOpenRecords(db, [person], (open) =>
    sql`
      insert into payroll_year.former_employer (personnel_id, year, tin, name, address, taxable, benefits, contributions, other_exempt, withheld, entered_by,
        entered_at)
      values (${person}, ${year}, ${body.tin}, ${body.name}, ${body.address}, ${body.taxable}, ${body.benefits}, ${body.contributions},
        ${body.other_exempt}, ${body.withheld}, ${actor.accountId}, ${now.toString()}::timestamptz)
      on conflict (personnel_id, year) do update set tin = excluded.tin, name = excluded.name, address = excluded.address, taxable = excluded.taxable,
        benefits = excluded.benefits, contributions = excluded.contributions, other_exempt = excluded.other_exempt, withheld = excluded.withheld,
        entered_by = excluded.entered_by, entered_at = excluded.entered_at`.execute(open),
  );
  await recordChange(call, {
    action: 'enter the pay of a former employer',
    subject: `payroll_year.former_employer:${year}`,
    personnelId: person,
  });
  return { message: `The pay of ${year} that ${fullname} had of ${body.name} is entered.` };
}

/** Errors: 404 for a person beyond the caller’s scope, and where nothing was entered. */
export async function removeFormer(call: CallOf<typeof contract.removeFormer>): Promise<{ message: string }> {
  const { db, params } = call;
  const { person, year } = params;
  const fullname = await findPerson(call, person, PREPARERS);
  const { rows } = await withOpenRecords(db, [person], (open) =>
    sql`delete from payroll_year.former_employer where personnel_id = ${person} and year = ${year} returning year`.execute(open),
  );
  if (rows.length === 0) throw notFound('Nothing was entered of a former employer of this year.');
  await recordChange(call, {
    action: 'remove the pay of a former employer',
    subject: `payroll_year.former_employer:${year}`,
    personnelId: person,
  });
  return { message: `${fullname} has no pay of a former employer in ${year}.` };
}

async function findPerson({ db, actor }: Pick<Call, 'db' | 'actor'>, id: number, groups: readonly Group[]): Promise<string> {
  const { rows } = await sql<{ fullname: string }>`
    select p.fullname from personnel.person_view p ${reachesPeople(actor, groups)} and p.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound('There is no such person within your scope.');
  return rows[0].fullname;
}
