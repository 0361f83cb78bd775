/** The statements that fill what people learned and did; see personal.ts for `who`, `roll` and `one`. */
const sumYear = (years: string) => `w.born + ${years}`;

/** Schools by their level; $1 elementary, $2 secondary. Colleges and degrees come from the lists. */
export const BASIC_EDUCATION = `
  insert into pds.education (personnel_id, place, level, school, degree, from_year, to_year, year_graduated)
  select w.id, 1, 'elementary', pg_temp.one($1::text[], w.id, 70), 'Elementary', ${sumYear('6')}, ${sumYear('12')}, ${sumYear('12')} from who w
  union all
  select w.id, 2, 'secondary', pg_temp.one($2::text[], w.id, 71), 'High School', ${sumYear('12')}, ${sumYear('16')}, ${sumYear('16')} from who w`;

/** $1 level, $2 place, $3 first and $4 last year of age, $5 salt, $6 in how many of a hundred of the faculty, $7 of the staff. */
export const HIGHER_EDUCATION = `
  insert into pds.education (personnel_id, place, level, school_id, school, degree_id, degree, from_year, to_year, year_graduated, units_earned)
  select w.id, $2::integer, case when $1::text like 'graduate%' then 'graduate' else $1::text end, s.id, s.name, d.id, d.name, w.born + $3::integer, least(w.born + $4::integer, 2025),
    case when w.born + $4::integer <= 2025 and pg_temp.roll(w.id, $5::integer + 1, 10) > 0 then w.born + $4::integer end,
    case when w.born + $4::integer <= 2025 and pg_temp.roll(w.id, $5::integer + 1, 10) > 0 then '' else '36 units' end
  from who w
    join (select id, name, row_number() over (order by id) - 1 as n, count(*) over () as many from reference.school where state = 'approved') s
      on s.n = pg_temp.roll(w.id, $5::integer + 2, s.many::integer)
    join (select id, name, row_number() over (order by id) - 1 as n, count(*) over () as many from reference.degree
      where state = 'approved' and level = case when $1::text like 'graduate%' then 'graduate' else $1::text end
        and ($1::text <> 'graduate doctor' or name like 'Doctor%') and ($1::text <> 'graduate master' or name like 'Master%')) d
      on d.n = pg_temp.roll(w.id, $5::integer + 3, d.many::integer)
  where pg_temp.roll(w.id, $5::integer, 100) < case when w.is_faculty then $6::integer else $7::integer end and w.born + $3::integer < 2024`;

/** $1: today. */
export const ELIGIBILITIES = `
  insert into pds.eligibility (personnel_id, eligibility_id, eligibility, rating, examined_on, examined_at, licence_number, licence_until)
  select w.id, e.id, e.name, 7500 + pg_temp.roll(w.id, 91, 1700), make_date(w.born + 22, 3, 15) + pg_temp.roll(w.id, 92, 90), 'Manila',
    case when e.code = 'CSP' then '' else lpad((w.id * 104729::bigint % 10000000)::text, 7, '0') end,
    case when e.code <> 'CSP' then $1::date + 20 + pg_temp.roll(w.id, 93, 1000) end
  from who w join reference.eligibility e on e.code = case when w.is_faculty then 'LET' else (array['CSP', 'CSP', 'CSP', 'CPA', 'CE', 'RN'])[1 + pg_temp.roll(w.id, 94, 6)] end
  where pg_temp.roll(w.id, 90, 100) < 78`;

/** $1 positions. Anyone who worked elsewhere ended it before they were hired. */
export const WORK = `
  insert into pds.work (personnel_id, place, started_on, ended_on, position, company_id, company, monthly_salary, appointment_status_id, appointment_status, is_government)
  select w.id, n, w.hired - 40 - n * 700, w.hired - 40 - (n - 1) * 720, pg_temp.one($1::text[], w.id, 82 + n), c.id, c.name,
    (900000 + pg_temp.roll(w.id, 85 + n, 200) * 5000), a.id, a.name, a.government_service
  from who w cross join generate_series(1, 2) n
    join (select id, name, row_number() over (order by id) - 1 as k, count(*) over () as many from reference.company where state = 'approved') c
      on c.k = pg_temp.roll(w.id, 87 + n, c.many::integer)
    join reference.appointment_status a on a.code = (array['PERM', 'CONTR', 'COS'])[1 + pg_temp.roll(w.id, 89, 3)]
  where pg_temp.roll(w.id, 80, 100) < 45 and n <= 1 + pg_temp.roll(w.id, 81, 2) and w.hired - 40 - n * 700 > w.birth_date + 7000`;

