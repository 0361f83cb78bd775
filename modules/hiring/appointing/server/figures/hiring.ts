import { sql } from 'kysely';
import { hireFlow } from '@talaan/hiring/workflow.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import type { StateOf } from '@talaan/requests/contract/request-kind.ts';

interface Row {
  state: StateOf<typeof hireFlow>;
  count: number;
  median: number | null;
}

const ENDS: readonly string[] = [...hireFlow.ends, 'DRAFT'];

/** Requests to hire that are under way, and how long the last ones took. */
export const hiringFigure: ExecutiveFigure = {
  name: 'hiring',
  title: 'Hiring under way',
  definition:
    'Requests to hire that were filed by the day and have not ended, by their stage. The time is the median from the approval of the request to the assumption of duty, of those who assumed in the twelve months before.',
  unit: { one: 'request', many: 'requests' },
  compare: 'year',
  link: '/rsp/request_to_hire',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      with taken as (
        select a.assumed_on - kernel.date_of(st.at) as days
        from appointing.appointment a join vacancies.post v on v.id = a.post_id join organization.office_view o on o.id = a.office_id
          join lateral (select max(s.at) as at from requests.step s where s.request_id = v.request_id and s.state = 'APPROVED') st on st.at is not null
        where a.assumed_on > (${day}::date - interval '1 year')::date and a.assumed_on <= ${day}::date and ${within('o.tree_from')})
      select s.state, count(*)::integer as count,
        (select (percentile_cont(0.5) within group (order by days))::integer from taken) as median
      from hiring.request r join organization.office_view o on o.id = r.office_id
        join lateral (select t.state from requests.step t where t.request_id = r.id and kernel.date_of(t.at) <= ${day}::date
          order by t.no desc limit 1) s on s.state <> all(${[...ENDS]}::text[])
      where ${within('o.tree_from')} group by s.state`.execute(db);
    const order = Object.keys(hireFlow.words);
    const stages = rows.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
    const median = rows[0]?.median ?? null;
    return {
      value: rows.reduce((sum, { count }) => sum + count, 0),
      note:
        median === null
          ? 'No one assumed duty by a request in the last twelve months.'
          : `A median of ${median} days from approval to assumption.`,
      parts: [{ title: 'By stage', rows: stages.map(({ state, count }) => ({ name: hireFlow.words[state], value: count })) }],
    };
  },
};
