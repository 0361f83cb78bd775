import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer, AnswerOf } from '@talaan/kernel/server/mount.ts';
import type { Arrangement } from '@talaan/leave/contract/arrangements.ts';
import { readStays } from '@talaan/leave/server/public.ts';
import { balances } from '@talaan/ledger/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { CreditAccount, Entered, readBalances as endpoint } from '../../contract/balances.ts';
import { readBooks } from './find-book.ts';

/** Errors: 404. */
export async function readBalances(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { db, today } = call;
  const { id, idno, fullname, office } = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  const stays = await readStays(db, { from: '1900-01-01', to: today }, [id]);
  const now = stays.find(({ from, to }) => from <= today && (to === null || to >= today));
  return {
    personnel: { id, idno, fullname, office },
    earns: now?.earns ?? null,
    first_day: stays[0]?.from ?? null,
    accounts: await readAccounts(db, id, today),
    entered: await readEntered(db, id),
    old_card: await readOldCard(db, id),
    arrangements: await readArrangements(db, id),
  };
}

async function readAccounts(db: Database, personnelId: number, today: string): Promise<CreditAccount[]> {
  const books = await readBooks(db);
  const found = await balances(db, { people: [personnelId], books, on: today, today });
  const { rows: lots } = await sql<{ book: string; expires_on: string }>`
    select book, min(expires_on) as expires_on from ledger.lot where personnel_id = ${personnelId} and expires_on >= ${today}::date
    group by book`.execute(db);
  // Also what is set aside on days to come, which the balance of today does not have.
  const { rows: reserved } = await sql<{ book: string; held: number }>`
    select book, held from ledger.account where personnel_id = ${personnelId}`.execute(db);
  const heldOf = new Map(reserved.map(({ book, held }) => [book, held]));
  const of = new Map(found.map((one) => [one.book, one]));
  return books.flatMap(({ code, name }) => {
    const one = of.get(code);
    if (!one) return [];
    const expires = lots.find(({ book }) => book === code)?.expires_on ?? null;
    return [{ book: code, name, balance: one.balance, held: heldOf.get(code) ?? 0, expires_on: expires }];
  });
}

async function readEntered(db: Database, personnelId: number): Promise<Entered[]> {
  const { rows } = await sql<Entered>`
    select p.id, p.cause as kind, p.effective_on as on, p.particulars, p.reason, s.document, f.name as file, a.name as by, p.recorded_at as at,
      (select r.reason from ledger.posting r where r.reverses_id = p.id) as taken_back,
      (select jsonb_agg(jsonb_build_object('book', x.book, 'amount', x.amount) order by x.book)
       from (select l.book, sum(e.amount)::bigint as amount from ledger.entry e join ledger.lot l on l.id = e.lot_id
         where e.posting_id = p.id group by l.book) x) as amounts
    from ledger.posting p left join leave.posting_paper s on s.posting_id = p.id left join kernel.file f on f.id = s.file_id
    left join identity.account_view a on a.id = p.account_id
    where p.personnel_id = ${personnelId} and p.cause in ('opening', 'transfer', 'adjustment') and p.kind <> 'REVERSAL'
    order by p.effective_on desc, p.id desc`.execute(db);
  return rows;
}

async function readOldCard(db: Database, personnelId: number): Promise<{ rows: number; from: string; to: string } | null> {
  const { rows } = await sql<{ rows: number; from: string; to: string }>`
    select count(distinct regexp_replace(p.cause_key, '[ab]$', ''))::integer as rows, min(p.period) as from, max(p.period) as to
    from ledger.posting p where p.personnel_id = ${personnelId} and p.cause = 'old-card' and p.kind <> 'REVERSAL'
      and not exists (select from ledger.posting r where r.reverses_id = p.id) having count(*) > 0`.execute(db);
  return rows[0] ?? null;
}

async function readArrangements(db: Database, personnelId: number): Promise<Arrangement[]> {
  const { rows } = await sql<Arrangement>`
    select id, earns, weekly_minutes, basis, lower(during) as from, upper(during) - 1 as to
    from leave.arrangement where personnel_id = ${personnelId} order by during desc`.execute(db);
  return rows;
}

/** Errors: 404. */
export async function findSource(call: Call<{ id: number; posting: number }>): Promise<FileAnswer> {
  const person = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  const { rows } = await sql<{ file_id: number | null }>`
    select s.file_id from leave.posting_paper s join ledger.posting p on p.id = s.posting_id
    where p.id = ${call.params.posting} and p.personnel_id = ${person.id}`.execute(call.db);
  if (!rows[0]?.file_id) throw notFound('There is no file.');
  const { name, location } = await call.server.files.locate(call.db, rows[0].file_id);
  return { name, contentType: 'application/pdf', content: { path: location }, inline: true };
}
