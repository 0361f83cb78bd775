/** The account 'faculty' has a long career and long words, for the continuation sheets and the shrinking of text. $1: today. */
const FACULTY = "(select personnel_id from identity.account_view where email = 'faculty@talaan.example')";
const WHO = `from (select ${FACULTY} as id, $1::date as today) f`;

export const LONG_SHEET: readonly string[] = [
  `insert into pds.training (personnel_id, place, title, started_on, ended_on, hours, type_id, type, sponsor)
   select f.id, 100 + n, (array[
       'International Conference-Workshop on the Teaching of Mathematics, Statistics and Data Science in Higher Education Institutions of the ASEAN Region, with Emphasis on Outcomes-Based Assessment',
       'Faculty Training on Bayesian Inference', 'Seminar on Research Ethics', 'Regional Training of Trainers on Numeracy',
       'National Summit on Open Educational Resources and Flexible Learning Modalities for State Universities and Colleges'])[1 + n % 5] || ', batch ' || n,
     f.today - 100 - n * 110, f.today - 98 - n * 110, 2400, t.id, t.name,
     (array['Commission on Higher Education, in partnership with the Mathematical Society of the Philippines and the Department of Science and Technology', 'Talaan State University', 'Civil Service Institute'])[1 + n % 3]
   ${WHO} cross join generate_series(1, 32) n join reference.learning_type t on t.code = 'TECHNICAL'`,
  `insert into pds.work (personnel_id, place, started_on, ended_on, position, company_id, company, monthly_salary, appointment_status_id, appointment_status, is_government, is_part_time,
     office_unit, supervisor, agency_place, accomplishments, duties)
   select f.id, 100 + n, date '1990-06-01' + n * 200, date '1990-06-01' + n * 200 + 180, 'Part-time Lecturer in Mathematics and Statistics, Graduate Program in Teaching, batch ' || n, c.id, c.name, 1800000 + n * 50000,
     a.id, a.name, false, true, 'Graduate Studies', 'Dr. Corazon Lim', c.name || ', ' || c.address,
     array['Wrote the modules of three subjects', 'Advised five theses to completion'], 'Taught statistics and calculus, advised theses, and wrote instructional materials.'
   ${WHO} cross join generate_series(1, 12) n join reference.company c on c.name = 'Department of Science and Technology, Regional Office II'
     join reference.appointment_status a on a.code = 'PT'`,
  `insert into pds.voluntary (personnel_id, place, organization, started_on, ended_on, hours, position)
   select f.id, 100 + n, 'Barangay Literacy Council of San Isidro and the Association of Volunteer Teachers of Numeracy, ' || 'chapter ' || n, f.today - 300 * n, f.today - 300 * n + 60, 4000, 'Volunteer teacher of numeracy for out-of-school youth'
   ${WHO} cross join generate_series(1, 9) n`,
  `insert into pds.skill (personnel_id, place, text) select f.id, 100 + n, 'Statistical computing, part ' || n ${WHO} cross join generate_series(1, 9) n`,
  `insert into pds.child (personnel_id, place, fullname, birth_date)
   select f.id, 100 + n, p.first_name || ' ' || p.surname, p.birth_date + 9000 + n * 360 ${WHO} cross join generate_series(1, 3) n join personnel.person_view p on p.id = f.id`,
  `update pds.sheet s set not_applicable = array(select section from unnest(s.not_applicable) section where section not in ('children', 'voluntary', 'skills', 'training', 'work'))
   ${WHO} where s.personnel_id = f.id`,
];
