import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { onClient } from '@talaan/kernel/server/demo/on-client.ts';
import { computeOpen } from '../server/compute-screenings.ts';

const AT_ONCE = 250;
/** Applications that came past the screening. */
const QUALIFIED = `a.state not in ('DRAFT', 'SUBMITTED', 'INCOMPLETE', 'SCREENED_DISQUALIFIED', 'WITHDRAWN')`;

/**
 * The screening of all applications of the demo, computed by the rules from their frozen sheets: work and certificates of those who went on were
 * looked at, what the sheets leave open was seen on paper, and the few that went on without meeting a standard have a resolution of the board. Who was
 * disqualified on paper has the standard that the papers do not meet.
 */
export async function loadDemo({ client, now }: DemoMaking): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `select id from applicants.application where reference is not null and state <> 'WITHDRAWN' order by id`,
  );
  const ids = rows.map(({ id }) => id);
  const db = onClient(client);
  await client.query("select set_config('talaan.opened', '*', true)");
  await compute({ db, now }, ids);
  await client.query(
    `insert into screening.mark (application_id, row_key, is_relevant, verified_hours, account_id, at)
     select r.application_id, e ->> 'row', case r.element when 'experience' then true end,
       max(case r.element when 'training' then (e ->> 'counted')::integer end), ${SCREENER}, a.since
     from screening.result r join applicants.application a on a.id = r.application_id cross join jsonb_array_elements(r.evidence) e
     where r.element in ('experience', 'training') and (e ->> 'counted')::integer > 0 and (a.state = 'SCREENED_DISQUALIFIED' or ${QUALIFIED})
     group by 1, 2, 3, 5, 6`,
  );
  await compute({ db, now }, ids);
  await client.query("select set_config('talaan.opened', '', true)");
  await client.query(
    `insert into screening.override (application_id, element, kind, result, reason, resolution, account_id, at)
     select r.application_id, r.element, case r.result when 'NOT_MET' then 'exception' else 'verified' end, 'MET',
       case r.result when 'NOT_MET' then 'Accepted by the board: no other applicant meets the standard.' else 'The papers were seen.' end,
       case r.result when 'NOT_MET' then 'HRMPSB No. ' || 1 + r.application_id % 40 || ', s. ' || extract(year from a.since) else '' end, ${SCREENER}, a.since
     from screening.result r join applicants.application a on a.id = r.application_id where r.result <> 'MET' and ${QUALIFIED}`,
  );
  await client.query(
    `insert into screening.override (application_id, element, kind, result, reason, account_id, at)
     select r.application_id, r.element, 'verified', 'NOT_MET', 'The papers show less than the standard asks for.', ${SCREENER}, a.since
     from screening.result r join applicants.application a on a.id = r.application_id
     where a.state = 'SCREENED_DISQUALIFIED' and r.result = 'FOR_VERIFICATION' and a.reason like 'The ' || r.element || ' is below%'`,
  );
  await client.query(
    `update screening.screening s set outcome = case when a.state = 'SCREENED_DISQUALIFIED' then 'not qualified' else 'qualified' end,
       decided_by = ${SCREENER}, decided_at = a.since
     from applicants.application a where a.id = s.application_id and (a.state = 'SCREENED_DISQUALIFIED' or ${QUALIFIED})`,
  );
}

const SCREENER = `(select id from identity.account_view where email = 'recruitment@talaan.example')`;

async function compute(at: { db: Database; now: Temporal.Instant }, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) await computeOpen(at, ids.slice(from, from + AT_ONCE));
}
