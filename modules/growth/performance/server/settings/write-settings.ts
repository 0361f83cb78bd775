import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { TERMS_KINDS, type addPeriod as addPeriodCall, type addTerms as addTermsCall } from '../../contract/settings.ts';
import { findAchievementFaults } from '../../rules/achievement.ts';
import { findAdjectiveFaults } from '../../rules/adjective.ts';
import { findWeightFaults } from '../../rules/form/find-weight-faults.ts';
import { findPeriodFaults } from '../../rules/period/find-period-faults.ts';
import type { Period } from '../../rules/period/period.ts';
import { readLastBegun } from './read-settings.ts';

type Answer = Promise<{ message: string }>;
type PeriodBody = CallOf<typeof addPeriodCall>['body'];

export async function readPeriods(db: Call['db']): Promise<Period[]> {
  const { rows } = await sql<Period>`
    select id, name, lower(during) as from, upper(during) - 1 as to from performance.period order by during desc`.execute(db);
  return rows;
}

/** Adds a period. Errors: 422 on the days that do not make one. */
export async function addPeriod(call: CallOf<typeof addPeriodCall>): Answer {
  const { db, body } = call;
  requirePeriod(body, await readPeriods(db));
  const { rows } = await sql<{ id: number }>`
    insert into performance.period (name, during) values (${body.name}, daterange(${body.from}::date, ${body.to}::date, '[]')) returning id`.execute(
    db,
  );
  await recordChange(call, { action: 'add a rating period', subject: `performance.period:${rows[0]!.id}`, after: body });
  return { message: `${body.name} was added.` };
}

/** Changes a period. Errors: 404; 409 for other days once it has forms; 422. */
export async function changePeriod(call: Call<{ id: number }, unknown, PeriodBody>): Answer {
  const { db, body, params } = call;
  const all = await readPeriods(db);
  const was = all.find(({ id }) => id === params.id);
  if (!was) throw notFound('There is no such period.');
  if ((was.from !== body.from || was.to !== body.to) && (await hasForms(db, was.id)))
    throw wrongState(`${was.name} has forms already: its days stay.`);
  requirePeriod(
    body,
    all.filter(({ id }) => id !== was.id),
  );
  await sql`
    update performance.period set name = ${body.name}, during = daterange(${body.from}::date, ${body.to}::date, '[]') where id = ${was.id}`.execute(
    db,
  );
  await recordChange(call, { action: 'change a rating period', subject: `performance.period:${was.id}`, before: was, after: body });
  return { message: `${body.name} was saved.` };
}

export async function removePeriod(call: Call<{ id: number }>): Answer {
  const { db, params } = call;
  const was = (await readPeriods(db)).find(({ id }) => id === params.id);
  if (!was) throw notFound('There is no such period.');
  if (await hasForms(db, was.id)) throw wrongState(`${was.name} has forms already: it stays.`);
  await sql`delete from performance.period where id = ${was.id}`.execute(db);
  await recordChange(call, { action: 'delete a rating period', subject: `performance.period:${was.id}`, before: was });
  return { message: `${was.name} was deleted.` };
}

function requirePeriod({ from, to }: PeriodBody, others: readonly Period[]): void {
  const faults = findPeriodFaults({ from, to }, others);
  if (faults.length > 0) throw invalid({ to: faults });
}

async function hasForms(db: Call['db'], id: number): Promise<boolean> {
  const { rows } = await sql`select from performance.form where period_id = ${id} limit 1`.execute(db);
  return rows.length > 0;
}

/** Enters terms from a day on. Errors: 422 on what is wrong, and for a day up to which a period has begun. */
export async function addTerms(call: CallOf<typeof addTermsCall>): Answer {
  const { db, body } = call;
  const faults = faultsOf(body);
  if (faults.length > 0) throw invalid({ 'terms.terms': faults });
  const { effective_on: from, source, ...all } = body.terms;
  const last = await readLastBegun(db);
  if (last !== null && from <= last)
    throw invalid({ 'terms.effective_on': [`The period that began on ${longDate(last)} keeps what applies. Choose a later day.`] });
  const { form = null, rank = null, ...terms } = all as { form?: string; rank?: string };
  const { rows } = await sql<{ id: number }>`
    insert into performance.terms (kind, form, rank, effective_on, source, terms)
    values (${body.kind}, ${form}, ${rank}, ${from}::date, ${source}, ${JSON.stringify(terms)}::jsonb) returning id`.execute(db);
  await recordChange(call, { action: 'enter terms of rating', subject: `performance.terms:${rows[0]!.id}`, after: body });
  return { message: `${TERMS_KINDS[body.kind]}: applies to periods that begin from ${longDate(from)}.` };
}

function faultsOf({ kind, terms }: CallOf<typeof addTermsCall>['body']): string[] {
  if (kind === 'ADJECTIVES') return findAdjectiveFaults(terms);
  if (kind === 'ACHIEVEMENT') return findAchievementFaults(terms);
  return kind === 'WEIGHTS' ? findWeightFaults(terms.groups) : [];
}

/** Deletes terms. Errors: 404; 409 where a period that has begun is rated by them, and for the first of their kind. */
export async function removeTerms(call: Call<{ id: number }>): Answer {
  const { db, params } = call;
  const { rows } = await sql<{ effective_on: string; kind: keyof typeof TERMS_KINDS; is_first: boolean }>`
    select t.effective_on, t.kind, not exists (select from performance.terms o where o.kind = t.kind and o.form is not distinct from t.form
      and o.rank is not distinct from t.rank and o.effective_on < t.effective_on) as is_first
    from performance.terms t where t.id = ${params.id}`.execute(db);
  const [was] = rows;
  if (!was) throw notFound('There are no such terms.');
  const last = await readLastBegun(db);
  if (was.is_first) throw wrongState('The first of a kind stays: periods from before the next one are rated by it.');
  if (last !== null && was.effective_on <= last) throw wrongState(`The period that began on ${longDate(last)} is rated by it; it stays.`);
  await sql`delete from performance.terms where id = ${params.id}`.execute(db);
  await recordChange(call, { action: 'delete terms of rating', subject: `performance.terms:${params.id}`, before: was });
  return { message: `${TERMS_KINDS[was.kind]} of ${longDate(was.effective_on)}: deleted.` };
}
