import { sql } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';

/** Tries to register that did not match the records, for HR. */
export const registrationsQueue: QueueCard = {
  name: 'identity.registrations',
  title: 'Registrations to settle',
  groups: ['PERSONNELS'],
  link: '/settings/admin/registrations',
  count: async ({ db, actor }) => {
    const { rows } = await sql<{ waiting: number; late: number; oldest: string | null }>`
      select count(*) as waiting, 0 as late, min(kernel.date_of(r.created_at)) as oldest from identity.registration r left join organization.office_view o on o.id = r.office_id
      where r.state = 'for_hr' and ${visible(actor, ['PERSONNELS'], { person: 'r.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}`.execute(
      db,
    );
    return rows[0]!;
  },
};
