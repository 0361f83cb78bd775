import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from './app.ts';
import { offices, people } from './demo-records.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

const STRANGER = [null, null, null, null];

/** Office, position, status and track on the day of the tests, as the name of each record says. */
const SERVES: Record<keyof typeof people, readonly (string | null)[]> = {
  president: ['OP', 'SUC President III', 'FIXED', 'staff'],
  boardSecretary: ['OBS', 'Board Secretary IV', 'PERM', 'staff'],
  lawyer: ['LAO', 'Attorney IV', 'PERM', 'staff'],
  deanOfArtsAndSciences: ['CAS', 'Professor II', 'PERM', 'faculty'],
  clerkOfArtsAndSciences: ['CAS', 'Administrative Assistant II', 'PERM', 'staff'],
  chairOfMathematics: ['DMS', 'Assistant Professor III', 'PERM', 'faculty'],
  teacherOfMathematics: ['DMS', 'Assistant Professor II', 'PERM', 'faculty'],
  instructorOfMathematics: ['DMS', 'Instructor I', 'PERM', 'faculty'],
  formerTeacher: STRANGER,
  teacherOnContract: ['CON', 'Instructor II', 'COS', 'faculty'],
  hrOfficer: ['HRMO', 'Administrative Officer IV', 'PERM', 'staff'],
  headOfAccounting: ['ACCT', 'Accountant IV', 'PERM', 'staff'],
  accountingClerk: ['ACCT', 'Administrative Assistant III', 'PERM', 'staff'],
  guardOnContract: ['SSO', 'Security Guard I', 'COS', 'staff'],
  itOfficer: ['ICTO', 'Information Technology Officer I', 'PERM', 'staff'],
  directorOfBantayan: ['OCD', 'Associate Professor V', 'PERM', 'faculty'],
  directorOfDumaguit: ['OCD', 'Associate Professor IV', 'PERM', 'faculty'],
  deanOfIndustrialTechnology: ['CIT', 'Assistant Professor III', 'PERM', 'faculty'],
  headOfServicesInDumaguit: ['ASU', 'Administrative Officer IV', 'PERM', 'staff'],
};
/** Which office each of them heads, besides the holders of other names. */
const HEADS: Partial<Record<keyof typeof people, string>> = {
  president: 'University President',
  boardSecretary: 'Board Secretary',
  lawyer: 'Director',
  deanOfArtsAndSciences: 'Dean',
  chairOfMathematics: 'Department Chair',
  headOfAccounting: 'University Accountant',
  directorOfBantayan: 'Campus Director',
  directorOfDumaguit: 'Campus Director',
  deanOfIndustrialTechnology: 'Dean',
  headOfServicesInDumaguit: 'Head',
};
const ABOVE: Record<keyof typeof offices, string | null> = {
  president: null,
  academicAffairs: null,
  artsAndSciences: 'OVPAA',
  languages: 'CAS',
  mathematics: 'CAS',
  registrar: 'OVPAA',
  library: 'OVPAA',
  administrationAndFinance: null,
  humanResources: 'OVPAF',
  accounting: 'OVPAF',
  generalServices: 'OVPAF',
  bantayan: null,
  cropScience: 'CAG',
};

test('the named people of the demo are who their names say', async () => {
  const { rows } = await app.server.pool.query<Record<string, string | number | null>>(`
    select p.id, p.idno, p.fullname, p.surname, p.birth_date, d.pin, c.id as "accountId", c.email, o.acronym, t.name as position,
      a.status_code, t.track, h.title
    from personnel.person p left join personnel.serving_on('2026-11-20') a on a.personnel_id = p.id
    left join organization.office o on o.id = a.office_id left join organization.position t on t.id = a.position_id
    left join organization.head h on h.office_id = o.id and h.personnel_id = p.id and not h.is_acting and h.during @> date '2026-11-20'
    left join personnel.device_pin d on d.personnel_id = p.id left join identity.account c on c.personnel_id = p.id`);
  for (const [name, person] of namesOf(people)) {
    const { acronym, position, status_code, track, title, ...facts } = rows.find(({ id }) => id === person.id)!;
    const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
    assert.deepEqual(
      { [`people.${name}`]: known, serves: [acronym, position, status_code, track], heads: title },
      { [`people.${name}`]: person, serves: SERVES[name], heads: HEADS[name] ?? null },
    );
  }
});

test('the named offices of the demo are those of their names', async () => {
  const { rows } = await app.server.pool.query<{ id: number; above: string | null }>(`
    select o.id, o.acronym, o.fullname, o.campus_id as "campusId", u.acronym as above
    from organization.office o left join organization.office u on u.id = o.parent_id`);
  for (const [name, office] of namesOf(offices)) {
    const { above, ...facts } = rows.find(({ id }) => id === office.id)!;
    assert.deepEqual({ [`offices.${name}`]: facts, above }, { [`offices.${name}`]: office, above: ABOVE[name] });
  }
});

function namesOf<T extends object>(records: T): [keyof T & string, T[keyof T]][] {
  return Object.entries(records) as [keyof T & string, T[keyof T]][];
}
