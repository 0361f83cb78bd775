import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { dayAfter, dayBefore, type Span } from '../../../rules/moves/spans.ts';
import { readNeeds } from '../../needs.ts';
import { notifyPeopleChanged } from '../../people-changed.ts';
import { followAppointments } from '../end-requests.ts';
import { lockPerson, type LockedPerson } from '../lock-person.ts';

export interface Days {
  from: string;
  to: string | null;
}

type Fields = Omit<Days, never> & Record<string, unknown>;

/** One kind of dated rows: its table, what it is called, its columns from a body, and what refuses it. */
export interface RowKind<B extends Days> {
  table: 'appointment' | 'salary' | 'designation' | 'assignment' | 'standing' | 'leave_without_pay';
  one: string;
  columns: (call: Call, body: B, span: Span) => Promise<Record<string, unknown>>;
  /** Throws 422. `row` is the one that is corrected. */
  check: (call: Call, person: LockedPerson, body: B, span: Span, row: number | null) => Promise<void>;
}

interface Kept extends Span {
  id: number;
  row: Record<string, unknown>;
}

export async function addRow<B extends Days>(call: Call<{ id: number }, unknown, B>, kind: RowKind<B>): Promise<{ message: string }> {
  const { db, body, params } = call;
  const person = await lockPerson(call, params.id);
  const span = spanOf(body);
  await kind.check(call, person, body, span, null);
  const columns = { personnel_id: person.id, ...(await kind.columns(call, body, span)) };
  const { rows } = await sql<{ id: number }>`
    insert into ${tableOf(kind)} (${sql.join(Object.keys(columns).map((name) => sql.id(name)))}, during)
    values (${sql.join(Object.values(columns))}, daterange(${span.from}::date, ${span.until}::date)) returning id`.execute(db);
  await recordChange(call, { action: `add ${named(kind)}`, subject: subjectOf(kind, rows[0]!.id), personnelId: person.id, after: body });
  await notifyPeopleChanged(db, [{ personnelId: person.id, ...span }]);
  await followRow(call, kind, person.id);
  return { message: `The ${kind.one} is on record.` };
}

type OfRow<B> = Call<{ id: number; row: number }, unknown, B>;

/** Without a reason a row can only end earlier. */
export async function endRow<B extends Days>(call: OfRow<{ last_day: string }>, kind: RowKind<B>): Promise<{ message: string }> {
  const { db, body, params } = call;
  const person = await lockPerson(call, params.id);
  const kept = await findRow(call, kind);
  const until = dayAfter(body.last_day);
  if (body.last_day < kept.from) throw invalid({ last_day: [`It began on ${longDate(kept.from)}: the last day cannot be earlier.`] });
  if (kept.until !== null && until > kept.until)
    throw invalid({
      last_day: [`It ends on ${longDate(dayBefore(kept.until))} already. To extend it, correct it with a reason.`],
    });
  await sql`update ${tableOf(kind)} set during = daterange(lower(during), ${until}) where id = ${kept.id}`.execute(db);
  await recordChange(call, {
    action: `end ${named(kind)}`,
    subject: subjectOf(kind, kept.id),
    personnelId: person.id,
    before: kept.row,
    after: body,
  });
  await notifyPeopleChanged(db, [{ personnelId: person.id, from: until, until: kept.until }]);
  await followRow(call, kind, person.id);
  return { message: `The ${kind.one} ends on ${longDate(body.last_day)}.` };
}

/** What was stays in kernel.correction, with the reason. */
export async function correctRow<B extends Days>(call: OfRow<B & { reason: string }>, kind: RowKind<B>): Promise<{ message: string }> {
  const { db, params } = call;
  const { reason, ...rest } = call.body;
  const body = rest as unknown as B;
  const person = await lockPerson(call, params.id);
  const kept = await findRow(call, kind);
  const span = spanOf(body);
  await kind.check(call, person, body, span, kept.id);
  const columns = await kind.columns(call, body, span);
  await giveReason(call, reason);
  await sql`update ${tableOf(kind)} set ${sql.join(Object.entries(columns).map(([name, value]) => sql`${sql.id(name)} = ${value}`))},
    during = daterange(${span.from}::date, ${span.until}::date) where id = ${kept.id}`.execute(db);
  await recordChange(call, {
    action: `correct ${named(kind)}`,
    subject: subjectOf(kind, kept.id),
    personnelId: person.id,
    before: kept.row,
    after: call.body,
  });
  await notifyPeopleChanged(db, [{ personnelId: person.id, from: kept.from < span.from ? kept.from : span.from, until: null }]);
  await followRow(call, kind, person.id);
  return { message: `The ${kind.one} is corrected.` };
}

export async function removeRow<B extends Days>(call: OfRow<{ reason: string }>, kind: RowKind<B>): Promise<{ message: string }> {
  const { db, body, params } = call;
  const person = await lockPerson(call, params.id);
  const kept = await findRow(call, kind);
  await giveReason(call, body.reason);
  await sql`delete from ${tableOf(kind)} where id = ${kept.id}`.execute(db);
  // A salary has no ground without its appointment.
  if (kind.table === 'appointment')
    await sql`delete from personnel.salary where personnel_id = ${person.id} and during <@ daterange(${kept.from}::date, ${kept.until}::date)`.execute(
      db,
    );
  await recordChange(call, {
    action: `remove ${named(kind)}`,
    subject: subjectOf(kind, kept.id),
    personnelId: person.id,
    before: kept.row,
    after: body,
  });
  await notifyPeopleChanged(db, [{ personnelId: person.id, from: kept.from, until: kept.until }]);
  await followRow(call, kind, person.id);
  return { message: `The ${kind.one} is removed.` };
}

/** Requests ask again by what is on record now, and follow an appointment. */
async function followRow(call: Call, { table }: Pick<RowKind<never>, 'table'>, personnelId: number): Promise<void> {
  const needs = readNeeds(call.server);
  if (table === 'appointment') await followAppointments(call, needs, personnelId);
  else if (table === 'standing') for (const requests of needs.requests) await requests.follow(call, [personnelId]);
}

async function findRow(call: OfRow<unknown>, kind: RowKind<never>): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select r.id, lower(r.during) as from, upper(r.during) as until, to_jsonb(r) as row from ${tableOf(kind)} r
    where r.id = ${call.params.row} and r.personnel_id = ${call.params.id}`.execute(call.db);
  if (!rows[0]) throw notFound(`There is no such ${kind.one}.`);
  if (rows[0].row.source) throw wrongState('These days follow from leave and attendance. Correct them there, and the record follows.');
  return rows[0];
}

function spanOf({ from, to }: Pick<Fields, 'from' | 'to'>): Span {
  if (to !== null && to < from) throw invalid({ to: ['The last day cannot lie before the first.'] });
  return { from, until: to === null ? null : dayAfter(to) };
}

function tableOf({ table }: Pick<RowKind<never>, 'table'>) {
  return sql.table(`personnel.${table}`);
}

function subjectOf({ table }: Pick<RowKind<never>, 'table'>, id: number): string {
  return `personnel.${table}:${id}`;
}

function named({ one }: Pick<RowKind<never>, 'one'>): string {
  return /^[aeiou]/.test(one) ? `an ${one}` : `a ${one}`;
}
