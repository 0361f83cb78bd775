import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import type { StateOf } from '@talaan/requests/contract/request-kind.ts';
import { DEGREE_NAMES } from '../contract/codes.ts';
import type { Degree } from '../rules/grant.ts';
import { scholarshipFlow } from '../workflow.ts';

interface Row {
  state: StateOf<typeof scholarshipFlow>;
  degree: Degree;
  count: number;
}

const STUDYING: readonly string[] = ['CONTRACT_SIGNED', 'ONGOING', 'EXTENDED'];

/** Scholars of the day by degree and state. */
export const scholars: ExecutiveFigure = {
  name: 'scholars',
  title: 'Scholars who study',
  definition:
    'Scholarships with a signed contract under which someone studies on the day; by degree and state also those that serve their obligation or are in breach (CMO 14, s. 2009).',
  unit: { one: 'scholar', many: 'scholars' },
  compare: 'year',
  link: '/lnd/committee-secretary/reports',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      select t.state, s.degree, count(*)::integer as count from scholarships.scholarship s
        join lateral (select p.state from requests.step p where p.request_id = s.id and kernel.date_of(p.at) <= ${day}::date order by p.no desc limit 1) t
          on t.state not in ('DRAFT', 'DISAPPROVED', 'WITHDRAWN', 'FULFILLED', 'SETTLED', 'RELEASED')
        join personnel.appointment_view a on a.personnel_id = s.personnel_id and a.during @> ${day}::date
        join organization.office_view o on o.id = a.office_id
      where ${within('o.tree_from')} group by t.state, s.degree`.execute(db);
    const sum = (some: readonly Row[]) => some.reduce((total, { count }) => total + count, 0);
    const order = Object.keys(scholarshipFlow.words);
    const byState = Map.groupBy(rows, ({ state }) => state);
    const byDegree = Map.groupBy(rows, ({ degree }) => degree);
    return {
      value: sum(rows.filter(({ state }) => STUDYING.includes(state))),
      parts: [
        {
          title: 'By state',
          rows: [...byState]
            .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
            .map(([state, some]) => ({ name: scholarshipFlow.words[state], value: sum(some) })),
        },
        { title: 'By degree', rows: [...byDegree].map(([degree, some]) => ({ name: DEGREE_NAMES[degree], value: sum(some) })) },
      ],
    };
  },
};
