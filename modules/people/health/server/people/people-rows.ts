import { sql } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Exported } from '@talaan/kernel/contract/list.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { recordOpenings } from '@talaan/kernel/server/audit/record-opening.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import { exportReport, exportVaccinated, listReport, listVaccinated, type Vaccinated } from '../../contract/people.ts';
import { STATUSES, type Status } from '../../rules/vaccination-status.ts';
import { OPENED } from '../openings.ts';

const STATUS = sql<Status>`coalesce(v.status, 'NOT_DECLARED')`;
const ORDER = sql`array_position(${Object.keys(STATUSES)}::text[], ${STATUS})`;

/** Who serves on the day, with the standing `v` that holds on it. Within open records. */
const peopleOn = (day: string) => sql`${servingOn(day)} a join personnel.person_view p on p.id = a.personnel_id
  join organization.office_view o on o.id = a.office_id
  left join lateral (select s.status, s.from_day from health.standing s where s.personnel_id = p.id and s.from_day <= ${day}::date
    order by s.from_day desc limit 1) v on true`;

const columnsOn = (day: string) => ({
  id: 'p.id',
  idno: 'p.idno',
  fullname: 'p.fullname',
  avatar: avatarOf('p.id'),
  office: 'o.acronym',
  status: STATUS,
  since: 'v.from_day',
  doses: sql`(select count(*) from health.dose d where d.personnel_id = p.id and d.date <= ${day}::date)`,
  last_dose: sql`(select max(d.date) from health.dose d where d.personnel_id = p.id and d.date <= ${day}::date)`,
});

const reach = (actor: Actor, group: Group) => visible(actor, [group], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });

const filters = {
  status: (status: readonly Status[]) => sql<boolean>`${STATUS} = any(${[...status]}::text[])`,
  office: (office: number) => sql<boolean>`o.id in (select id from organization.offices_within(${office}))`,
  campus: (campus: number) => sql<boolean>`o.campus_id = ${campus}`,
};

const CELLS = {
  'Employee number': (row: Vaccinated) => row.idno,
  Name: (row: Vaccinated) => row.fullname,
  Office: (row: Vaccinated) => row.office,
  Status: (row: Vaccinated) => STATUSES[row.status],
  Since: (row: Vaccinated) => row.since,
  Doses: (row: Vaccinated) => row.doses,
  'Last dose': (row: Vaccinated) => row.last_dose,
};

const SORT = { fullname: 'p.plain_name', office: 'o.tree_from', status: ORDER };

export const peopleRows = rows(listVaccinated, exportVaccinated, 'personnels', (call) => ({
  from: peopleOn(call.today),
  columns: columnsOn(call.today),
  reach: reach(call.actor, 'COVIDPERSONNEL'),
  search: [sql`p.search`],
  sort: { ...SORT, since: 'v.from_day' },
  unsorted: 'fullname' as const,
  filters,
  groups: { status: { by: STATUS, name: STATUSES, order: ORDER } },
  opensRecords: true,
  describe: (found: Vaccinated[]) => noted(call, found, OPENED.list),
  sheet: { name: 'Vaccination by office', cells: CELLS },
}));

/** As of any day: who served on it, by the doses up to it. What leaves as a file is noted, of how many people and by whom. */
export const reportRows = rows(listReport, exportReport, 'personnels', (call) => {
  const day = call.query.on ?? call.today;
  return {
    from: peopleOn(day),
    columns: columnsOn(day),
    reach: reach(call.actor, 'COVIDREPORT'),
    search: [sql`p.search`],
    sort: SORT,
    unsorted: 'office' as const,
    filters: { ...filters, on: () => sql<boolean>`true` },
    counts: Object.fromEntries(Object.keys(STATUSES).map((status) => [status, sql<boolean>`${STATUS} = ${status}`])),
    opensRecords: true,
    describe: async (found: Vaccinated[]) => {
      const { format } = call.query as Partial<Exported>;
      if (format) await notePrinting(call, { format, on_day: day, people: found.length });
      return noted(call, found, OPENED.report);
    },
    sheet: {
      name: `Vaccination report as of ${longDate(day)}`,
      cells: CELLS,
      total: (all: readonly Vaccinated[]) => ['', 'Total', '', totals(all), '', '', ''],
    },
  };
});

function totals(all: readonly Vaccinated[]): string {
  const counts = Object.entries(STATUSES).map(([status, word]) => [word, all.filter((row) => row.status === status).length] as const);
  return counts
    .filter(([, people]) => people > 0)
    .map(([word, people]) => `${word} ${people}`)
    .join(', ');
}

async function noted(call: Pick<Call, 'db' | 'actor' | 'now'>, found: Vaccinated[], what: string): Promise<Vaccinated[]> {
  await recordOpenings(
    call,
    found.map(({ id }) => id),
    what,
  );
  return found;
}

async function notePrinting(
  { db, actor, now }: Pick<Call, 'db' | 'actor' | 'now'>,
  printing: Pick<Exported, 'format'> & { on_day: string; people: number },
): Promise<void> {
  await db
    .insertInto('health.printing')
    .values({ ...printing, account_id: actor.viewedBy?.accountId ?? actor.accountId, at: now.toString() })
    .execute();
}
