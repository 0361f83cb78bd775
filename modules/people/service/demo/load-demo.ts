import type { ClientBase } from 'pg';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { startChance, type Chance } from '@talaan/kernel/server/demo/chance.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { findOffice } from '@talaan/organization/demo/find-office.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { CERTIFICATE_KINDS } from '../contract/certificates.ts';
import type { CertificateOnPaper } from '../print/certificate-form.ts';
import type { RecordSheet } from '../print/service-record-form.ts';
import { certificateSheet, kindsFor, type CertificateKind } from '../rules/certificate-sheet.ts';
import type { ServiceFacts } from '../rules/service-facts.ts';
import { serviceRows } from '../rules/service-rows.ts';
import { FACTS_STATEMENT } from '../server/facts-statement.ts';
import { certificateFlow } from '../workflow.ts';

const SEED = 33;
const PERA = 200_000;
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How far each certificate has come, and how many days ago it was asked for. */
const ASKED: readonly { state: string; daysAgo: number; purpose: string }[] = [
  { state: 'REQUESTED', daysAgo: 0, purpose: 'a housing loan application' },
  { state: 'REQUESTED', daysAgo: 1, purpose: 'a visa application' },
  { state: 'REQUESTED', daysAgo: 2, purpose: 'a GSIS loan' },
  { state: 'REQUESTED', daysAgo: 8, purpose: 'a credit card application' },
  { state: 'PREPARED', daysAgo: 2, purpose: 'a scholarship of a dependent' },
  { state: 'PREPARED', daysAgo: 3, purpose: 'a bank loan' },
  { state: 'PREPARED', daysAgo: 7, purpose: 'a Pag-IBIG housing loan' },
  { state: 'SIGNED', daysAgo: 3, purpose: 'travel abroad' },
  { state: 'SIGNED', daysAgo: 4, purpose: 'a school requirement' },
  { state: 'RELEASED', daysAgo: 14, purpose: 'a visa application' },
  { state: 'RELEASED', daysAgo: 30, purpose: 'a bank loan' },
  { state: 'RELEASED', daysAgo: 45, purpose: 'a PhilHealth claim' },
  { state: 'CANCELLED', daysAgo: 20, purpose: 'a loan application' },
  { state: 'RELEASED', daysAgo: 60, purpose: 'employment elsewhere' },
];

/** Who prepares and prints, and whose letterhead it is. */
interface Issuer extends DemoAccount {
  office_id: number;
}

interface Someone {
  id: number;
  idno: string;
  surname: string;
  given: string;
  middle: string;
  sex: string;
  birth_date: string;
  birth_place: string;
  name: string;
  facts: ServiceFacts;
}

/** Certificates in every state, printed service records, and people who served elsewhere before, some of them with weeks between. */
export async function loadDemo({ client, now }: DemoMaking): Promise<void> {
  await nameClearanceOffices(client);
  const chance = startChance(SEED);
  const issuer = { ...(await findAccount(client, 'hr')), office_id: await findOffice(client, 'HRMO') };
  await client.query('update service.setting set office_id = $1', [issuer.office_id]);
  await client.query(OUTSIDE);
  const people = await findPeople(client, now);
  const others = people.filter(({ id }) => id !== issuer.personnel_id);
  const used = new Set<number>();
  for (const [at, asked] of ASKED.toReversed().entries()) {
    const wanted = wantedKind(at);
    const person = others.find((one) => !used.has(one.id) && kindsFor(one.facts, dayOf(now, asked.daysAgo)).includes(wanted));
    if (!person) continue;
    used.add(person.id);
    await addCertificate(client, chance, now, issuer, { ...asked, person, kind: wanted });
  }
  const employee = await findAccount(client, 'employee');
  const ofEmployee = others.find(({ id }) => id === employee.personnel_id);
  const loan = { state: 'RELEASED', daysAgo: 25, purpose: 'a bank loan', kind: 'employment' } as const;
  if (ofEmployee) await addCertificate(client, chance, now, issuer, { ...loan, person: ofEmployee });
  for (const [at, person] of others
    .filter(({ facts }) => facts.appointments.some(({ government }) => government))
    .slice(0, 8)
    .entries())
    await printRecord(client, chance, now, issuer, { person, daysAgo: 3 + at * 9, withdrawn: at === 5 });
}

