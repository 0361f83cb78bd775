import { stageCsv, type Connection } from '@talaan/kernel/server/workbook/stage-csv.ts';
import { loadPlaces } from './psgc/load-places.ts';

/** Each list is filled once, while it is empty: from then on it belongs to the university, whatever a later release would put in. */
export async function loadReference(client: Connection): Promise<void> {
  await loadNames(client);
  await loadCountries(client);
  await loadAppointmentStatuses(client);
  await loadDegrees(client);
  await loadSchools(client);
  await loadPlaces(client);
}

async function loadNames(client: Connection): Promise<void> {
  await stage(client, 'names');
  const { rows } = await client.query<{ list: string }>('select distinct list from staged_names order by list');
  for (const { list } of rows) {
    const table = `reference.${client.escapeIdentifier(list)}`;
    const { rowCount } = await client.query(
      `insert into ${table} (code, name, place) select code, name, row_number() over (order by line)
       from staged_names where list = $1 and not exists (select from ${table})`,
      [list],
    );
    if (rowCount && beyondNames[list]) await client.query(beyondNames[list]);
  }
}

/** What some lists say beyond their names, once they are filled. */
const beyondNames: Record<string, string> = {
  appointment_nature: `update reference.appointment_nature set is_appointment = code not in ('REASS', 'DETAIL', 'SECOND', 'DESIG', 'ROT', 'STEP', 'SALADJ')`,
  personnel_status: `update reference.personnel_status
    set ends_service = code in ('RES', 'RETC', 'RETO', 'TRF', 'EOC', 'DRP', 'DIS', 'TERM', 'DEC', 'ABOL')`,
};

async function loadCountries(client: Connection): Promise<void> {
  const { rowCount } = await client.query('select from reference.country limit 1');
  if (rowCount) return;
  const { default: isoCountries } = await import('i18n-iso-countries');
  const { default: english } = await import('i18n-iso-countries/langs/en.json', { with: { type: 'json' } });
  isoCountries.registerLocale(english);
  const names = Object.entries(isoCountries.getNames('en'));
  await stage(client, 'citizenships');
  await client.query(
    `insert into reference.country (code, name, citizenship, place)
     select c.code, c.name, coalesce(s.citizenship, ''), row_number() over (order by kernel.plain(c.name))
     from unnest($1::text[], $2::text[]) as c(code, name) left join staged_citizenships s on s.country = c.code`,
    [names.map(([code]) => code), names.map(([, name]) => name)],
  );
}

async function loadAppointmentStatuses(client: Connection): Promise<void> {
  await stage(client, 'appointment-statuses');
  await client.query(`
    insert into reference.appointment_status (code, name, place, government_service, max_months)
    select code, name, line, government_service = 'Y',
      case when code in ('TEMP', 'CONTR', 'CAS') then 12 when code in ('COS', 'JO') then 6 end from staged_appointment_statuses
    where not exists (select from reference.appointment_status)`);
}

async function loadDegrees(client: Connection): Promise<void> {
  await stage(client, 'degrees');
  await client.query(`
    with added as (
      insert into reference.degree (name, level, state) select name, level, 'approved' from staged_degrees
      where not exists (select from reference.degree) order by line returning id, name)
    insert into reference.degree_major (degree_id, major)
    select a.id, m.major from added a join staged_degrees s on s.name = a.name
    cross join lateral unnest(string_to_array(s.majors, '|')) with ordinality as m(major, place) order by s.line, m.place`);
}

async function loadSchools(client: Connection): Promise<void> {
  await stage(client, 'schools');
  await client.query(`
    insert into reference.school (name, address, state) select name, address, 'approved' from staged_schools
    where not exists (select from reference.school) order by line`);
}

function stage(client: Connection, file: string): Promise<void> {
  return stageCsv(client, `staged_${file.replaceAll('-', '_')}`, new URL(`./reference/${file}.csv`, import.meta.url));
}
