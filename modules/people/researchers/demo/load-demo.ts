import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';

/** One in eight of the faculty does research, with a project or two. Those with these numbers take no leave (demo/duties.ts). */
export async function loadDemo({ client }: DemoMaking): Promise<void> {
  await client.query(`
    insert into researchers.researcher (personnel_id, office_id, discipline, role, units_released, honorarium_class, during)
    select a.personnel_id, coalesce((select id from organization.office_view where acronym in ('OVPREI', 'RDO', 'RES') order by acronym limit 1), a.office_id),
      (array['Crop science', 'Applied mathematics', 'Fisheries', 'Education', 'Computer science', 'Public health'])[1 + a.personnel_id % 6],
      (array['Study leader', 'Project leader', 'Program leader'])[1 + a.personnel_id % 3], (array[3, 6, 9])[1 + a.personnel_id % 3],
      (array['A', 'B', 'C'])[1 + a.personnel_id % 3],
      daterange(greatest(lower(a.during), '2026-01-01'), '2027-01-01')
    from personnel.appointment_view a join organization.position_view t on t.id = a.position_id
    where t.track = 'faculty' and upper_inf(a.during) and a.status_code = 'PERM' and a.personnel_id % 8 = 3 and lower(a.during) < '2026-12-01'`);
  await client.query(`
    insert into researchers.project (researcher_id, title, role, funder)
    select r.id, p.title, r.role, p.funder from researchers.researcher r
    cross join (values (0, 'Salt-tolerant rice for the coastal barangays', 'DOST-PCAARRD'), (1, 'Reading recovery after the pandemic', 'CHED DARE TO'),
      (2, 'Early warning of dengue from rainfall', 'DOST-PCHRD')) as p(at, title, funder)
    where r.id % 3 = p.at or r.id % 5 = p.at`);
}
