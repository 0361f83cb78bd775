/**
 * The statements that fill personal data sheets, for everybody at once. `who` holds the people; `pg_temp.roll(id, salt, n)` is a number
 * below n that the same person always gets, `pg_temp.one` a word of a list.
 */
export const PREPARE = `
  create function pg_temp.roll(id integer, salt integer, n integer) returns integer language sql immutable as
    'select ((hashint4extended(id, salt) & 9223372036854775807) % n)::integer';
  create function pg_temp.one(words text[], id integer, salt integer) returns text language sql immutable as
    'select words[1 + pg_temp.roll(id, salt, cardinality(words))]';
  create temp table who on commit drop as
    select p.id, p.sex, p.surname, p.first_name, p.middle_name, p.birth_date, p.date_hired as hired, extract(year from p.birth_date)::integer as born,
      coalesce(bool_or(t.track = 'faculty'), false) as is_faculty, coalesce(bool_or(upper_inf(a.during)), false) as serves,
      case when pg_temp.roll(p.id, 1, 100) < 58 then 'M' when pg_temp.roll(p.id, 1, 100) < 94 then 'S' when pg_temp.roll(p.id, 1, 100) < 97 then 'W' else 'SEP' end as civil
    from personnel.person_view p left join personnel.appointment_view a on a.personnel_id = p.id left join organization.position_view t on t.id = a.position_id
    group by p.id, p.sex, p.surname, p.first_name, p.middle_name, p.birth_date, p.date_hired;
  alter table who add primary key (id);
  analyze who`;

/** $1: when the sheets began. */
export const BEGIN = 'insert into pds.sheet (personnel_id, since) select id, $1 from who';

/** $1: names of streets. Barangays are real ones of three provinces; counted once, so that theirs are found by hash. */
export const PERSONAL = `
  with places as materialized (
    select (row_number() over (order by code) - 1)::integer as n, code, barangay, city, province
    from reference.current_barangay where province in ('Nueva Ecija', 'Cavite', 'Aklan'))
  insert into pds.personal (personnel_id, surname, first_name, middle_name, name_extension, birth_date, sex, birth_place, civil_status_id, civil_status,
    height, weight, blood_type_id, blood_type, citizenship, umid, gsis, pagibig, philhealth, sss, philsys, tin,
    residential_house, residential_street, residential_barangay_code, residential_barangay, residential_city, residential_province, residential_zip_code,
    permanent_is_residential, mobile, email)
  select w.id, w.surname, w.first_name, coalesce(nullif(w.middle_name, ''), 'N/A'), p.name_extension, w.birth_date, w.sex,
    l.city || ', ' || l.province, v.id, v.name,
    case w.sex when 'Male' then 158 else 147 end + pg_temp.roll(w.id, 3, 24),
    (case w.sex when 'Male' then 5500 else 4400 end + pg_temp.roll(w.id, 4, 3500)) / 50 * 50,
    b.id, b.name, 'Filipino',
    '0111' || lpad((w.id * 7368787::bigint % 10000000)::text, 7, '0') || pg_temp.roll(w.id, 5, 10),
    '2' || lpad((w.id * 15485863::bigint % 1000000000)::text, 9, '0'),
    '1210' || lpad((w.id * 6700417::bigint % 100000000)::text, 8, '0'),
    '12' || lpad((w.id * 179424673::bigint % 1000000000)::text, 9, '0') || pg_temp.roll(w.id, 6, 10),
    '34' || lpad((w.id * 6700417::bigint % 10000000)::text, 7, '0') || pg_temp.roll(w.id, 7, 10),
    lpad((w.id * 982451653::bigint % 10000000000)::text, 16, '3812745'),
    lpad((100000000 + w.id * 15485863::bigint % 899999899)::text, 9, '0') || '000',
    (1 + pg_temp.roll(w.id, 8, 300))::text, pg_temp.one($1::text[], w.id, 9), l.code, l.barangay, l.city, l.province,
    (3100 + pg_temp.roll(w.id, 10, 30))::text, true, '+639' || lpad((170000000 + w.id * 7368787::bigint % 99999989)::text, 9, '0'),
    coalesce(lower(p.email), 'person' || w.id || '@example.com')
  from who w join personnel.person_view p on p.id = w.id join places l on l.n = pg_temp.roll(w.id, 2, (select count(*)::integer from places))
    join reference.civil_status v on v.code = w.civil
    join reference.blood_type b on b.code = (array['O+', 'A+', 'B+', 'O+', 'AB+', 'O-', 'UNK'])[1 + pg_temp.roll(w.id, 11, 7)]`;

