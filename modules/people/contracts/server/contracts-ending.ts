import { sql } from 'kysely';
import { countClasses } from '@talaan/kernel/server/count-classes.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';

const AHEAD_DAYS = 60;

/** Contracts that end within sixty days and were not renewed. */
export const contractsEnding: ExecutiveFigure = contractsThatEnd(
  'contracts-ending',
  'Contracts ending in 60 days',
  'job orders and contracts of service',
);

/** The same of the staff of research projects. */
export const projectStaff: ExecutiveFigure = contractsThatEnd(
  'project-staff',
  'Project staff ending',
  'contracts of the offices of this board',
);

function contractsThatEnd(name: string, title: string, what: string): ExecutiveFigure {
  return {
    name,
    title,
    definition: `Of the ${what} that run on the day, those that end within ${AHEAD_DAYS} days and that no other contract renews, by office.`,
    unit: { one: 'contract', many: 'contracts' },
    compare: 'week',
    link: '/joborders/list',
    read: async ({ db, day, within }) => {
      const { value, rows } = await countClasses(
        db,
        sql`select o.fullname as name, count(*) as count from contracts.contract c join organization.office_view o on o.id = c.office_id
          where c.during @> ${day}::date and upper(c.during) - 1 <= ${day}::date + ${AHEAD_DAYS}::integer
            and c.state not in ('DRAFT', 'CANCELLED', 'DISAPPROVED') and ${within('o.tree_from')}
            and not exists (select from contracts.contract n where n.renews_id = c.id) group by o.fullname`,
      );
      return { value, parts: [{ title: 'By office', rows }] };
    },
  };
}
