import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { NewPosting } from '@talaan/ledger/contract.ts';
import { yearBookOf } from '../../rules/books.ts';
import { yearlyRights, type Entitled, type Terms, type YearlyRight } from '../../rules/yearly-rights.ts';
import { readStays } from '../service/read-stays.ts';
import { columns } from '../read-types.ts';

/**
 * The postings of the yearly rights (special privilege, solo parent, wellness …) that people have until a day and were not given yet, of the
 * year of that day; of these people or of all.
 */
export async function planGrants(db: Database, until: string, people?: readonly number[]): Promise<NewPosting[]> {
  const year = Number(until.slice(0, 4));
  const serving = await readStays(db, { from: `${year}-01-01`, to: until }, people);
  const ids = [...new Set(serving.map(({ personnelId }) => personnelId))];
  const stays = Map.groupBy(await readStays(db, { from: '1900-01-01', to: until }, ids), ({ personnelId }) => personnelId);
  const { terms, inGovernment } = await readGiving(db);
  const given = await readGiven(db, [year], ids);
  const { rows } = await sql<{ id: number; sex: Entitled['sex'] }>`
    select id, sex from personnel.person_view where id = any (${ids}::integer[]) order by id`.execute(db);
  return rows.flatMap(({ id, sex }) =>
    yearlyRights({ sex, stays: stays.get(id)! }, terms, year, inGovernment)
      .filter(({ type, from }) => from <= until && !given.has(`${year}:${id}:${type.code}`))
      .map((right) => grantOf(id, year, right)),
  );
}

export function grantOf(personnelId: number, year: number, { type, from }: YearlyRight): NewPosting {
  const lot = { earnedOn: from, expiresOn: `${year}-12-31` };
  return {
    kind: 'EARN',
    personnelId,
    cause: 'grant',
    key: `${year}:${type.code}:${personnelId}`,
    period: from.slice(0, 7),
    particulars: `${type.name}, ${year}`,
    lines: [{ book: yearBookOf(type)!, amount: type.amount!, on: from, lot }],
  };
}

/** By what yearly rights are given: their terms, and the statuses that are service in the government. */
export async function readGiving(db: Database): Promise<{ terms: Terms[]; inGovernment: Set<string> }> {
  const { rows } = await sql<{ code: string }>`select code from reference.appointment_status where government_service`.execute(db);
  return { terms: await readYearlyTerms(db), inGovernment: new Set(rows.map(({ code }) => code)) };
}

/** All terms of the types that are, or once were, given each year. */
async function readYearlyTerms(db: Database): Promise<Terms[]> {
  const { rows } = await sql<Terms>`
    select ${columns} from leave.type_terms
    where code in (select code from leave.type_terms where charge = 'OWN' and per = 'YEAR') order by code, effective_on`.execute(db);
  return rows;
}

/** By year, person and type, so that a record that was merged with another is given each right once. */
export async function readGiven(db: Database, years: readonly number[], people: readonly number[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select split_part(cause_key, ':', 1) || ':' || personnel_id || ':' || split_part(cause_key, ':', 2) as key from ledger.posting
    where cause = 'grant' and split_part(cause_key, ':', 1) = any (${years.map(String)}::text[]) and personnel_id = any (${[...people]}::integer[])`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}
