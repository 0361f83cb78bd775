import { sql } from 'kysely';
import { outgoingNumber } from '../../rules/tracking-number.ts';
import type { LockedDocument } from './lock-documents.ts';
import type { Stepping } from './stepping.ts';

/**
 * Gives documents without an outgoing number the next ones of the acting office in this year, and answers those that it gave. A document has
 * one for good: reopened and released again it leaves under the same number.
 */
export async function giveOutgoingNumbers(stepping: Stepping, documents: readonly LockedDocument[]): Promise<Map<number, string>> {
  const { call, who } = stepping;
  const unnumbered = documents.filter(({ outgoing_no: number }) => number === null);
  if (unnumbered.length === 0) return new Map();
  const year = Number(call.today.slice(0, 4));
  const first = await takeOutgoingNumbers(stepping, year, unnumbered.length);
  const numbered = unnumbered.map(({ id }, at) => ({
    id,
    outgoing_no: outgoingNumber({ campus: who.campus, office: who.acronym, year, no: first + at }),
  }));
  await sql`
    update documents.document d set outgoing_no = n.outgoing_no
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as n (id integer, outgoing_no text) where d.id = n.id`.execute(call.db);
  return new Map(numbered.map(({ id, outgoing_no: number }) => [id, number]));
}

/** The first of so many numbers; another counter of the office waits until this transaction ends, and a refused one leaves no gap. */
async function takeOutgoingNumbers({ call, who }: Stepping, year: number, count: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into documents.outgoing_counter (office_id, year, last) values (${who.officeId}, ${year}, ${count})
    on conflict (office_id, year) do update set last = documents.outgoing_counter.last + excluded.last returning last`.execute(call.db);
  return rows[0]!.last - count + 1;
}
