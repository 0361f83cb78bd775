import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import { exportCards, listCards } from '../../contract/cards.ts';

/** Everyone in service within reach, office by office, with the card that works. */
export const cardRows = rows(listCards, exportCards, 'cards', ({ actor, today }) => ({
  from: sql`${servingOn(today)} s join personnel.person_view p on p.id = s.personnel_id join organization.office_view o on o.id = s.office_id
    left join kiosk.card k on k.personnel_id = p.id and k.ended_at is null left join identity.account_view a on a.id = k.issued_by`,
  columns: {
    id: 'p.id',
    fullname: 'p.fullname',
    avatar: avatarOf('p.id'),
    idno: 'p.idno',
    office: 'o.acronym',
    office_name: 'o.fullname',
    issued_at: 'k.issued_at',
    issued_by: 'a.name',
    ended: sql`(select count(*)::integer from kiosk.card e where e.personnel_id = p.id and e.ended_at is not null)`,
  },
  reach: visible(actor, ['EDATSADMIN'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
  search: [sql`p.search`],
  sort: { fullname: 'p.plain_name', idno: 'p.idno', office: ['o.tree_from', 'p.plain_name'], issued_at: 'k.issued_at' },
  unsorted: 'office',
  groups: { office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' } },
  filters: {
    card: (wanted) => sql`(k.id is not null) = ${wanted === 'yes'}`,
    office: (office) => sql`o.id in (select id from organization.offices_within(${office}))`,
    campus: (campus) => sql`o.campus_id = ${campus}`,
  },
  sheet: {
    name: 'Employee cards',
    cells: {
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office_name,
      Issued: (row) => row.issued_at && localTime(row.issued_at),
      'Issued by': (row) => row.issued_by,
      'Earlier cards': (row) => row.ended || null,
    },
  },
}));
