import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { nextControlNumbers } from '@talaan/papers/server/public.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { fileRequests, type Facts } from '@talaan/requests/server/public.ts';
import type { previewRenewals, renewContracts as endpoint } from '../contract.ts';
import { contractFlow, type ContractState } from '../workflow.ts';
import { checkPeriod } from '../rules/contract-terms.ts';
import { contractFacts, contractRequests } from './contract-requests.ts';
import { contractsFrom, reachable } from './contract-rows.ts';

/** The office where a person serves under the contract: another than it names once that was split or closed. */
const servesIn = sql`coalesce((select a.office_id from personnel.appointment_view a
  where a.personnel_id = k.personnel_id and a.status_code = k.status_code and a.during && k.during order by a.during desc limit 1), k.office_id)`;

type Renewing = CallOf<typeof endpoint>;
type Renewal = AnswerOf<typeof previewRenewals>['renewals'][number] & {
  kind: string;
  personnel_id: number;
  office_id: number;
  role: string;
};

interface Found extends Omit<Renewal, 'office' | 'hindrance'> {
  office: string | null;
  is_open: boolean;
  state: ContractState;
  ends: string;
  is_renewed: boolean;
  other: string | null;
  service: string | null;
}

export async function previewRenewal(call: Renewing): Promise<AnswerOf<typeof previewRenewals>> {
  return { renewals: await planRenewals(call) };
}

/** Drafts a renewal of each: all of them or none. Errors: 422 for the period, 409 with what hinders one. */
export async function renewContracts(call: Renewing): Promise<AnswerOf<typeof endpoint>> {
  const { db, body } = call;
  // Anyone who renews the same ones at this moment waits, and then finds them renewed.
  await sql`select id from contracts.contract where id = any(${body.ids}) order by id for update`.execute(db);
  const renewals = await planRenewals(call);
  const hindered = renewals.find(({ hindrance }) => hindrance !== null);
  if (hindered)
    throw wrongState(
      `Contract ${hindered.number} cannot be renewed. ${hindered.hindrance} Nothing was drafted. Check the list and try again.`,
    );
  const year = Number(body.from.slice(0, 4));
  const numbered: { renews: number; number: string; facts: Facts }[] = [];
  for (const [kind, ones] of Map.groupBy(renewals, (one) => one.kind)) {
    const numbers = await nextControlNumbers(call, kind, year, ones.length);
    numbered.push(
      ...ones.map((one, at) => ({ renews: one.id, number: numbers[at]!, facts: contractFacts({ ...one, number: numbers[at]! }) })),
    );
  }
  const ids = await fileRequests(
    call,
    contractRequests,
    numbered.map(({ facts }) => facts),
  );
  const drafts = numbered.map(({ renews, number }, at) => ({ id: ids[at], renews, number }));
  const { rows } = await sql<{ id: number; personnel_id: number; number: string }>`
    insert into contracts.contract (id, number, personnel_id, status_code, office_id, position_id, role, rate_kind, rate, premium, fund_source, duties,
      first_signatory, second_signatory, state, renews_id, during, allows_unpaid_absence, wellness_days, fund_source_id)
    select n.id, n.number, k.personnel_id, k.status_code, ${servesIn}, k.position_id, k.role, k.rate_kind, k.rate,
      coalesce(${body.premium}::smallint, k.premium), k.fund_source, k.duties, k.first_signatory, k.second_signatory, 'DRAFT', k.id,
      daterange(${body.from}::date, ${body.to}::date, '[]'), k.allows_unpaid_absence, k.wellness_days,
      case when extract(year from lower(k.during)) = ${year} then k.fund_source_id end
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as n(id integer, renews integer, number text) join contracts.contract k on k.id = n.renews
    returning id, personnel_id, number`.execute(db);
  await recordChanges(
    call,
    rows.map(({ id, personnel_id, number }) => ({
      action: 'renew a contract',
      subject: `contracts.contract:${id}`,
      personnelId: personnel_id,
      after: { number, from: body.from, to: body.to },
    })),
  );
  return { message: `${rows.length === 1 ? 'One contract was' : `${rows.length} contracts were`} drafted for renewal.`, made: rows.length };
}

/** What each would become, and what prevents it. Errors: 422 for a period against the rules, 404 for contracts beyond one's reach. */
async function planRenewals({ db, actor, body }: Renewing): Promise<Renewal[]> {
  const wrong = checkPeriod(body);
  if (wrong) throw invalid({ to: [wrong] });
  const { rows } = await sql<Found>`
    select k.id, k.number, k.status_code as kind, k.personnel_id, ${servesIn} as office_id, k.role, p.fullname, ${avatarOf('p.id')} as avatar,
      organization.acronym_on(${servesIn}, ${body.from}) as office,
      exists (select from organization.office_opening_view u where u.office_id = ${servesIn} and u.is_open and u.during @> ${body.from}::date) as is_open,
      ${body.from} as from, ${body.to} as to, k.rate, k.rate_kind,
      coalesce(${body.premium}::smallint, k.premium) as premium, k.state, upper(k.during) - 1 as ends,
      exists (select from contracts.contract r where r.renews_id = k.id and r.state <> 'CANCELLED') as is_renewed,
      (select min(r.number) from contracts.contract r where r.personnel_id = k.personnel_id and r.state <> 'CANCELLED'
        and r.during && daterange(${body.from}::date, ${body.to}::date, '[]')) as other,
      (select min(t.name) from personnel.appointment_view a join organization.position_view t on t.id = a.position_id where a.personnel_id = k.personnel_id
        and a.status_code not in ('JO', 'COS') and a.during && daterange(${body.from}::date, ${body.to}::date, '[]')) as service
    from ${contractsFrom} where k.id = any(${body.ids}) and ${reachable(actor, ['JO'])} order by p.plain_name, k.id`.execute(db);
  if (rows.length < new Set(body.ids).size) throw notFound('One of these contracts does not exist.');
  const met = new Set<number>();
  return rows.map(({ office, is_open: isOpen, state, ends, is_renewed: isRenewed, other, service, ...row }) => {
    const person = row.personnel_id;
    const hindrances = [
      person === actor.personnelId && 'You cannot renew your own contract.',
      !['ACTIVE', 'ENDED'].includes(state) && `It is ${contractFlow.words[state].toLowerCase()}.`,
      isRenewed && 'It was already renewed.',
      ends >= body.from && `It runs until ${longDate(ends)}.`,
      !isOpen && `${office ?? 'Its office'} is not open on ${longDate(body.from)}.`,
      other !== null && `Contract ${other} of the same person runs within this period.`,
      service !== null && `Serves as ${service} within this period.`,
      met.has(person) && 'The same person is renewed by another contract.',
    ];
    const hindrance = hindrances.find((one) => one !== false) ?? null;
    if (hindrance === null) met.add(person);
    return { ...row, office: office ?? '', hindrance };
  });
}
