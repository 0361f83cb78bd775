import { sql, type RawBuilder } from 'kysely';
import { countClasses } from '@talaan/kernel/server/count-classes.ts';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { BoardUnit } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';

const LIST = '/personnel_setting/researchers';

interface Counted {
  name: string;
  title: string;
  definition: string;
  unit: BoardUnit;
  part: string;
  /** The class of a researcher `r`, of unit `o`, and how many it counts. */
  by: RawBuilder<unknown>;
  count?: RawBuilder<unknown>;
  which?: RawBuilder<unknown>;
}

function ofResearchers({ part, by, count = sql`count(*)`, which = sql`true`, ...figure }: Counted): ExecutiveFigure {
  return {
    ...figure,
    compare: 'year',
    link: LIST,
    read: async ({ db, day }) => {
      const { value, rows } = await countClasses(
        db,
        sql`select coalesce(nullif(${by}, ''), 'Not on record') as name, ${count} as count
          from researchers.researcher r join organization.office_view o on o.id = r.office_id
          where r.during @> ${day}::date and ${which} group by 1`,
      );
      return { value, parts: [{ title: part, rows }] };
    },
  };
}

/** What the list of researchers says on the day, of the whole university: a unit of research need not be under the vice president. */
export const researchFigures: readonly ExecutiveFigure[] = [
  ofResearchers({
    name: 'researchers',
    title: 'Researchers',
    definition: 'People who are on the list of researchers on the day, by research unit; of the whole university.',
    unit: PEOPLE,
    part: 'By unit',
    by: sql`o.fullname`,
  }),
  ofResearchers({
    name: 'research-released',
    title: 'Units released for research',
    definition: 'Teaching units of which researchers are released on the day, by research unit; of the whole university.',
    unit: { one: 'unit', many: 'units' },
    part: 'By unit',
    by: sql`o.fullname`,
    count: sql`sum(r.units_released)`,
  }),
  ofResearchers({
    name: 'research-projects',
    title: 'Research projects',
    definition:
      'Projects of the researchers on the list on the day, each title once a researcher, by who funds them. The list has no first and last day of a project.',
    unit: { one: 'project', many: 'projects' },
    part: 'By funder',
    by: sql`(select min(j.funder) from researchers.project j where j.researcher_id = r.id)`,
    count: sql`sum((select count(*) from researchers.project j where j.researcher_id = r.id))`,
  }),
  ofResearchers({
    name: 'research-honoraria',
    title: 'Researchers with an honorarium',
    definition: 'Researchers on the day who have a class of honorarium, by class; of the whole university.',
    unit: PEOPLE,
    part: 'By class',
    by: sql`r.honorarium_class`,
    which: sql`r.honorarium_class <> ''`,
  }),
];

/** Who of the researchers has an ORCID on record. */
export const orcid: ExecutiveFigure = {
  name: 'orcid',
  title: 'Researchers with an ORCID',
  definition: 'Researchers on the list on the day whose ORCID is on record; of the whole university.',
  unit: PEOPLE,
  compare: 'year',
  link: LIST,
  read: async ({ db, day }) => {
    const { rows } = await sql<{ with_orcid: number; people: number }>`
      select count(*) filter (where orcid <> '')::integer as with_orcid, count(*)::integer as people
      from researchers.researcher where during @> ${day}::date`.execute(db);
    return { value: rows[0]!.with_orcid, of: rows[0]!.people };
  },
};
