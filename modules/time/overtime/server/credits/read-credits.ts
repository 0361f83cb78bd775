import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Book } from '@talaan/ledger/contract.ts';
import { explain } from '@talaan/ledger/server/public.ts';
import { CDO, COC } from '../../rules/books.ts';
import type { CreditAccount, Credits } from '../../contract/credits.ts';

/** What a person has, why, and until when. */
export async function readCredits({ db, today }: Pick<Call, 'db' | 'today'>, personnelId: number): Promise<{ credits: Credits }> {
  const { rows: people } = await sql<Credits['personnel']>`
    select p.id, p.idno, p.fullname, o.acronym as office from personnel.person_view p
    left join personnel.appointment_view a on a.personnel_id = p.id and a.during @> ${today}::date
    left join organization.office_view o on o.id = a.office_id where p.id = ${personnelId}`.execute(db);
  const [personnel] = people;
  if (!personnel) throw notFound('There is no such person.');
  const { rows: months } = await sql<Credits['months'][number]>`
    select s.month, sum(s.credited_seconds)::integer as credited_seconds, sum(s.lost)::integer as lost_seconds,
      s.month < ${today.slice(0, 7)} as may_issue,
      (select c.code from overtime.certificate c join papers.paper p on p.code = c.code
        where c.personnel_id = ${personnelId} and c.month = s.month and p.withdrawn_on is null) as code
    from overtime.settled s where s.personnel_id = ${personnelId} and s.credited_seconds > 0
    group by s.month order by s.month desc`.execute(db);
  const accounts = [await readAccount(db, personnelId, COC, today), await readAccount(db, personnelId, CDO, today)];
  return { credits: { personnel, months, accounts } };
}

async function readAccount(db: Call['db'], personnelId: number, book: Book, today: string): Promise<CreditAccount> {
  const { balance, held, rows, lots } = await explain(db, personnelId, book, today);
  const ids = rows.flatMap(({ cause, requestId }) => (cause === 'overtime' && requestId !== null ? [requestId] : []));
  const { rows: activities } = await sql<{ id: number; activity: string }>`
    select id, activity from overtime.authority where id = any(${ids}::integer[])`.execute(db);
  const activityOf = new Map(activities.map(({ id, activity }) => [id, activity]));
  return {
    book: book.code as CreditAccount['book'],
    balance,
    held,
    lots: lots
      .filter((lot) => lot.balance > 0)
      .map((lot) => ({ earned_on: lot.earnedOn!, expires_on: lot.expiresOn!, balance: lot.balance, held: lot.held })),
    entries: rows
      .map((row) => ({
        on: row.effectiveOn,
        kind: row.kind,
        particulars: row.particulars,
        amount: row.amount,
        balance: row.balance,
        reason: row.reason,
        by: row.by,
        overtime_id: activityOf.has(row.requestId ?? 0) ? row.requestId : null,
        activity: activityOf.get(row.requestId ?? 0) ?? null,
      }))
      .toReversed(),
  };
}
