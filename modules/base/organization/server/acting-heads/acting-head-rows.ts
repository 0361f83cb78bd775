import { sql } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportActingHeads, listActingHeads, type ActingHead } from '../../contract/acting-heads.ts';
import { peopleOfOffices } from '../needs.ts';
import { headOn, mayName, maySee, NAMING } from './reach.ts';

type Found = Omit<ActingHead, 'fullname' | 'avatar' | 'office_acronym' | 'head'> & { head_id: number | null };

const STATES = { current: 'In force', coming: 'Coming', past: 'Past' } as const;

/** The officers in charge, the newest first. */
export const actingHeadRows = rows(listActingHeads, exportActingHeads, 'acting_heads', ({ db, server, actor, today }) => {
  const people = contributed(server, peopleOfOffices);
  const state = sql`case when d.during @> ${today}::date then 'current' when lower(d.during) > ${today}::date then 'coming' else 'past' end`;
  return {
    from: sql`organization.head d join organization.office o on o.id = d.office_id`,
    columns: {
      id: 'd.id',
      office_id: 'o.id',
      department: 'o.fullname',
      acronym: 'o.acronym',
      personnel_id: 'd.personnel_id',
      head_id: headOn(sql`lower(d.during)`),
      from: sql`lower(d.during)`,
      to: sql`upper(d.during) - 1`,
      reason: 'd.reason',
      ended_because: 'd.ended_because',
      state,
      may_end: sql`${mayName(actor)} and (upper_inf(d.during) or upper(d.during) > ${today}::date)`,
    },
    reach: sql`d.is_acting and ${maySee(actor)}`,
    search: [sql`kernel.plain(o.fullname || ' ' || o.acronym || ' ' || d.reason)`, people.searchedAs('d.personnel_id')],
    sort: { from: sql`lower(d.during)`, department: [sql`kernel.plain(o.fullname)`, sql`lower(d.during)`] },
    unsorted: '-from',
    filters: { state: (wanted) => sql`${state} = ${wanted}`, office: (office) => sql`o.id = ${office}` },
    describe: async (found: Found[]) => {
      const ids = found.flatMap(({ personnel_id, head_id }) => [personnel_id, head_id ?? personnel_id]);
      const faces = await people.readFaces({ db, actor, today }, ids, NAMING);
      return found.map((row) => {
        const { fullname, avatar, acronym } = faces.get(row.personnel_id)!;
        return { ...row, fullname, avatar, office_acronym: acronym, head: faces.get(row.head_id ?? 0)?.fullname ?? null };
      });
    },
    sheet: {
      name: 'Officers in charge',
      cells: {
        'Officer in charge': (row) => row.fullname,
        Office: (row) => row.department,
        'In place of': (row) => row.head,
        From: (row) => row.from,
        To: (row) => row.to,
        Reason: (row) => row.reason,
        'Ended because': (row) => row.ended_because,
        State: (row) => STATES[row.state],
      },
    },
  };
});
