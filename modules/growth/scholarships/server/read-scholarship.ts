import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { notFound, Refusal } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { findRequest, readOpenSteps } from '@talaan/requests/server/public.ts';
import type { fetchAdmission as fetchingAdmission } from '../contract/applications.ts';
import type * as contract from '../contract/scholarships.ts';
import { MONEY_READERS, READERS, type Scholarship } from '../contract/scholarships.ts';
import { returnDue, termDues } from '../rules/monitoring.ts';
import { obligationEntries } from '../rules/obligation-entries.ts';
import { obligationOf } from '../rules/obligation.ts';
import { refundOn } from '../rules/refund.ts';
import { settlementEntries } from '../rules/settlement.ts';
import { scholarshipFlow } from '../workflow.ts';
import { judge, untilOf } from './record/conditions.ts';
import { grantOf, readGrants, type FoundGrant } from './record/read-grant.ts';
import { termsOn } from './record/terms.ts';
import { balanceOn, stageOf } from './scholarship-requests.ts';

const NONE = 'There is no such scholarship.';

export interface ReadGrant extends FoundGrant {
  is_own: boolean;
  is_kept: boolean;
  reads_money: boolean;
}

/**
 * A scholarship in which the caller has a part, or that their role reaches. Money is for the scholar, L&D, the secretary of the committee and the authority.
 * Error: 404 for any other.
 */
