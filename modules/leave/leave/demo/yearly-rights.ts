import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { grantOf } from '../server/types/plan-grants.ts';
import type { Stay } from '../rules/accrual.ts';
import { IN_GOVERNMENT } from '../rules/seeds/seed.ts';
import { TYPE_SEEDS } from '../rules/type-seeds.ts';
import { yearlyRights } from '../rules/yearly-rights.ts';
import { postCredits } from './post-credits.ts';

const TERMS = TYPE_SEEDS.map(({ effectiveOn, ...type }) => ({ ...type, termsOn: effectiveOn }));

/** The yearly rights as the job of the night has given them. */
export async function grantRights({ client, today, now }: DemoMaking): Promise<void> {
  const { rows } = await client.query<Stay & { sex: 'Female' | 'Male' }>(
    `select s.personnel_id as "personnelId", p.sex, s.office_id as "officeId", s.status_code as "statusCode", lower(s.during)::text as "from",
       (upper(s.during) - 1)::text as "to", s.earns, s.weekly_minutes as "weeklyMinutes"
     from leave.stays_within(daterange(null, $1::date, '[]')) s join personnel.person_view p on p.id = s.personnel_id
     order by s.personnel_id, s.during`,
    [today.toString()],
  );
  const postings = [...Map.groupBy(rows, ({ personnelId }) => personnelId)].flatMap(([id, stays]) =>
    yearlyRights({ sex: stays[0]!.sex, stays }, TERMS, today.year, new Set(IN_GOVERNMENT))
      .filter(({ from }) => from <= today.toString())
      .map((right) => grantOf(id, today.year, right)),
  );
  await postCredits(client, postings, now.toString());
}