function wantedKind(at: number): CertificateKind {
  const kinds: CertificateKind[] = ['separated', 'employment', 'compensation', 'contract', 'compensation'];
  return kinds[at % kinds.length]!;
}

function dayOf(now: Temporal.Instant, daysAgo: number): string {
  return now.toZonedDateTimeISO(ZONE).toPlainDate().subtract({ days: daysAgo }).toString();
}

/** Every seventeenth person came from another agency; every second of them some weeks later. */
const OUTSIDE = `
  insert into service.outside_service (personnel_id, designation, status, monthly_salary, agency, branch, separation_cause, authority, during)
  select p.id, 'Administrative Aide IV', 'Permanent', 1150000, agency, 'LGU', case when p.id % 2 = 0 then 'Transferred' else '' end,
    'Service record of the ' || agency, daterange((first - interval '4 years')::date, first - case when p.id % 2 = 0 then 0 else 38 end)
  from personnel.person_view p
  cross join lateral (
    select min(lower(a.during)) as first, bool_or(s.government_service) as serves from personnel.appointment_view a
    join reference.appointment_status s on s.code = a.status_code where a.personnel_id = p.id) service
  cross join lateral (select case p.id % 3 when 0 then 'Municipality of San Isidro' when 1 then 'Province of Nueva Ecija' else 'City of Gapan' end as agency) place
  where p.id % 17 = 5 and p.id < 400 and service.serves`;

async function findPeople(client: ClientBase, now: Temporal.Instant): Promise<Someone[]> {
  const chosen = await client.query<Omit<Someone, 'facts'>>(
    `select p.id, p.idno, p.surname, trim(p.first_name || ' ' || p.name_extension) as given, p.middle_name as middle, p.sex,
       p.birth_date::text, p.birth_place,
       upper(concat_ws(' ', nullif(p.first_name, ''), nullif(left(p.middle_name, 1), '') || '.', p.surname, nullif(p.name_extension, ''))) as name
     from personnel.person_view p where p.id < 400 order by (p.id * 37) % 101, p.id`,
  );
  const facts = await client.query<{ id: number; facts: ServiceFacts }>(FACTS_STATEMENT, [chosen.rows.map(({ id }) => id), dayOf(now, 0)]);
  const factsOf = new Map(facts.rows.map((row) => [row.id, row.facts]));
  return chosen.rows.map((row) => ({ ...row, facts: factsOf.get(row.id)! }));
}

interface Asked {
  state: string;
  daysAgo: number;
  purpose: string;
  person: Someone;
  kind: CertificateKind;
}

const WAY = ['prepare', 'sign', 'release'] as const;
const STEPS_TO: Record<string, number> = { REQUESTED: 0, PREPARED: 1, SIGNED: 2, RELEASED: 3, CANCELLED: 1 };

async function addCertificate(
  client: ClientBase,
  chance: Chance,
  now: Temporal.Instant,
  issuer: Issuer,
  { state, daysAgo, purpose, person, kind }: Asked,
): Promise<void> {
  const day = dayOf(now, daysAgo);
  const at = (hours: number) => least(now.subtract({ hours: daysAgo * 24 }).add({ hours }), now).toString();
  const isPrepared = state !== 'REQUESTED';
  const paper = isPrepared ? await addPaper(client, chance, issuer.id, `COE`, person.id, day, at(2), CERTIFICATE_TITLES[kind]) : undefined;
  const sheet: CertificateOnPaper | undefined = paper && {
    ...certificateSheet(kind, person.facts, { today: day, pera: PERA, allowances: [] }),
    honorific: person.sex === 'Male' ? 'Mr.' : 'Ms.',
    name: person.name,
    surname: person.surname,
    office_id: issuer.office_id,
    date: day,
    control_number: paper.controlNumber,
    purpose,
  };
  if (sheet) await storeSheet(client, paper!.code, sheet);
  const steps = [...WAY.slice(0, STEPS_TO[state]), ...(state === 'CANCELLED' ? (['cancel'] as const) : [])];
  const [id] = await fileRequests(client, certificateFlow, [
    {
      ownerId: person.id,
      title: `${CERTIFICATE_KINDS[kind]}, for ${purpose}`,
      filedBy: issuer.id,
      isOwn: true,
      at: at(0),
      steps: steps.map((action, place) => ({
        action,
        role: 'hr',
        by: issuer,
        at: at(place * 2 + 2),
        remarks: action === 'release' ? person.name : action === 'cancel' ? 'Asked for twice' : '',
      })),
    },
  ]);
  await client.query(
    `insert into service.certificate (id, personnel_id, kind, purpose, copies, state, control_number, code, prepared_on)
     values ($1, $2, $3, $4, 1, $5, $6, $7, $8)`,
    [id, person.id, kind, purpose, state, paper?.controlNumber ?? null, paper?.code ?? null, paper ? day : null],
  );
  if (state === 'RELEASED') await client.query('update papers.paper set released_on = $2 where code = $1', [paper!.code, day]);
  if (state === 'CANCELLED')
    await client.query(`update papers.paper set withdrawn_on = $2, withdrawn_because = 'Asked for twice' where code = $1`, [
      paper!.code,
      day,
    ]);
}

