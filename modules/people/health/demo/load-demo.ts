import type { ClientBase } from 'pg';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { printFile } from '@talaan/kernel/server/demo/print-file.ts';
import { standingsOf, type Brand } from '../rules/vaccination-status.ts';

interface Person {
  id: number;
  campus_id: number;
  consented_on: string;
  is_senior: boolean;
}

/** Of a hundred people so many consented; the others said nothing. */
const CONSENTED = 86;
/** Days of the vaccination drives, each of a campus, on which its people were vaccinated together: first and second doses, boosters. */
const DRIVES = [
  ['SINOVAC', '2021-06-18', '2021-07-16'],
  ['PFIZER', '2021-08-20', '2021-09-17'],
  ['ASTRAZENECA', '2021-09-10', '2021-11-05'],
  ['JANSSEN', '2021-10-08', null],
] as const;
const BOOSTERS = ['2022-02-18', '2022-08-19'] as const;
const CONSENT_DAY = '2022-03-01';

/** The demo university has the checklist switched on, to show it (decision 341): most people fill it in, one in twenty took no dose. */
export async function loadDemo({ client, now, today, filesDir }: DemoMaking): Promise<void> {
  await client.query("update health.setting set is_on = true, purge_on = '2027-12-31'");
  await client.query("select identity.close_groups('{}', array['COVIDVACCINATION', 'COVIDPERSONNEL', 'COVIDANALYTICS', 'COVIDREPORT'])");
  await client.query("select set_config('talaan.opened', '*', true)");
  const { rows: people } = await client.query<Person>(
    `select p.id, o.campus_id, greatest('${CONSENT_DAY}', p.date_hired)::text as consented_on, age($1::date, p.birth_date) >= interval '60 years' as is_senior
     from personnel.serving_on($1::date) a join personnel.person_view p on p.id = a.personnel_id
       join organization.office_view o on o.id = a.office_id order by p.id`,
    [today.toString()],
  );
  const { rows: brands } = await client.query<Brand>(
    'select brand as code, from_day::text as "from", doses, least_days from health.brand_terms',
  );
  const employee = await findAccount(client, 'employee');
  const filled = people.filter(({ id }) => (id * 37) % 100 < CONSENTED || id === employee.personnel_id).map(fillIn);
  await declare(client, filled, now);
  await give(client, filled);
  const standings = filled.flatMap(({ id, consented_on, declares_none, doses }) =>
    standingsOf({ doses, declares_none, declared_on: consented_on }, brands, 14).map((one) => ({ id, ...one })),
  );
  await client.query(
    `insert into health.standing (personnel_id, from_day, status) select id, from_day, status
     from jsonb_to_recordset($1::jsonb) as s (id integer, from_day date, status text)`,
    [JSON.stringify(standings)],
  );
  if (filesDir !== undefined) await addCard(client, filesDir, employee);
  await client.query("select set_config('talaan.opened', '', true)");
}

function fillIn({ id, campus_id, is_senior, consented_on }: Person) {
  const roll = (id * 7919) % 100;
  const [brand, first, second] = DRIVES[campus_id % DRIVES.length]!;
  const declares_none = roll < 5;
  const days = declares_none ? [] : [first, ...(second && roll >= 9 ? [second] : [])];
  const isFull = days.length > 0 && (days.length === 2 || second === null);
  const boosters = isFull ? BOOSTERS.slice(0, roll < 45 ? 0 : roll < 85 ? 1 : 2) : [];
  return {
    id,
    consented_on,
    declares_none,
    priority_group: is_senior ? 'A2' : 'A4',
    doses: [...days.map((date) => ({ brand, date })), ...boosters.map((date) => ({ brand: 'MODERNA', date }))],
  };
}

type Filled = ReturnType<typeof fillIn>;

/** Recorded by each person's account; by the account of HR for who has none. */
async function declare(client: ClientBase, filled: readonly Filled[], now: Temporal.Instant): Promise<void> {
  const hr = await findAccount(client, 'hr');
  await client.query(
    `insert into health.declaration (personnel_id, consented_on, consent_kind, recorded_by, recorded_because, declares_none, priority_group, is_willing, updated_at)
     select d.id, d.consented_on, case when a.id is null then 'PAPER' else 'ACCOUNT' end, coalesce(a.id, $2),
       case when a.id is null then 'Entered from the vaccination card' else '' end, d.declares_none, d.priority_group, not d.declares_none, least($3::timestamptz, (d.consented_on + 1)::timestamptz)
     from jsonb_to_recordset($1::jsonb) as d (id integer, consented_on date, declares_none boolean, priority_group text)
       left join identity.account_view a on a.personnel_id = d.id`,
    [JSON.stringify(filled), hr.id, now.toString()],
  );
}

async function give(client: ClientBase, filled: readonly Filled[]): Promise<void> {
  const doses = filled.flatMap(({ id, doses: taken }) => taken.map((dose, at) => ({ id, number: at + 1, ...dose })));
  await client.query(
    `insert into health.dose (personnel_id, number, brand, date, lot_number, facility)
     select id, number, brand, date, 'L' || (id * 31 + number) % 9973, 'University gymnasium'
     from jsonb_to_recordset($1::jsonb) as d (id integer, number smallint, brand text, date date)`,
    [JSON.stringify(doses)],
  );
}

/** The card of one person, so that a proof can be opened. */
async function addCard(client: ClientBase, filesDir: string, { id, personnel_id: personnelId }: DemoAccount): Promise<void> {
  const { path, bytes, sha256 } = await printFile(filesDir, 'demo-cards/vaccination-card.pdf', {
    template: new URL('./card.typ', import.meta.url),
    input: {},
  });
  await client.query(
    `with file as (
       insert into kernel.file (path, name, content_type, bytes, sha256, owner_id) values ($1, 'Vaccination card.pdf', 'application/pdf', $2, $3, $4) returning id)
     update health.dose set card_file_id = file.id from file where personnel_id = $5 and number = 1`,
    [path, bytes, sha256, id, personnelId],
  );
}
