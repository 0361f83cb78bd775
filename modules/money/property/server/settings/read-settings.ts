import { sql } from 'kysely';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { readSettings as endpoint } from '../../contract/settings.ts';
import { readThresholds } from '../read-thresholds.ts';
import { reachesPapers } from '../reach.ts';

type Settings = AnswerOf<typeof endpoint>;

/** What property is kept by, and how far the numbers of a year are. Voided ones are those within reach. */
export async function readSettings({ db, actor, today, query }: CallOf<typeof endpoint>): Promise<Settings> {
  const year = query.year ?? Number(today.slice(0, 4));
  const thresholds = await readThresholds(db);
  const { rows: accounts } = await sql<Settings['accounts'][number]>`
    select a.id, a.code, a.name, a.kind, a.group_code, a.account_code,
      (select jsonb_agg(jsonb_build_object('effective_on', t.effective_on, 'life_years', t.life_years, 'residual_permille', t.residual_permille)
        order by t.effective_on desc) from property.uacs_terms t where t.uacs_id = a.id) as terms
    from property.uacs a order by a.kind, a.code`.execute(db);
  const { rows: years } = await sql<{ year: number }>`select distinct year from property.number_series order by year desc`.execute(db);
  const { rows: voided } = await sql<Settings['voided'][number]>`
    select k.id, k.type, k.number, p.fullname as holder, k.voided_at, k.void_reason
    from property.paper k join personnel.person_view p on p.id = k.personnel_id join organization.office_view o on o.id = k.office_id
    where k.state = 'VOID' and k.dated_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31) and ${reachesPapers(actor)}
    order by k.type, k.number`.execute(db);
  return {
    thresholds: thresholds.toReversed().map((one) => ({ ...one, is_future: one.effective_on > today })),
    accounts,
    funds: await db.selectFrom('property.fund_cluster').select(['code', 'name']).orderBy('code').execute(),
    year,
    years: years.map((one) => one.year),
    series: await db.selectFrom('property.number_series').select(['series', 'last']).where('year', '=', year).orderBy('series').execute(),
    voided,
  };
}
