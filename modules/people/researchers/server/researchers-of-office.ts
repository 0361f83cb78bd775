import { sql } from 'kysely';
import { datedRowsInOffice } from '@talaan/personnel/server/public.ts';

/** Who does research in a unit; anyone who goes on in a part has their projects there too. */
export const researchersOfOffice = datedRowsInOffice({
  name: 'researchers',
  title: 'Researchers',
  table: 'researchers.researcher',
  note: 'discipline',
  copies: ['discipline', 'orcid', 'role', 'units_released', 'honorarium_class'],
  follow: async ({ db }, { keys, from }, carried) => {
    await sql`
      insert into researchers.project (researcher_id, title, role, funder)
      select n.id, j.title, j.role, j.funder from researchers.project j
      join researchers.researcher r on r.id = j.researcher_id and upper(r.during) = ${from}
      join researchers.researcher n on n.personnel_id = r.personnel_id and lower(n.during) = ${from}
      where r.id = any(${keys.map(Number)}) and n.id = any(${carried.map(({ id }) => id)})
      order by j.id`.execute(db);
  },
});
