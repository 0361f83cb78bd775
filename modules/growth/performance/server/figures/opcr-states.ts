import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import type { StateOf } from '@talaan/requests/contract/request-kind.ts';
import { ADJECTIVES, type Level } from '../../rules/levels.ts';
import { opcrFlow } from '../../workflow.ts';

interface Row {
  period: string;
  state: StateOf<typeof opcrFlow>;
  level: Level | null;
  count: number;
  missing: number;
}

/** The OPCRs of the last period that has begun, by state and adjective. */
export const opcrStates: ExecutiveFigure = {
  name: 'opcr-states',
  title: 'OPCRs with a final rating',
  definition:
    'Office forms (OPCR) of the last rating period that has begun by the day: how many have a final rating, by state and by adjective (CSC MC 6 s.2012). Offices without a form are those that are open and have none in this period.',
  unit: { one: 'office', many: 'offices' },
  link: '/spmis/calibration',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      with last as (select id, name from performance.period where lower(during) <= ${day}::date order by during desc limit 1),
        own as (select o.id from organization.office_view o where o.is_active and ${within('o.tree_from')})
      select l.name as period, f.state, f.level, count(f.id)::integer as count,
        (select count(*)::integer from own where not exists (select from performance.form g where g.period_id = l.id and g.office_id = own.id
          and g.form in ('OPCR', 'DPCR') and g.state <> 'NOT_RATED')) as missing
      from last l left join performance.form f on f.period_id = l.id and f.form = 'OPCR' and f.office_id in (select id from own)
      group by l.id, l.name, f.state, f.level`.execute(db);
    if (!rows[0]) return { value: null, missing: 'SPMIS settings have no rating period that has begun.' };
    const { period, missing } = rows[0];
    const forms = rows.filter(({ count }) => count > 0);
    const sum = (some: Row[]) => some.reduce((total, { count }) => total + count, 0);
    const byState = Map.groupBy(forms, ({ state }) => state);
    const byLevel = Map.groupBy(
      forms.filter(({ level }) => level !== null),
      ({ level }) => level!,
    );
    return {
      value: sum(forms.filter(({ level }) => level !== null)),
      of: sum(forms),
      note:
        missing === 0 ? `${period}.` : `${period}. ${missing} ${missing === 1 ? 'office has' : 'offices have'} neither an OPCR nor a DPCR.`,
      parts: [
        { title: 'By state', rows: [...byState].map(([state, some]) => ({ name: opcrFlow.words[state], value: sum(some) })) },
        {
          title: 'By adjective',
          rows: [...byLevel]
            .toSorted(([one], [other]) => other - one)
            .map(([level, some]) => ({ name: ADJECTIVES[level], value: sum(some) })),
        },
      ],
    };
  },
};
