import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { NOBODY, scopesWithin, type Actor, type Scope } from '@talaan/kernel/server/actor.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { printedMany } from '@talaan/papers/server/public.ts';
import { READERS } from '@talaan/property/contract/fields.ts';
import type { printRegister as endpoint } from '../../contract/register.ts';
import { registerForm, type RegisterSheet } from '../../print/regspi-form.ts';
import { entityName } from '../described.ts';
import { numberOfStep, stepsFrom } from '../steps.ts';
import { bookedFrom, bookedTo, isRegistered, registerColumns, describeStep, type FoundStep } from './register-rows.ts';

interface Account {
  id: number;
  code: string;
  name: string;
}

interface Order {
  fund: string;
  from: string;
  to: string;
  /** What the caller reached when the print was started. */
  scopes: readonly Scope[];
  personnelId: number | null;
}

const which = (actor: Actor, { fund, from, to }: Pick<Order, 'fund' | 'from' | 'to'>) =>
  sql`${isRegistered(actor)} and i.fund_code = ${fund} and ${bookedFrom(from)} and ${bookedTo(to)}`;

/** So many lines are printed in one go, as in the reports of counts. */
const LINES_AT_ONCE = 25_000;

/** Starts the print of the register of a fund cluster. Errors: 404 where nothing was issued in that time; 422 for days in the wrong order. */
export async function printRegister(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, body } = call;
  const { fund_code: fund, from, to } = body;
  if (to < from) throw invalid({ to: ['The last day is before the first one.'] });
  const { rows } = await sql<Account & { lines: number }>`
    select u.id, u.code, u.name, count(*) as lines from ${stepsFrom} where ${which(actor, { fund, from, to })}
      and (${body.account_id}::integer is null or u.id = ${body.account_id}::integer) group by 1 order by u.code`.execute(db);
  if (rows.length === 0) throw notFound('Nothing of this fund was issued in that time, so there is no register to print.');
  const title = `RegSPI ${fund}, ${longDate(from)} to ${longDate(to)}`;
  const order: Order = { fund, from, to, scopes: scopesWithin(actor, READERS), personnelId: actor.personnelId };
  return { job: await printedRegisters.start(call, { title, keys: inPrints(rows), order, screen: '/property/books/register' }) };
}

/** Types of property that are printed together, in their order. */
function inPrints(accounts: readonly (Account & { lines: number })[]): Account[][] {
  const prints: Account[][] = [];
  let before = 0;
  for (const { lines, ...account } of accounts) {
    if (prints.length === 0 || before + lines > LINES_AT_ONCE) {
      prints.push([]);
      before = 0;
    }
    prints.at(-1)!.push(account);
    before += lines;
  }
  return prints;
}

export const printedRegisters = printedMany<Account[], Order, RegisterSheet>({
  kind: 'property-books.print-register',
  what: 'Registers',
  form: registerForm,
  atOnce: 1,
  gather: async ({ call: { db, today } }, prints, { fund, from, to, scopes, personnelId }) => {
    const actor: Actor = { ...NOBODY, personnelId, grants: scopes.map((scope) => ({ role: '', groups: READERS, scope })) };
    const accounts = prints.flat();
    const { rows: heads } = await sql<{ entity: string; fund: string }>`
      select ${entityName} as entity, f.code || ' ' || f.name as fund from property.fund_cluster f where f.code = ${fund}`.execute(db);
    const { rows } = await sql<FoundStep>`
      select ${selected(registerColumns)} from ${stepsFrom} where ${which(actor, { fund, from, to })} and u.id = any(${accounts.map(({ id }) => id)}::integer[])
      order by s.at, ${numberOfStep}`.execute(db);
    const byAccount = Map.groupBy(rows, ({ account }) => account);
    // What changed its account since the print was started is left out.
    return accounts.flatMap(({ code, name }) => {
      const lines = byAccount.get(code)?.map(describeStep);
      return lines ? [{ sheet: { ...heads[0]!, from, to, as_of: today, account: code, account_name: name, lines }, code: null }] : [];
    });
  },
});
