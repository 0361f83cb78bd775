import { sql } from 'kysely';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { readBehind as endpoint } from '../contract/reports.ts';
import { faultOfPeriod } from '../rules/periods.ts';
import { personMonths } from './person-months.ts';
import { REPORT_SQL } from './reports.ts';

type Answer = AnswerOf<typeof endpoint>;

/** What is behind the figures of a person, in the months in which the caller reaches them. Error: 404 where they reach none. */
export async function readBehind(call: CallOf<typeof endpoint>): Promise<Answer> {
  const { db, params, query } = call;
  const fault = faultOfPeriod(query);
  if (fault) throw invalid({ to: [fault] });
  const { rows: people } = await sql<Answer['personnel']>`
    select p.id, p.idno, p.fullname, organization.acronym_on(m.office_id, ${query.to}) as office
    from (${personMonths(call, params.id)}) m join personnel.person_view p on p.id = m.personnel_id order by m.month desc limit 1`.execute(
    db,
  );
  if (!people[0]) throw notFound('There is no such person.');
  return { personnel: people[0], items: await REPORT_SQL[params.report].behind(call, params.id) };
}
