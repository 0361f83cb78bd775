import { sql } from 'kysely';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { fileRequests } from '@talaan/requests/server/public.ts';
import type { fileTerminal as endpoint } from '../../contract/payments.ts';
import { valueOfCredits } from '../../rules/credit-value.ts';
import { whyNotTerminal } from '../../rules/may-claim.ts';
import { terminalPapers } from '../../rules/terminal-papers.ts';
import { terminalFlow } from '../../rules/payment-flows.ts';
import { factsOfPayment } from './payment-facts.ts';
import { terminalRequests } from './payment-requests.ts';
import { readStanding } from './read-standing.ts';

type Filing = CallOf<typeof endpoint>;

/** Claims terminal leave after the latest separation. Errors: 404 for a person beyond reach; 422 where it cannot be claimed, or is claimed already. */
export async function fileTerminal(call: Filing): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, body, today } = call;
  const personnelId = body.personnel_id ?? actor.personnelId;
  if (personnelId === null) throw wrongState('Your account belongs to no personnel record.');
  if (personnelId !== actor.personnelId) await findPersonInScope(call, personnelId, ['EDATSADMIN']);
  const standing = await readStanding(call, personnelId);
  const hindrance = whyNotTerminal(standing, today);
  if (hindrance) throw invalid({ personnel_id: [hindrance] });
  const lastDay = standing.lastDay!;
  const { cause, office } = await readSeparation(call, personnelId, lastDay);
  const { vl, sl, monthly, factor } = standing;
  const facts = factsOfPayment({
    basis: 'TERMINAL',
    vl,
    sl,
    personnel_id: personnelId,
    office_id: office,
    value: valueOfCredits(monthly!, vl + sl, factor),
  });
  const [id] = (await fileRequests(call, terminalRequests, [facts])) as [number];
  await db
    .insertInto('leave.payment')
    .values({
      id,
      state: terminalFlow.states[0],
      personnel_id: personnelId,
      basis: 'TERMINAL',
      for_year: Number(today.slice(0, 4)),
      vl,
      sl,
      last_day: lastDay,
    })
    .execute();
  await sql`
    insert into leave.payment_paper (payment_id, no, name)
    select ${id}, no, name from unnest(${[...terminalPapers(cause)]}::text[]) with ordinality as needed (name, no)`.execute(db);
  return { message: 'The claim went to HR, which checks the papers and computes it.', id };
}

/** Why and where the service ended. */
async function readSeparation({ db }: Filing, personnelId: number, lastDay: string): Promise<{ cause: string; office: number | null }> {
  const { rows } = await sql<{ cause: string; office: number | null }>`
    select s.cause_code as cause, (select a.office_id from personnel.appointment_view a where a.personnel_id = s.personnel_id
      and lower(a.during) <= s.last_day order by a.during desc limit 1) as office
    from personnel.separation_view s where s.personnel_id = ${personnelId} and s.last_day = ${lastDay}`.execute(db);
  return rows[0]!;
}
