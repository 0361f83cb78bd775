import { sql, type RawBuilder } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { Grouping } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';

/** The people `p` of a statement `w` over a month, each at the last office `o` of that month, within the scope of HR. */
export function peopleOfMonth(actor: Actor, month: string, figures: RawBuilder<unknown>) {
  const { from, to } = monthBounds(month);
  return {
    from: sql`(${figures}) w join personnel.person_view p on p.id = w.personnel_id
      left join lateral (
        select e.office_id from personnel.appointment_view e where e.personnel_id = p.id and e.during && daterange(${from}, ${to}, '[]')
        order by e.during desc limit 1) e on true
      left join organization.office_view o on o.id = e.office_id`,
    reach: visible(actor, ['EDATSADMIN'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
  };
}

export const whoseColumns = { id: 'p.id', idno: 'p.idno', fullname: 'p.fullname', avatar: avatarOf('p.id'), office: 'o.acronym' } as const;

export const sortsOfMonth = { fullname: 'p.plain_name', office: ['o.tree_from', 'p.plain_name'] } as const;

export const filtersOfMonth = {
  month: () => sql<boolean>`true`,
  office: (offices: readonly number[]) =>
    sql<boolean>`o.id in (select w.id from unnest(${[...offices]}::integer[]) u(id), organization.offices_within(u.id) w)`,
};

export const byOffice: Grouping = { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' };