/** $1 and $2 first names of men and women, $3 surnames, $4 occupations. */
export const FAMILY: readonly string[] = [
  `insert into pds.parents (personnel_id, father_surname, father_first_name, father_middle_name, mother_surname, mother_first_name, mother_middle_name)
   select w.id, w.surname, pg_temp.one($1::text[], w.id, 20), pg_temp.one($3::text[], w.id, 21),
     case when w.middle_name = '' then pg_temp.one($3::text[], w.id, 22) else w.middle_name end,
     pg_temp.one($2::text[], w.id, 23), pg_temp.one($3::text[], w.id, 24)
   from who w where $4::text[] is not null`,
  `insert into pds.spouse (personnel_id, surname, first_name, middle_name, occupation, employer, business_address, telephone)
   select w.id, case w.sex when 'Female' then pg_temp.one($3::text[], w.id, 25) else w.surname end,
     pg_temp.one(case w.sex when 'Female' then $1::text[] else $2::text[] end, w.id, 26), pg_temp.one($3::text[], w.id, 27),
     pg_temp.one($4::text[], w.id, 28), '', '', '' from who w where w.civil = 'M'`,
  `insert into pds.child (personnel_id, place, fullname, birth_date)
   select w.id, n, pg_temp.one(case when pg_temp.roll(w.id, 30 + n, 2) = 0 then $1::text[] else $2::text[] end, w.id, 40 + n) || ' ' || w.surname,
     (w.birth_date + interval '1 year' * (23 + 2 * n) + interval '1 day' * pg_temp.roll(w.id, 50 + n, 300))::date
   from who w cross join lateral generate_series(1, pg_temp.roll(w.id, 29, 4)) n where w.civil <> 'S' and w.born + 32 + 2 * n < 2026
     and $3::text[] is not null and $4::text[] is not null`,
];

/** Questions 34 to 40: mostly no; members of indigenous groups, persons with disability and solo parents among them. $1: codes of groups, $2: questions. */
export const ANSWERS = `
  insert into pds.answer (personnel_id, place, question, yes, details, indigenous_group_id, indigenous_group, id_number)
  select w.id, q.n, q.question, y.yes, case when y.yes and q.question = '37' then 'End of contract with a former employer' else '' end,
    case when y.yes and q.question = '40a' then g.id end, case when y.yes and q.question = '40a' then g.name else '' end,
    case when not y.yes then '' when q.question = '40b' then 'PWD-' || lpad(w.id::text, 7, '0') when q.question = '40c' then 'SP-' || lpad(w.id::text, 6, '0') else '' end
  from who w cross join unnest($2::text[]) with ordinality as q (question, n)
    cross join lateral (select case q.question when '40a' then pg_temp.roll(w.id, 60, 100) < 5 when '40b' then pg_temp.roll(w.id, 61, 1000) < 28
      when '40c' then w.civil in ('S', 'W', 'SEP') and pg_temp.roll(w.id, 62, 100) < 9 when '37' then pg_temp.roll(w.id, 80, 100) < 45 else false end as yes) y
    left join reference.ethnic_group g on g.code = pg_temp.one($1::text[], w.id, 63)`;

/** $1: names of those who vouch. */
export const OATH: readonly string[] = [
  `insert into pds.reference (personnel_id, place, name, address, contact)
   select w.id, n, pg_temp.one($1::text[], w.id * 3 + n, 64), 'Poblacion, San Isidro', '+639' || lpad((180000000 + w.id * 31 + n)::text, 9, '0')
   from who w cross join generate_series(1, 3) n`,
  `insert into pds.government_id (personnel_id, type_id, type, number, issued_on, issued_at)
   select w.id, g.id, g.name, (array['P', 'N01-', 'D'])[1 + pg_temp.roll(w.id, 65, 3)] || lpad((w.id * 104729::bigint % 10000000)::text, 7, '0'),
     date '2018-01-08' + pg_temp.roll(w.id, 66, 2500), 'San Isidro'
   from who w join reference.government_id g on g.code = (array['PASSPORT', 'DRIVER', 'PHILSYS', 'PRC', 'UMID'])[1 + pg_temp.roll(w.id, 67, 5)]
   where $1::text[] is not null`,
];
