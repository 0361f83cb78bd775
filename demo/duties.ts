import type { ClientBase } from 'pg';

/** Heads of these are designated: the headship is a further duty beside their item, which for others is the item itself. */
const DESIGNATED = [
  { title: 'Campus Director', unitsReleased: 12, hasRata: true },
  { title: 'Dean', unitsReleased: 12, hasRata: true },
  { title: 'Department Chair', unitsReleased: 6, hasRata: false },
  { title: 'Director', unitsReleased: 0, hasRata: true },
  { title: 'University Accountant', unitsReleased: 0, hasRata: true },
];

/** Each headship of these titles has its order; units are released to those who teach. */
export async function loadDesignations(client: ClientBase): Promise<void> {
  await client.query(
    `insert into personnel.designation (personnel_id, office_id, title, order_number, units_released, has_rata, during)
     select h.personnel_id, h.office_id, h.title,
       'Special Order No. ' || row_number() over (partition by extract(year from lower(h.during)) order by lower(h.during), h.office_id)
         || ', s. ' || extract(year from lower(h.during)),
       case when t.track = 'faculty' then d.units else 0 end, d.rata, h.during
     from organization.head h
     join unnest($1::text[], $2::smallint[], $3::boolean[]) as d (title, units, rata) on d.title = h.title
     join personnel.appointment a on a.personnel_id = h.personnel_id and a.during @> lower(h.during)
     join organization.position t on t.id = a.position_id
     where not h.is_acting`,
    [DESIGNATED.map(({ title }) => title), DESIGNATED.map(({ unitsReleased }) => unitsReleased), DESIGNATED.map(({ hasRata }) => hasRata)],
  );
}

/**
 * A few are on leave since some days ago, some were, and some will be. All are permanent; none heads an office or has an account,
 * so that nothing waits for them; one in eight of the faculty stays here, for the researchers.
 */
export async function loadStandings(client: ClientBase, today: Temporal.PlainDate): Promise<void> {
  await client.query(
    `with candidate as (
       select a.personnel_id, t.track, row_number() over (partition by t.track order by a.personnel_id) % 12 as at, a.personnel_id % 6 as days
       from personnel.appointment a join organization.position t on t.id = a.position_id
       where a.status_code = 'PERM' and a.during @> $1::date and lower(a.during) < $1::date - interval '2 years'
         and not exists (select from organization.head h where h.personnel_id = a.personnel_id)
         and not exists (select from identity.account c where c.personnel_id = a.personnel_id)
         and not (t.track = 'faculty' and a.personnel_id % 8 = 3)),
     leave (track, at, status, first, lasts, authority) as (values
       ('faculty', 4, 'STUDY', interval '-1 day', interval '2 years', 'Study leave contract, BOR Resolution No. '),
       ('faculty', 6, 'STUDY', interval '-20 months', interval '1 year', 'Study leave contract, BOR Resolution No. '),
       ('faculty', 8, 'STUDY', interval '2 months', interval '3 years', 'Study leave contract, BOR Resolution No. '),
       ('faculty', 10, 'SABB', interval '-22 months', interval '1 year', 'BOR Resolution No. '),
       ('staff', 4, 'LWP', interval '-1 day', interval '105 days', 'Leave approved, Special Order No. '),
       ('staff', 8, 'LWP', interval '-10 months', interval '60 days', 'Leave approved, Special Order No. '))
     insert into personnel.standing (personnel_id, status_code, authority, during)
     select c.personnel_id, l.status, l.authority || (c.personnel_id % 90 + 1) || ', s. ' || extract(year from f.day),
       daterange(f.day, (f.day + l.lasts)::date)
     from candidate c join leave l using (track, at) cross join lateral (select ($1::date + l.first)::date - c.days as day) f`,
    [today.toString()],
  );
}

/** Says who was away on a date. */
export async function readAway(client: ClientBase): Promise<(personId: number, date: string) => boolean> {
  const { rows } = await client.query<{ id: number; from: string; until: string }>(
    'select personnel_id as id, lower(during)::text as from, upper(during)::text as until from personnel.standing',
  );
  const away = new Map(rows.map(({ id, from, until }) => [id, { from, until }]));
  return (personId, date) => {
    const one = away.get(personId);
    return one !== undefined && one.from <= date && date < one.until;
  };
}