export async function findScholarship(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number): Promise<ReadGrant> {
  const { db, actor } = call;
  const place = { person: 'r.owner_id', tree: 'o.tree_from', campus: 'o.campus_id' };
  const others = { ...actor, personnelId: null };
  const { rows } = await sql<{ reached: boolean; money: boolean; kept: boolean; own: boolean }>`
    select ${visible(others, READERS, place)} as reached, ${visible(others, MONEY_READERS, place)} as money,
      ${visible(others, ['LDADMIN'], place)} as kept, coalesce(r.owner_id = ${actor.personnelId}::integer, false) as own
    from requests.request r join scholarships.scholarship s on s.id = r.id left join organization.office_view o on o.id = r.office_id
    where r.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound(NONE);
  const readsMoney = row.own || row.money || (await partOf(call, id, row.reached)) === 'authority';
  const found = (await readGrants(call, [id])).get(id)!;
  return { ...found, is_own: row.own, is_kept: row.kept, reads_money: readsMoney };
}

/** What the caller is in its request. Error: 404 for who is nothing in it, unless their role reaches it. */
async function partOf(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number, isReached: boolean): Promise<'authority' | 'other'> {
  try {
    const { turns } = await findRequest(call, id);
    return turns.some(({ role }) => role === 'authority') ? 'authority' : 'other';
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 404)) throw error;
    if (!isReached) throw notFound(NONE);
    return 'other';
  }
}

/** For who reads money alone. Error: 404. */
export async function findWithMoney(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number): Promise<ReadGrant> {
  const found = await findScholarship(call, id);
  if (!found.reads_money) throw notFound(NONE);
  return found;
}

/** One scholarship, with what leaving on a day would cost. Error: 404. */
export async function readScholarship(call: CallOf<typeof contract.readScholarship>): Promise<AnswerOf<typeof contract.readScholarship>> {
  const { today, params, query } = call;
  const found = await findScholarship(call, params.id);
  const { unpaid: _, payments: _payments, conditions: frozen, ...record } = found;
  const day = query.day ?? today;
  const steps = (await readOpenSteps(call, scholarshipFlow, [params.id])).get(params.id)!;
  const conditions = frozen ?? (await judge(call, [found], () => stageOf(found.state))).get(params.id)!;
  const ended = found.ended_on ?? found.stretches.at(-1)!.to;
  const terms = await termsOn(call.db, found.signed_on ?? today);
  const isStudying = found.signed_on !== null && found.demanded_on === null;
  return {
    scholarship: {
      ...record,
      ...steps,
      ...(found.reads_money ? {} : { contract: null, costs: [] }),
      conditions,
      offered: { rate: terms.rate, refund: terms.refund, extension: terms.lengths.extension },
      least_months: obligationOf(found.stretches, { rate: found.signed_on === null ? terms.rate : found.contract!.terms.rate, months: 0 })
        .months,
      standing: await readStanding(call, found.standing_ids),
      terms: found.terms.map(({ submitted, days, ...term }) => ({
        ...term,
        dues: termDues([{ ...term, submitted }], today).map(({ what, due_on, state }) => ({
          what,
          due_on,
          state,
          submitted_on: days[what] ?? null,
        })),
      })),
      return_due: isStudying && today > ended ? pick(returnDue(ended, found.reported_on, today)) : null,
      obligation: obligationAsOf(found, found.breached_on ?? day),
      settlement: found.reads_money ? settlementOf(found, today) : null,
    },
  };
}

function pick({ due_on, state }: ReturnType<typeof returnDue>): NonNullable<Scholarship['return_due']> {
  return { due_on, state };
}

function obligationAsOf(found: ReadGrant, day: string): Scholarship['obligation'] {
  const grant = grantOf(found);
  if (grant === null || found.state === 'RELEASED') return null;
  const { months, served, base, amount, says } = refundOn(day, grant);
  return {
    as_of: day,
    entries: obligationEntries(grant, day),
    months,
    served: served.months,
    until: found.demanded === null ? untilOf(found) : null,
    // After a breach the settlement says what is due.
    refund: found.reads_money && found.breached_on === null ? { base, amount, says } : null,
  };
}

function settlementOf(found: FoundGrant, today: string): Scholarship['settlement'] {
  const { breach_cause: cause, demanded_on: on, demanded: amount, demand_says: says, payments, contract } = found;
  if (cause === null || on === null || amount === null) return null;
  const last = found.state === 'BREACHED' ? today : (payments.at(-1)?.on ?? on);
  return {
    cause,
    says: says ?? '',
    entries: settlementEntries({ on, amount }, payments, contract!.terms.refund, last),
    balance: balanceOn(found, last),
  };
}

/** The study leave of the service record, from its first day to the last of all. */
async function readStanding({ db }: Pick<Call, 'db'>, ids: readonly number[]): Promise<Scholarship['standing']> {
  if (ids.length === 0) return null;
  const { rows } = await sql<NonNullable<Scholarship['standing']>>`
    select k.name, min(lower(s.during)) as "from", case when not bool_or(upper_inf(s.during)) then max(upper(s.during)) - 1 end as "to"
    from personnel.standing_view s join reference.personnel_status k on k.code = s.status_code where s.id = any(${[...ids]}::integer[])
    group by k.name`.execute(db);
  return rows[0] ?? null;
}

/** The caller’s own, with what is due of them. */
export async function listOwnScholarships({ db, actor, today }: Call): Promise<AnswerOf<typeof contract.listOwnScholarships>> {
  const { rows } = await sql<{ id: number }>`
    select id from scholarships.scholarship where personnel_id = ${actor.personnelId}::integer order by id desc`.execute(db);
  const grants = await readGrants(
    { db, today },
    rows.map(({ id }) => id),
  );
  const own = rows.map(({ id }) => grants.get(id)!);
  const closed = [
    'FULFILLED',
    'SETTLED',
    'RELEASED',
    'DISAPPROVED',
    'WITHDRAWN',
    'COMPLETED',
    'DISCONTINUED',
    'SERVING_OBLIGATION',
    'BREACHED',
  ];
  return {
    scholarships: own.map((found) => {
      const grant = grantOf(found);
      const isServing = grant !== null && found.demanded === null && !['FULFILLED', 'RELEASED'].includes(found.state);
      const refund = isServing ? refundOn(today, grant) : null;
      const late = termDues(found.terms, today).filter(({ state }) => state === 'DUE' || state === 'LATE' || state === 'ALERT');
      return {
        id: found.id,
        programme: found.programme,
        school: found.school,
        degree: found.degree,
        state: found.state,
        dues: late.map(
          ({ what, term, due_on, state }) =>
            `${what === 'GRADES' ? 'Grades' : 'Progress report'} of ${term}: ${state === 'DUE' ? 'due' : 'late since'} ${longDate(due_on)}`,
        ),
        left: refund?.unserved ?? null,
        until: isServing ? untilOf(found) : null,
        refund: refund?.amount ?? null,
      };
    }),
    may_apply: actor.personnelId !== null && own.every(({ state }) => closed.includes(state)),
  };
}

/** Error: 404 where there is none. */
export async function fetchAdmission(call: CallOf<typeof fetchingAdmission>): Promise<FileAnswer> {
  const { admission_file_id: file } = await findScholarship(call, call.params.id);
  return pdf(call, file);
}

/** Error: 404 where it was not submitted. */
export async function fetchReport(call: CallOf<typeof contract.fetchReport>): Promise<FileAnswer> {
  const { id, no, what } = call.params;
  await findWithMoney(call, id);
  const { rows } = await sql<{ file_id: number }>`
    select file_id from scholarships.submission where scholarship_id = ${id} and term_no = ${no} and what = ${what}`.execute(call.db);
  return pdf(call, rows[0]?.file_id ?? null);
}

async function pdf({ db, server }: Pick<Call, 'db' | 'server'>, file: number | null): Promise<FileAnswer> {
  if (file === null) throw notFound('There is no such file.');
  const { name, location } = await server.files.locate(db, file);
  return { name, contentType: 'application/pdf', content: { path: location }, inline: true };
}
