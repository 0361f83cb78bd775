import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { Unit } from '../contract.ts';
import { formatAmount } from '../rules/format-amount.ts';
import type { Shortage } from '../rules/plan-entries.ts';

interface Details {
  personnelId: number;
  book: string;
  /** The day that is short: of the line, or a later one whose use would be uncovered. */
  day: string;
  usable: number;
  wanted: number;
}

/** An account has less than is wanted on a day. 409, with the day that is short and what uses it. */
export class Overdrawn extends Refusal {
  readonly overdrawn: Details;
  constructor(message: string, overdrawn: Details) {
    super(409, { message, actions: [], overdrawn });
    this.overdrawn = overdrawn;
  }
}

/** Says which day is short and what uses it; a leave of November can be why none is left in March. */
export async function overdrawn(db: Database, shortage: Shortage): Promise<Overdrawn> {
  const { personnelId, book, on, wanted, missing, uncovered } = shortage;
  const { name, unit } = await db.selectFrom('ledger.book').select(['name', 'unit']).where('code', '=', book).executeTakeFirstOrThrow();
  const amount = (size: number) => formatAmount(size, unit as Unit);
  const later = uncovered ? await usesOn(db, shortage, await firstUncovered(db, on, uncovered)) : await lowestLater(db, shortage);
  const day = later?.day ?? on;
  const uses = later?.particulars.join('; ');
  const message = uncovered
    ? `${name} would be ${amount(missing)} short on ${longDate(day)}${uses ? ` because of ${uses}` : ''}.`
    : `${name}: ${amount(wanted)} are wanted on ${longDate(on)} and ${amount(wanted - missing)} can be used${uses ? `, because of ${longDate(day)} (${uses})` : ''}.`;
  return new Overdrawn(message, { personnelId, book, day, usable: wanted - missing, wanted });
}

interface Later {
  day: string;
  particulars: string[];
}

/** The first later day on which the account is lowest, with what lowers it then; null where it is lowest on the day itself. */
async function lowestLater(db: Database, { personnelId, book, on }: Shortage): Promise<Later | null> {
  const { rows } = await sql<{ day: string }>`
    select d.day from (
      select e.effective_on as day, sum(sum(e.amount - e.hold)) over (order by e.effective_on) as run
      from ledger.entry e join ledger.lot l on l.id = e.lot_id
      where l.personnel_id = ${personnelId} and l.book = ${book} and coalesce(l.earned_on <= ${on}::date, true)
        and coalesce(l.expires_on >= ${on}::date, true) and coalesce(e.effective_on <= l.expires_on, true)
        and e.effective_on > ${on}::date group by e.effective_on
    ) d where d.run < 0 order by d.run, d.day limit 1`.execute(db);
  return rows[0] ? usesOn(db, { personnelId, book }, rows[0].day) : null;
}

async function firstUncovered(db: Database, since: string, { lotId, moved }: { lotId: number; moved: number }): Promise<string> {
  const { rows } = await sql<{ day: string | null }>`
    select min(d.day) as day from (
      select e.effective_on as day, l.floor, l.balance - l.held - coalesce(sum(sum(e.amount - e.hold))
        over (order by e.effective_on desc rows between unbounded preceding and 1 preceding), 0) as run
      from ledger.entry e join ledger.lot l on l.id = e.lot_id
      where e.lot_id = ${lotId} and e.effective_on >= ${since}::date group by e.effective_on, l.id
    ) d where d.run + ${moved} < d.floor`.execute(db);
  return rows[0]?.day ?? since;
}

async function usesOn(db: Database, { personnelId, book }: Pick<Shortage, 'personnelId' | 'book'>, day: string): Promise<Later> {
  const { rows } = await sql<{ particulars: string }>`
    select p.particulars from ledger.entry e join ledger.lot l on l.id = e.lot_id join ledger.posting p on p.id = e.posting_id
    where l.personnel_id = ${personnelId} and l.book = ${book} and e.effective_on = ${day}::date
    group by p.id having sum(e.amount - e.hold) < 0 order by p.id limit 3`.execute(db);
  return { day, particulars: rows.map(({ particulars }) => particulars) };
}