/** $1 duties of the staff, $2 of the faculty. One in three tells of the present work in the university; the account 'employee' does not yet. */
export const UNIVERSITY_WORK = `
  insert into pds.university_work (personnel_id, started_on, position, supervisor, accomplishments, duties)
  select w.id, lower(a.during), t.name, coalesce((select p.first_name || ' ' || p.surname from organization.head_view h join personnel.person_view p on p.id = h.personnel_id
      where h.office_id = a.office_id and not h.is_acting and upper_inf(h.during) and h.personnel_id <> w.id), ''),
    array['Finished the work plan of each year on time'], pg_temp.one(case when w.is_faculty then $2::text[] else $1::text[] end, w.id, 96)
  from who w join personnel.appointment_view a on a.personnel_id = w.id and upper_inf(a.during) join organization.position_view t on t.id = a.position_id
    left join identity.account_view c on c.personnel_id = w.id
  where pg_temp.roll(w.id, 95, 100) < 33 and c.email is distinct from 'employee@talaan.example'
    and not exists (select from personnel.appointment_view b where b.personnel_id = w.id and upper(b.during) = lower(a.during))`;

/** $1 titles, $2 sponsors, $3 today. */
export const TRAININGS = `
  insert into pds.training (personnel_id, place, title, started_on, ended_on, hours, type_id, type, sponsor)
  select w.id, n, pg_temp.one($1::text[], w.id + n, 100), d.day, d.day + pg_temp.roll(w.id, 110 + n, 4), 800 * (1 + pg_temp.roll(w.id, 110 + n, 4)), t.id, t.name,
    pg_temp.one($2::text[], w.id + n, 101)
  from who w cross join lateral generate_series(1, 1 + pg_temp.roll(w.id, 99, 6)) n
    cross join lateral (select $3::date - 60 - n * 210 - pg_temp.roll(w.id, 120 + n, 150) as day) d
    join reference.learning_type t on t.code = (array['TECHNICAL', 'FOUNDATION', 'SUPERVISORY', 'TECHNICAL', 'MANAGERIAL'])[1 + pg_temp.roll(w.id, 130 + n, 5)]`;

/** $1 organizations, $2 works, $3 today. */
export const VOLUNTARY = `
  insert into pds.voluntary (personnel_id, organization, started_on, ended_on, hours, position)
  select w.id, pg_temp.one($1::text[], w.id, 141), $3::date - 900 - pg_temp.roll(w.id, 142, 400), $3::date - 800, 1600 + 800 * pg_temp.roll(w.id, 143, 9), pg_temp.one($2::text[], w.id, 144)
  from who w where pg_temp.roll(w.id, 140, 100) < 45`;

/** $1 words; for skills, recognitions and memberships. */
export function linesOf(table: 'skill' | 'recognition' | 'membership', salt: number, percent: number): string {
  return `insert into pds.${table} (personnel_id, place, text)
    select w.id, 1, pg_temp.one($1::text[], w.id, ${salt + 1}) from who w where pg_temp.roll(w.id, ${salt}, 100) < ${percent}`;
}

/** What has no row does not apply. */
export const NOT_APPLICABLE = `
  update pds.sheet s set not_applicable = array_remove(array[
    case when not exists (select from pds.child where personnel_id = s.personnel_id) then 'children' end,
    case when not exists (select from pds.spouse where personnel_id = s.personnel_id) then 'spouses' end,
    case when not exists (select from pds.eligibility where personnel_id = s.personnel_id) then 'eligibilities' end,
    case when not exists (select from pds.voluntary where personnel_id = s.personnel_id) then 'voluntary' end,
    case when not exists (select from pds.training where personnel_id = s.personnel_id) then 'training' end,
    case when not exists (select from pds.skill where personnel_id = s.personnel_id) then 'skills' end,
    case when not exists (select from pds.recognition where personnel_id = s.personnel_id) then 'recognitions' end,
    case when not exists (select from pds.membership where personnel_id = s.personnel_id) then 'memberships' end], null)`;
