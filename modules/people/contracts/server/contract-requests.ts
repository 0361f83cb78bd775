import { sql } from 'kysely';
import { z } from 'zod';
import { isoDate, longDate } from '@talaan/kernel/contract/dates.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { endContractService, fundsOfService, serveUnderContract, type FundedService } from '@talaan/personnel/server/public.ts';
import { serveRequests, type AskingCall, type Facts, type Moved, type StepCall, type Waiting } from '@talaan/requests/server/public.ts';
import { dailyRateOf } from '../rules/daily-rate.ts';
import { contractFlow } from '../workflow.ts';
import { issueContractPapers, releaseContractPapers, withdrawSigned, withdrawUnsigned } from './issue-papers.ts';

interface Terms {
  id: number;
  number: string;
  personnel_id: number;
  office_id: number;
  position_id: number;
  status_code: 'JO' | 'COS';
  role: string;
  rate_kind: 'daily' | 'monthly';
  rate: number;
  premium: number;
  fund_source: string;
  fund_source_id: number | null;
  from: string;
  until: string;
}

const lastDayOfService = z.object({ last_day: isoDate.nullable() });

/** What follows from the steps of contracts: signing opens the service, terminating ends it. */
export const contractRequests = serveRequests(contractFlow, {
  facts: async (db, ids) => new Map((await readTerms(db, ids)).map((terms) => [terms.id, contractFacts(terms)])),
  asksAgain: whyNotGoingOn,
  notNow: async (call, action, waiting) => {
    if (action !== 'certify') return new Map();
    const terms = await readTerms(call.db, idsOf(waiting));
    const without = terms.filter(({ fund_source }) => fund_source === '');
    const unpaid = await contributed(call.server, fundsOfService).whyNotPaid(call, terms.map(asFunded), false);
    return new Map([...unpaid, ...without.map(({ id, number }): [number, string] => [id, `Contract ${number} names no fund source.`])]);
  },
  guard: async (call, action, moved) => {
    if (action !== 'certify') return new Map();
    const terms = await readTerms(call.db, idsOf(moved));
    return contributed(call.server, fundsOfService).whyNotPaid(call, terms.map(asFunded), true);
  },
  inputs: { terminate: lastDayOfService },
  effects: {
    certify: async (call, moved) => {
      const terms = await readTerms(call.db, idsOf(moved));
      await contributed(call.server, fundsOfService).obligate(call, terms.map(asFunded), 'fund_source_id');
      await issueContractPapers(call, idsOf(moved), { certifying: true });
    },
    return: async (call, moved) => takeBackFunds(call, moved, 'The contract was returned before it was signed.'),
    cancel: async (call, moved) => takeBackFunds(call, moved, 'The contract was voided before it was signed.'),
    sign: async (call, moved) => {
      await releaseContractPapers(call, idsOf(moved));
      await serveUnderContract(call, (await readTerms(call.db, idsOf(moved))).map(asService));
    },
    terminate: (call, moved, { input }) => terminate(call, moved, input as z.output<typeof lastDayOfService>),
  },
  tells: { return: null, cancel: null, end: null },
});

/** The office is open on the first day, and before the signature no appointment of another kind runs on the days of the contract. */
async function whyNotGoingOn({ db }: AskingCall, waiting: readonly Pick<Waiting, 'id' | 'from'>[]): Promise<Map<number, string>> {
  const signed = waiting.filter(({ from }) => from === 'FOR_SIGNATURE').map(({ id }) => id);
  const { rows } = await sql<{ id: number; number: string; office: string | null; other: string | null; since: string | null }>`
    select k.id, k.number, case when not exists (select from organization.office_opening_view u
        where u.office_id = k.office_id and u.is_open and u.during @> lower(k.during)) then o.fullname end as office,
      x.other, x.since
    from contracts.contract k join organization.office_view o on o.id = k.office_id
    left join lateral (select p.fullname || ' serves as ' || t.name as other, lower(a.during) as since
      from personnel.appointment_view a join personnel.person_view p on p.id = a.personnel_id join organization.position_view t on t.id = a.position_id
      where k.id = any(${signed}::integer[]) and a.personnel_id = k.personnel_id and a.during && k.during
        and (a.status_code not in ('JO', 'COS') or lower(a.during) > lower(k.during)) order by a.during limit 1) x on true
    where k.id = any(${idsOf(waiting)}::integer[])`.execute(db);
  return new Map(
    rows.flatMap(({ id, number, office, other, since }): [number, string][] => {
      if (office !== null) return [[id, `${office} is not open on the first day of contract ${number}. Return it, and change the office.`]];
      return other === null ? [] : [[id, `${other} since ${longDate(since!)}; end that appointment first, or return contract ${number}.`]];
    }),
  );
}

