import { sql } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { Stay } from '@talaan/leave/rules/accrual.ts';
import { SL, VL, yearBookOf } from '@talaan/leave/rules/books.ts';
import { LEAVE_OF_AGENCY } from '@talaan/leave/rules/settings.ts';
import { yearlyRights } from '@talaan/leave/rules/yearly-rights.ts';
import { whoseLeave, readStays, readGiven, readGiving } from '@talaan/leave/server/public.ts';
import { MOST_YEARS, type Forecast, type ForecastLine, type readForecast as endpoint } from '../../contract/forecast.ts';
import { forecastCredits, type CreditLine } from '../../rules/forecast.ts';
import { forecastLots, type RightAhead } from '../../rules/forecast-lots.ts';
import { readsAll } from '../card/read-card.ts';
import { readAccounts, readMoves, type Account, type AccountMove } from './read-accounts.ts';
import { readFiled, unpaidOf } from './read-filed.ts';
import { chargesOfMonths, readOpenMonths } from './read-months.ts';
import { readYearsAhead } from './read-years-ahead.ts';

type Asking = CallOf<typeof endpoint>;

/** Service is looked at to its end, also where that is after the day. */
const ALL_SERVICE = { from: '1900-01-01', to: '2199-12-31' };

/** Errors: 404 for a person beyond reach; 422 for a day before today, or too far ahead. */
export async function forecastBalances(call: Asking): Promise<{ forecast: Forecast }> {
  const { today, query } = call;
  const furthest = Temporal.PlainDate.from(today).add({ years: MOST_YEARS }).toString();
  if (query.on < today) throw invalid({ on: ['Choose today or a day to come.'] });
  if (query.on > furthest) throw invalid({ on: [`A forecast looks ${MOST_YEARS} years ahead at most.`] });
  const personnelId = await whoseLeave(call, query.personnel_id ?? null);
  return { forecast: await forecastOf(call, personnelId, { until: query.on, hides: !(await readsAll(call, personnelId)) }) };
}

/** The forecast of a person; with `hides`, confidential leave is Leave. As many statements for ten years as for a day. */
export async function forecastOf(
  { db, today }: Pick<Call, 'db' | 'today'>,
  personnelId: number,
  { until, hides }: { until: string; hides: boolean },
): Promise<Forecast> {
  const months = await readOpenMonths(db, { personnelId, today, until });
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString();
  const from = months[0] && `${months[0]}-01` < tomorrow ? `${months[0]}-01` : tomorrow;
  const stays = await readStays(db, ALL_SERVICE, [personnelId]);
  const filed = await readFiled(db, personnelId, from);
  const accounts = await readAccounts(db, personnelId, { from, today });
  const moves = await readMoves(db, personnelId, { from, hides });
  const asked = { personnelId, today, until };
  const { forcedByPeak } = await agencySettingsOn(db, LEAVE_OF_AGENCY, today);
  const credits = forecastCredits(
    {
      from,
      before: accounts.find(({ book }) => book === VL.code)?.before ?? 0,
      moves: moves.filter(({ book }) => book === VL.code),
      months: await chargesOfMonths(db, months, { ...asked, stays, leave: unpaidOf(filed) }),
      years: await readYearsAhead(db, { ...asked, from, stays, filed }),
      byPeak: forcedByPeak === 1,
    },
    until,
  );
  const rights = await readRightsAhead(db, { ...asked, stays });
  const ends = stays.at(-1)?.to ?? null;
  const now = stays.findLast((stay) => stay.from <= today);
  return {
    personnel_id: personnelId,
    today,
    on: until,
    earns: now?.earns ?? 'NONE',
    service_ends_on: ends !== null && ends <= until ? ends : null,
    books: withEarned(accounts, credits)
      .filter(({ isConfidential }) => !hides || !isConfidential)
      .map((account) => bookOf(account, { ...asked, moves, credits, rights: rights.get(account.book) ?? [] }))
      .filter(({ book, now: posted, lines }) => isOfCard(book) || posted !== 0 || lines.length > 0),
  };
}

/** Vacation and sick leave are there from the first day of service, before anything is posted. */
function withEarned(accounts: readonly Account[], credits: readonly CreditLine[]): Account[] {
  const missing = [VL, SL].filter(({ code }) => credits.length > 0 && !accounts.some(({ book }) => book === code));
  const empty = { before: 0, now: 0, held: 0, needsProof: false, isConfidential: false, lots: [], unit: 'thousandth of a day' as const };
  return [...missing.map(({ code, name }) => ({ ...empty, book: code, name })), ...accounts].filter(
    ({ needsProof, held }) => !needsProof || held !== 0,
  );
}

function isOfCard(book: string): boolean {
  return book === VL.code || book === SL.code;
}

interface Ahead {
  today: string;
  until: string;
  moves: readonly AccountMove[];
  credits: readonly CreditLine[];
  rights: readonly RightAhead[];
}

/** One book: what is known and what is foreseen in the order of the days, with the balance after each line. */
function bookOf({ book, name, unit, now, lots }: Account, { today, until, moves, credits, rights }: Ahead): Forecast['books'][number] {
  const known = moves.filter((move) => move.book === book && move.on <= until && (move.kind === 'FILED' || move.on > today));
  const earned = (line: CreditLine) => (book === VL.code ? line.vl : book === SL.code ? line.sl : 0);
  const foreseen = credits.map((line) => ({ on: line.on, kind: line.kind, particulars: line.particulars, amount: earned(line) }));
  const lines = [
    ...[...Map.groupBy(known, ({ key }) => key).values()].map((same) => ({
      on: same[0]!.on,
      kind: same[0]!.kind,
      particulars: same[0]!.particulars,
      amount: same.reduce((sum, { amount }) => sum + amount, 0),
      request_id: same[0]!.requestId,
    })),
    ...[...foreseen, ...forecastLots({ name, lots, rights }, { today, until })].map((line) => ({ ...line, request_id: null })),
  ]
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) =>
      one.on === other.on ? Number(other.kind === 'EXPIRE') - Number(one.kind === 'EXPIRE') : one.on < other.on ? -1 : 1,
    );
  let balance = now;
  const explained = lines.map((line): ForecastLine => {
    balance += line.amount;
    return { ...line, balance };
  });
  return { book, name, unit, now, expected: balance, lines: explained };
}

interface Rights {
  personnelId: number;
  today: string;
  until: string;
  stays: readonly Stay[];
}

/** The yearly rights that a person is to be given up to a day, by book. */
async function readRightsAhead(db: Database, { personnelId, today, until, stays }: Rights): Promise<Map<string, RightAhead[]>> {
  const { terms, inGovernment } = await readGiving(db);
  const first = Number(today.slice(0, 4));
  const years = Array.from({ length: Number(until.slice(0, 4)) - first + 1 }, (_, at) => first + at);
  const given = await readGiven(db, years, [personnelId]);
  const { rows } = await sql<{ sex: 'Female' | 'Male' }>`select sex from personnel.person_view where id = ${personnelId}`.execute(db);
  const found = years.flatMap((year) =>
    yearlyRights({ sex: rows[0]!.sex, stays }, terms, year, inGovernment)
      .filter(({ type, from }) => from <= until && !given.has(`${year}:${personnelId}:${type.code}`))
      .map(({ type, from }) => ({ book: yearBookOf(type)!.code, from, amount: type.amount! })),
  );
  return Map.groupBy(found, ({ book }) => book);
}
