import { sql } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { REMINDER_DAYS } from '../rules/expiring.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';

/** Papers of people who serve that expire soon; late are those that have expired. */
export const expiringQueue: QueueCard = {
  name: 'file201.expiring',
  title: 'Expiring documents',
  groups: ['PERSONNELS'],
  link: '/personnels/expiring',
  count: async ({ db, actor, today }) => {
    const { rows } = await sql<{ waiting: number; late: number }>`
      select count(*) as waiting, count(*) filter (where d.expires_on < ${today}::date) as late
      from file201.document d join ${servingOn(today)} a on a.personnel_id = d.personnel_id join organization.office_view o on o.id = a.office_id
      where d.withdrawn_at is null and d.expires_on <= ${today}::date + ${REMINDER_DAYS[0]}::integer
        and ${visible(actor, ['PERSONNELS'], { person: 'd.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}`.execute(db);
    return rows[0]!;
  },
};
