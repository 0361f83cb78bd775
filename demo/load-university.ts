import type { ClientBase } from 'pg';
import { SCHEDULE_SEEDS } from '@talaan/attendance/rules/schedule-seeds.ts';
import { hashPassword } from '@talaan/identity/server/public.ts';
import { DEMO_PASSWORD, demoAccounts } from './accounts.ts';
import { campuses } from './campuses.ts';
import { copyRows } from '@talaan/kernel/server/demo/copy-rows.ts';
import { officeSchedules, ownSchedule } from './habits.ts';
import { loadFurtherAccounts } from './further-accounts.ts';
import type { Headship } from './heads.ts';
import { officeCalled, offices } from './offices.ts';
import { endOfService, type Person } from './people.ts';
import type { Plantilla } from './plantilla.ts';

export async function loadOrganization(client: ClientBase): Promise<void> {
  await copyRows(
    client,
    'organization.campus (id, name, acronym, address)',
    campuses.map(({ id, name, acronym, address }) => [id, name, acronym, address]),
  );
  await copyRows(
    client,
    'organization.office (id, campus_id, parent_id, fullname, acronym)',
    offices.map(({ id, campusId, parentId, fullname, acronym }) => [id, campusId, parentId, fullname, acronym]),
  );
  await client.query('select organization.number_offices()');
  await countOnFrom(client, 'organization.office');
}

export async function loadPeople(
  client: ClientBase,
  people: readonly Person[],
  heads: readonly Headship[],
  { seatOf }: Plantilla,
): Promise<void> {
  const positions = await client.query<{ id: number; name: string }>('select id, name from organization.position');
  const idOf = new Map(positions.rows.map(({ id, name }) => [name, id]));
  await copyRows(
    client,
    'personnel.person (id, idno, surname, first_name, middle_name, name_extension, sex, birth_date, email, date_hired)',
    people.map((one) => [
      one.id,
      one.idno,
      one.surname,
      one.firstName,
      one.middleName,
      one.extension,
      one.sex,
      one.birthDate,
      one.email,
      one.hired,
    ]),
  );
  await copyRows(
    client,
    'personnel.appointment (personnel_id, office_id, position_id, status_code, nature_code, item_id, is_substitute, during)',
    people.flatMap(({ id, appointments }) =>
      appointments.map(({ officeId, position, status, from, until }, index) => {
        const { itemId, isSubstitute } = seatOf(id, index);
        return [
          id,
          officeId,
          idOf.get(position)!,
          status,
          index === 0 ? 'ORIG' : position === appointments[index - 1]!.position ? 'REAPP' : 'PROM',
          itemId,
          isSubstitute ? 't' : 'f',
          period(from, until),
        ];
      }),
    ),
  );
  await copyRows(
    client,
    'personnel.device_pin (pin, personnel_id, during)',
    people.map((one) => [one.pin, one.id, period(one.hired, endOfService(one))]),
  );
  await copyRows(
    client,
    'organization.head (office_id, personnel_id, title, during)',
    heads.map(({ officeId, personId, title, from, until }) => [officeId, personId, title, period(from, until)]),
  );
  await countOnFrom(client, 'personnel.person');
}

/** Everyone else has no account. One hash serves all, since it is slow to make by design. */
export async function loadAccounts(client: ClientBase, people: readonly Person[], today: Temporal.PlainDate): Promise<void> {
  const password = await hashPassword(DEMO_PASSWORD);
  const roles = await client.query<{ id: number; name: string }>('select id, name from identity.role');
  const roleOf = new Map(roles.rows.map(({ id, name }) => [name, id]));
  const accounts = demoAccounts.map(({ email, roles: held, seat }, index) => ({
    id: index + 1,
    email,
    held,
    seat,
    person: people.find((one) => one.email === email)!,
  }));
  await copyRows(
    client,
    'identity.account (id, email, name, password_hash, personnel_id)',
    accounts.map(({ id, email, person }) => [
      id,
      email,
      `${person.firstName} ${person.surname} ${person.extension}`.trim(),
      password,
      person.id,
    ]),
  );
  await copyRows(
    client,
    'identity.account_role (account_id, role_id, scope, office_id, during)',
    accounts.flatMap(({ id, held, person, seat }) =>
      held.map(({ name, scope }) => [
        id,
        roleOf.get(name)!,
        scope,
        scope === 'office' ? officeCalled(seat.office).id : null,
        period(person.appointments.at(-1)!.from, null),
      ]),
    ),
  );
  await client.query('insert into identity.setup_put_away (at) values ($1)', [today.toString()]);
  await loadFurtherAccounts(client, people, { today, password, firstId: accounts.length + 1 });
  await countOnFrom(client, 'identity.account');
}

export async function loadDevices(client: ClientBase): Promise<void> {
  const devices = campuses.flatMap(({ id, acronym, devices: places }) =>
    places.map((location, index) => ({ id: (id - 1) * 2 + index + 1, campusId: id, name: `${acronym} ${index + 1}`, location })),
  );
  await copyRows(
    client,
    'attendance.device (id, number, name, serial, model, location, campus_id)',
    devices.map(({ id, name, location, campusId }) => [
      id,
      id,
      name,
      `TSU26${String(id).padStart(6, '0')}`,
      'Fingerprint and face terminal',
      location,
      campusId,
    ]),
  );
  await countOnFrom(client, 'attendance.device');
}

export async function loadSchedules(client: ClientBase, people: readonly Person[]): Promise<void> {
  const schedules = await client.query<{ id: number; name: string }>('select id, name from attendance.schedule where name = any($1)', [
    SCHEDULE_SEEDS.map(({ name }) => name),
  ]);
  const idOf = new Map(schedules.rows.map(({ id, name }) => [name, id]));
  const own = people.flatMap((person) => {
    const schedule = ownSchedule(person);
    return schedule ? [[idOf.get(schedule.name)!, person.id, null, period(person.hired, null)]] : [];
  });
  const shared = officeSchedules.map(({ office, schedule }) => [idOf.get(schedule.name)!, null, officeCalled(office).id, '(,)']);
  await copyRows(client, 'attendance.schedule_assignment (schedule_id, personnel_id, office_id, during)', [...own, ...shared]);
}

function period(from: string, until: string | null): string {
  return `[${from},${until ?? ''})`;
}

/** The next row that is made by hand gets the number after these. */
async function countOnFrom(client: ClientBase, table: string): Promise<void> {
  await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}