export function contractFacts({
  personnel_id,
  office_id,
  number,
  role,
}: Pick<Terms, 'personnel_id' | 'office_id' | 'number' | 'role'>): Facts {
  return { ownerId: personnel_id, officeId: office_id, title: `Contract ${number}: ${role}` };
}

/** It is not signed: the fund has its money back, and the paper is withdrawn. */
async function takeBackFunds(call: StepCall, moved: readonly Moved[], because: string): Promise<void> {
  await contributed(call.server, fundsOfService).free(call, { kind: 'CONTRACT', ids: idsOf(moved), lastDay: null, because });
  await withdrawUnsigned(call, idsOf(moved), because);
}

/** Error: 422 without a last day, or with one outside the contract. */
async function terminate(call: StepCall, moved: readonly Moved[], { last_day: lastDay }: z.output<typeof lastDayOfService>): Promise<void> {
  if (lastDay === null) throw invalid({ last_day: ['Enter the last day of service.'] });
  const terms = await readTerms(call.db, idsOf(moved));
  const outside = terms.find(({ from, until }) => lastDay < from || lastDay >= until);
  if (outside) throw invalid({ last_day: [`Contract ${outside.number} does not run on ${longDate(lastDay)}.`] });
  await sql`update contracts.contract set during = daterange(lower(during), ${lastDay}::date + 1)
    where id = any(${idsOf(moved)}::integer[])`.execute(call.db);
  await endContractService(
    call,
    terms.map(({ personnel_id: personnelId, until }) => ({ personnelId, lastDay, until })),
  );
  const because = `The contract was terminated. Its last day of service is ${longDate(lastDay)}.`;
  await contributed(call.server, fundsOfService).free(call, { kind: 'CONTRACT', ids: idsOf(moved), lastDay, because });
  await withdrawSigned(call, idsOf(moved), because);
}

async function readTerms(db: Database, ids: readonly number[]): Promise<Terms[]> {
  const { rows } = await sql<Terms>`
    select id, number, personnel_id, office_id, position_id, status_code, role, rate_kind, rate, premium, fund_source, fund_source_id, lower(during) as from,
      upper(during) as until
    from contracts.contract where id = any(${[...ids]}::integer[]) order by id`.execute(db);
  return rows;
}

function idsOf(moved: readonly { id: number }[]): number[] {
  return moved.map(({ id }) => id);
}

function asFunded(one: Terms): FundedService {
  return {
    kind: 'CONTRACT',
    paidAs: 'CONTRACT',
    id: one.id,
    personnelId: one.personnel_id,
    fundSourceId: one.fund_source_id,
    title: `Contract ${one.number}`,
    officeId: one.office_id,
    positionId: one.position_id,
    from: one.from,
    until: one.until,
    pay: { kind: one.rate_kind, rate: one.rate, premium: one.premium },
  };
}

function asService(one: Terms) {
  return {
    personnelId: one.personnel_id,
    officeId: one.office_id,
    positionId: one.position_id,
    statusCode: one.status_code,
    dailyRate: dailyRateOf(one),
    authority: `Contract ${one.number}`,
    from: one.from,
    until: one.until,
  };
}