const CERTIFICATE_TITLES: Record<CertificateKind, string> = {
  employment: 'Certificate of employment: employment',
  compensation: 'Certificate of employment: employment and compensation',
  contract: 'Certificate of employment: job order or contract of service',
  separated: 'Certificate of employment: past employment',
};

interface Printed {
  person: Someone;
  daysAgo: number;
  withdrawn: boolean;
}

async function printRecord(
  client: ClientBase,
  chance: Chance,
  now: Temporal.Instant,
  issuer: Issuer,
  { person, daysAgo, withdrawn }: Printed,
) {
  const day = dayOf(now, daysAgo);
  const at = now.subtract({ hours: daysAgo * 24 }).toString();
  const { code, controlNumber } = await addPaper(client, chance, issuer.id, 'SR', person.id, day, at, 'Service record');
  const sheet: RecordSheet = {
    surname: person.surname,
    given: person.given,
    middle: person.middle,
    maiden: '',
    idno: person.idno,
    birth_date: person.birth_date,
    birth_place: person.birth_place,
    salary_per: 'year',
    ...serviceRows(person.facts, { branch: 'NGA', today: day }),
    control_number: controlNumber,
    date: day,
    purpose: 'GSIS loan',
    certified: true,
    office_id: issuer.office_id,
  };
  await storeSheet(client, code, sheet);
  if (withdrawn)
    await client.query(
      `update papers.paper set released_on = issued_on, withdrawn_on = issued_on + 1, withdrawn_because = 'An appointment was missing' where code = $1`,
      [code],
    );
  else await client.query('update papers.paper set released_on = issued_on where code = $1', [code]);
}

async function addPaper(
  client: ClientBase,
  chance: Chance,
  issuer: number,
  series: 'COE' | 'SR',
  personId: number,
  day: string,
  at: string,
  title: string,
): Promise<{ code: string; controlNumber: string }> {
  const code = Array.from({ length: 16 }, () => CODE_LETTERS[chance.between(0, 31)]).join('');
  const year = Number(day.slice(0, 4));
  const { rows } = await client.query<{ last: number }>(
    `insert into papers.control_series (series, year, last) values ($1, $2, 1)
     on conflict (series, year) do update set last = papers.control_series.last + 1 returning last`,
    [series, year],
  );
  const controlNumber = `${series}-${year}-${String(rows[0]!.last).padStart(4, '0')}`;
  await client.query(
    `insert into papers.paper (code, kind, title, control_number, personnel_id, issued_on, issued_at, account_id) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [code, series === 'SR' ? 'service record' : 'certificate of employment', title, controlNumber, personId, day, at, issuer],
  );
  return { code, controlNumber };
}

async function storeSheet(client: ClientBase, code: string, sheet: CertificateOnPaper | RecordSheet): Promise<void> {
  await client.query('update papers.paper set sheet = $2 where code = $1', [code, JSON.stringify(sheet)]);
}

function least(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? a : b;
}

/** Which office signs which line of a clearance; what is not named is with HR. */
const SIGNING: Readonly<Record<string, string>> = {
  PROPERTY: 'SPMO',
  CASH: 'CASH',
  LIBRARY: 'LIB',
  RECORDS: 'RMO',
  SYSTEMS: 'ICTO',
  CASES: 'LAO',
  SCHOLARSHIP: 'HRMO',
};

async function nameClearanceOffices(client: ClientBase): Promise<void> {
  for (const [kind, office] of Object.entries(SIGNING))
    await client.query(
      `insert into service.clearance_office (kind_id, signs, office_id) select id, 'office', $2 from reference.clearance_kind where code = $1`,
      [kind, await findOffice(client, office)],
    );
}
