import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { findPersonInScope, officeOfCaller, readRatings } from '@talaan/personnel/server/public.ts';
import type { grantMerit as endpoint, readMeritPlaces } from '../../contract/nosi.ts';
import { meritPlaces, meritSteps, stepAfterMerit } from '../../rules/merit.ts';
import { nameRating, ratingsOfYear } from '../../rules/rated.ts';
import { refuseOwn } from '../refuse-own.ts';
import { takeTurns, writeNotices } from '../write-notices.ts';
import { loadTables } from './load-tables.ts';

type Places = AnswerOf<typeof readMeritPlaces>;

/** The places of a rating year, and what a person was rated in it. Error: 404 for a person beyond reach. */
export async function showMeritPlaces(call: CallOf<typeof readMeritPlaces>): Promise<Places> {
  const { db, query, today } = call;
  const person = query.personnel_id === undefined ? null : await findPersonInScope(call, query.personnel_id, ['NOSINOSA']);
  return { ...(await countMeritPlaces(db, query.year, today)), on_record: person && (await ratingsOnRecord(call, person.id, query.year)) };
}

async function ratingsOnRecord(
  call: Pick<Call, 'db' | 'server'>,
  personnelId: number,
  year: number,
): Promise<NonNullable<Places['on_record']>> {
  const ratings = (await readRatings(call, [personnelId]))?.get(personnelId) ?? [];
  const [first, second] = ratingsOfYear(ratings, year).map((one) => one && { rating: nameRating(one), source: one.source });
  return [first ?? null, second ?? null];
}

/** How many merit increments a rating year allows of those who hold permanent appointments today, and how many there are. */
async function countMeritPlaces(db: Database, year: number, today: string): Promise<Omit<Places, 'on_record'>> {
  const { rows } = await sql<{ incumbents: number; given: number }>`
    select (select count(*) from personnel.appointment_view where during @> ${today}::date and status_code = 'PERM') as incumbents,
      (select count(*) from notices.notice where merit_year = ${year} and state <> 'CANCELLED' and corrects_id is null) as given`.execute(
    db,
  );
  const { incumbents, given } = rows[0]!;
  return { year, incumbents, places: meritPlaces(incumbents), given };
}

const HALVES = ['first_rating', 'second_rating'] as const;

interface Base {
  id: number;
  replaces_id: number | null;
  grade: number;
  step: number;
  amount: number;
  status_code: string;
}

/** Generates the notice of a merit increment; limited to 5 % of the incumbents a year, once for a person and rating year. */
export async function grantMerit(call: CallOf<typeof endpoint>) {
  const { db, body, today } = call;
  const person = await findPersonInScope(call, body.personnel_id, ['NOSINOSA']);
  refuseOwn(call, person.id);
  await requireRatingsOnRecord(call, person.id);
  const steps = meritSteps([body.first_rating, body.second_rating]);
  if (steps === 0) throw invalid({ second_rating: ['A merit increment takes two Outstanding ratings, or one and a Very Satisfactory.'] });
  await takeTurns(call);
  const { places, given } = await countMeritPlaces(db, body.year, today);
  if (given >= places)
    throw wrongState(`The 5 % of incumbents who may have a merit increment for ${body.year} already have one: ${given} of ${places}.`);
  const base = await findBase(db, person.id, body.effective_on);
  if (!base) throw invalid({ effective_on: [`${person.fullname} has no salary on record on ${longDate(body.effective_on)}.`] });
  if (base.status_code !== 'PERM') throw invalid({ personnel_id: ['Merit increments are for permanent incumbents.'] });
  const after = stepAfterMerit(base.grade, base.step, steps);
  if (after === base.step) throw invalid({ personnel_id: [`${person.fullname} is at the highest step.`] });
  const tables = await loadTables(db);
  const table = tables.on(body.effective_on);
  const amount = table === null ? null : tables.amount(table, base.grade, after);
  if (table === null || amount === null || tables.amount(table, base.grade, base.step) !== base.amount)
    throw invalid({ effective_on: [`The salary of that day is not that of the table in force. Release its salary adjustment first.`] });
  const [id] = await writeNotices(
    call,
    [
      {
        kind: 'NOSI',
        personnelId: person.id,
        effectiveOn: body.effective_on,
        tableId: table,
        salaryId: base.id,
        replacesId: base.replaces_id,
        grade: base.grade,
        stepBefore: base.step,
        amountBefore: base.amount,
        stepAfter: after,
        amountAfter: amount,
        merit: { steps: after - base.step, year: body.year, ratings: `${body.first_rating}, ${body.second_rating}` },
      },
    ],
    { issuingOfficeId: await officeOfCaller(call), runId: null },
  );
  return { message: `The notice of ${person.fullname} is generated.`, id: id! };
}

/** Error: 422 for a rating that is not the one on record. */
async function requireRatingsOnRecord(call: CallOf<typeof endpoint>, personnelId: number): Promise<void> {
  const known = await ratingsOnRecord(call, personnelId, call.body.year);
  const faults = HALVES.flatMap((field, at) => {
    const half = known[at];
    return half && half.rating !== call.body[field] ? [{ field, says: `On record it is ${half.rating} (${half.source}).` }] : [];
  });
  if (faults.length > 0) throw invalid(Object.fromEntries(faults.map(({ field, says }) => [field, [says]])));
}

/** The salary of the day before, or one that begins on the day itself, and the appointment of the day. */
async function findBase(db: Database, personnelId: number, date: string): Promise<Base | undefined> {
  const { rows } = await sql<Base>`
    select b.id, s.id as replaces_id, coalesce(s.salary_grade, b.salary_grade) as grade, coalesce(s.step, b.step) as step,
      coalesce(s.amount, b.amount) as amount, a.status_code
    from personnel.salary_view b
    join personnel.appointment_view a on a.personnel_id = b.personnel_id and a.during @> ${date}::date
    left join personnel.salary_view s on s.personnel_id = b.personnel_id and lower(s.during) = ${date}::date
    where b.personnel_id = ${personnelId} and b.during @> ${date}::date - 1`.execute(db);
  return rows[0];
}
