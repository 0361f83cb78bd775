import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { FundedService } from '@talaan/personnel/server/public.ts';
import type { chargePeople as endpoint } from '../../contract/charges.ts';
import { obligate } from '../ledger/obligate.ts';
import { readSources } from '../ledger/lock-sources.ts';
import { isSetUpFor, unfundedFrom } from './unfunded-from.ts';

interface Found {
  id: string;
  record_id: number;
  kind: 'APPOINTMENT' | 'CONTRACT';
  paid_as: FundedService['paidAs'];
  personnel_id: number;
  office_id: number;
  position_id: number;
  title: string;
  from: string;
  until: string | null;
  rate_kind: 'daily' | 'monthly';
  rate: number;
  premium: number;
}

/**
 * Has a fund source pay people whom none pays yet, from a day of its year on: all of them or none. Error: 422 for a day of
 * another year, and where they cannot be paid.
 */
export async function chargePeople(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, body } = call;
  const source = (await readSources(db, [body.source_id])).get(body.source_id);
  if (!source) throw invalid({ source_id: ['There is no such fund source.'] });
  if (Number(body.from.slice(0, 4)) !== source.year) throw invalid({ from: [`${source.name} is for ${source.year}.`] });
  const found = await findUnfunded(call);
  if (found.length < new Set(body.ids).size)
    throw invalid({ ids: ['Someone is paid by a fund source by now, or serves no longer. Reload the list.'] });
  const services = found.map((one): FundedService => ({
    kind: one.kind,
    paidAs: one.paid_as,
    id: one.kind === 'APPOINTMENT' ? one.personnel_id : one.record_id,
    personnelId: one.personnel_id,
    fundSourceId: source.id,
    title: one.title,
    officeId: one.office_id,
    positionId: one.position_id,
    from: one.from > body.from ? one.from : body.from,
    until: one.until,
    pay: { kind: one.rate_kind, rate: one.rate, premium: one.premium },
  }));
  const warnings = await obligate(call, services, 'source_id');
  await recordChange(call, {
    action: 'charge people to a fund source',
    subject: `fund_sources.source:${source.id}`,
    after: { from: body.from, people: services.map(({ personnelId }) => personnelId) },
  });
  const whom = services.length === 1 ? 'One person is' : `${services.length} people are`;
  return { message: `${whom} paid by ${source.name} from ${longDate(body.from)} on.`, warnings };
}

async function findUnfunded({ db, body, today }: CallOf<typeof endpoint>): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select u.id, u.record_id, u.kind, u.paid_as, u.personnel_id, u.office_id, u.position_id, u.title, lower(u.during) as from, upper(u.during) as until,
      coalesce(k.rate_kind, 'monthly') as rate_kind, coalesce(k.rate, s.amount, 0) as rate, coalesce(k.premium, 0) as premium
    from ${unfundedFrom(today)}
      left join contracts.contract k on u.kind = 'CONTRACT' and k.id = u.record_id
      left join personnel.salary_view s on u.kind = 'APPOINTMENT' and s.personnel_id = u.personnel_id and s.during @> ${today}::date
    where u.id = any(${body.ids}::text[]) and ${isSetUpFor(today)} order by p.plain_name, u.id`.execute(db);
  return rows;
}
