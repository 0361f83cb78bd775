import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { endCharge as endpoint } from '../../contract/charges.ts';
import { followCharges } from '../ledger/follow-charges.ts';
import { lockSources } from '../ledger/lock-sources.ts';
import { reachesSources, nowhere } from '../reach.ts';

interface Found {
  source_id: number;
  personnel_id: number;
  fullname: string;
  fund: string;
  from: string | null;
  until: string | null;
}

/** A fund source pays somebody until a day and no longer, such as where another one goes on. Errors: 404; 422 for a day that is not charged. */
export async function endCharge(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, params, body } = call;
  const { rows } = await sql<Found>`
    select c.source_id, c.personnel_id, p.fullname, s.name as fund, lower(c.during) as from, upper(c.during) as until
    from fund_sources.charge c join fund_sources.source s on s.id = c.source_id join personnel.person_view p on p.id = c.personnel_id cross join ${nowhere}
    where c.id = ${params.id} and ${reachesSources(actor)} for update of c`.execute(db);
  const found = rows[0];
  if (!found) throw notFound('This person is not charged to a fund source.');
  if (found.from === null || found.until === null || body.last_day < found.from || body.last_day >= found.until)
    throw invalid({ last_day: [`${found.fund} does not pay ${found.fullname} on ${longDate(body.last_day)}.`] });
  await lockSources(db, [found.source_id]);
  await sql`
    update fund_sources.charge set during = during * daterange(null, ${body.last_day}::date + 1), freed_because = ${body.reason}
    where id = ${params.id}`.execute(db);
  await followCharges(call, [params.id], { cause: 'FREE', because: body.reason });
  await recordChange(call, {
    action: 'end a charge to a fund source',
    subject: `fund_sources.charge:${params.id}`,
    personnelId: found.personnel_id,
    before: { until: found.until },
    after: body,
  });
  return { message: `${found.fund} pays ${found.fullname} until ${longDate(body.last_day)}.` };
}
