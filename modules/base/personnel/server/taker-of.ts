import { sql, type RawBuilder } from 'kysely';
import type { StepTaker } from '@talaan/kernel/contract/step-taker.ts';

const DAY = sql.raw("'FMDD Mon YYYY'");

/**
 * Who took a step of a table of steps under this name in a query: its account, or `name` where the table has a person, in whose place and
 * by which designation. `formatTaker` puts it into words.
 */
export function takerOf(step: string, name: RawBuilder<unknown> = nameOfAccount(step)): RawBuilder<StepTaker> {
  return sql<StepTaker>`jsonb_build_object('by', ${name},
    'in_place_of', (select h.fullname from personnel.person h where h.id = ${sql.ref(`${step}.in_place_of`)}),
    'by_designation', (select concat_ws(' ', d.title, 'from ' || to_char(lower(d.during), ${DAY}), 'to ' || to_char(upper(d.during) - 1, ${DAY}))
      from organization.head_view d where d.id = ${sql.ref(`${step}.head_id`)}))`;
}

function nameOfAccount(step: string): RawBuilder<unknown> {
  return sql`(select c.name from identity.account_view c where c.id = ${sql.ref(`${step}.account_id`)})`;
}
