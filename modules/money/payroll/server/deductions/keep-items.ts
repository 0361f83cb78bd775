import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { DeductionClass } from '../../rules/pay-line.ts';
import type { DeductionCall } from './enter-deductions.ts';

/** What a university decides of a deduction by authority or order. */
export interface KeptItem {
  name: string;
  lender: string;
  /** UACS object code of what is due to the lender. */
  account: string;
  /** What does not fit above the floor is taken in part. */
  in_part: boolean;
}

/** Its dues lower what is taxed, as those of a registered union do. */
export interface NewItem extends KeptItem {
  class: DeductionClass;
  lowers_tax: boolean;
}

/** Adds a deduction by authority or order to the catalogue, with a code made of its name. Error: 422 for a name that the catalogue has. */
export async function addItem(call: DeductionCall, item: NewItem): Promise<string> {
  await lockNames(call, item.name, null);
  const code = await freeCode(call, item.name);
  await sql`
    insert into payroll.item (code, name, side, kind, class, tax, account, lender, in_part, sort)
    values (${code}, ${item.name}, 'DEDUCTION', 'OTHER', ${item.class}, ${item.lowers_tax ? 'LOWERS' : 'NONE'}, ${item.account}, ${item.lender},
      ${item.in_part}, (select coalesce(max(sort) filter (where class = ${item.class}), max(sort)) from payroll.item where kind = 'OTHER'))`.execute(
    call.db,
  );
  await recordChange(call, { action: 'add a pay item', subject: `payroll.item:${code}`, after: item });
  return code;
}

/**
 * Changes a deduction by authority or order, or takes it out of use: then it is entered no more, and what runs goes on. Errors: 404; 409 for an item
 * of the law; 422 for a name that another has.
 */
export async function changeItem(call: DeductionCall, code: string, item: KeptItem & { is_used: boolean }): Promise<void> {
  await lockNames(call, item.name, code);
  const { rows } = await sql<{ kind: string; before: object }>`
    select kind, jsonb_build_object('name', name, 'lender', lender, 'account', account, 'in_part', in_part, 'is_used', is_used) as before
    from payroll.item where code = ${code}`.execute(call.db);
  const [found] = rows;
  if (!found) throw notFound('The catalogue has no such item.');
  if (found.kind !== 'OTHER') throw wrongState('What the law pays and takes cannot be changed. Its rates are dated figures.');
  await sql`
    update payroll.item set name = ${item.name}, lender = ${item.lender}, account = ${item.account}, in_part = ${item.in_part},
      is_used = ${item.is_used} where code = ${code}`.execute(call.db);
  await recordChange(call, { action: 'change a pay item', subject: `payroll.item:${code}`, before: found.before, after: item });
}

/** Two items of one name would be one on a payslip; who names one waits for who names another. */
async function lockNames({ db }: DeductionCall, name: string, code: string | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('payroll.item'))`.execute(db);
  const { rows } = await sql`
    select from payroll.item where kernel.plain(name) = kernel.plain(${name}) and code is distinct from ${code}`.execute(db);
  if (rows.length > 0) throw invalid({ name: ['The catalogue has an item of this name.'] });
}

const LONGEST_CODE = 20;

async function freeCode({ db }: DeductionCall, name: string): Promise<string> {
  const plain = name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '');
  const base = plain.length > 1 ? plain.slice(0, LONGEST_CODE).replace(/_$/, '') : 'ITEM';
  const { rows } = await sql<{ code: string }>`select code from payroll.item where starts_with(code, ${base})`.execute(db);
  const taken = new Set(rows.map(({ code }) => code));
  for (let no = 2, code = base; ; no += 1) {
    if (!taken.has(code)) return code;
    code = `${base}_${no}`;
  }
}
