import type { Connection } from '@talaan/kernel/server/workbook/stage-csv.ts';

const NOTICE = `The university asks for your COVID-19 vaccination to plan for the health of its people. You need not tell: a vaccination card is no requirement for work (RA 11525, section 12). What you enter is sensitive personal information (RA 10173). You, HR, and as far as status and dates go the head of your office can read it; you see here who did. You may withdraw your consent at any time; all of it is deleted then.`;

/** By their first authorizations: doses of the first series, least days between doses. */
const BRANDS: readonly (readonly [code: string, name: string, doses: 1 | 2, leastDays: number])[] = [
  ['PFIZER', 'Pfizer-BioNTech', 2, 21],
  ['MODERNA', 'Moderna', 2, 21],
  ['ASTRAZENECA', 'AstraZeneca', 2, 28],
  ['SINOVAC', 'CoronaVac (Sinovac)', 2, 21],
  ['SPUTNIK-V', 'Sputnik V', 2, 21],
  ['SPUTNIK-LIGHT', 'Sputnik Light', 1, 21],
  ['JANSSEN', 'Janssen', 1, 21],
  ['SINOPHARM', 'Sinopharm', 2, 21],
  ['COVAXIN', 'Covaxin', 2, 21],
  ['NOVAVAX', 'Novavax (Covovax)', 2, 21],
];
/** The first day on which vaccines were given in the Philippines. */
const FIRST_DAY = '2021-03-01';

const PRIORITY_GROUPS = [
  ['A1', 'Health workers'],
  ['A2', 'Senior citizens'],
  ['A3', 'People with comorbidities'],
  ['A4', 'Frontline personnel of essential sectors, government among them'],
  ['A5', 'Indigent people'],
  ['B', 'Group B'],
  ['C', 'All others'],
] as const;

/** The settings with the checklist switched off, vaccines and priority groups. What is there stays as the university set it. */
export async function loadReference(client: Connection): Promise<void> {
  const { rowCount } = await client.query('insert into health.setting (days_to_full, notice) values (14, $1) on conflict (id) do nothing', [
    NOTICE,
  ]);
  if (!rowCount) return;
  await client.query(
    `with given as (select * from jsonb_to_recordset($1::jsonb) as b (code text, name text, doses smallint, least_days smallint)),
       added as (insert into health.brand (code, name) select code, name from given)
     insert into health.brand_terms (brand, from_day, doses, least_days) select code, $2::date, doses, least_days from given`,
    [JSON.stringify(BRANDS.map(([code, name, doses, least]) => ({ code, name, doses, least_days: least }))), FIRST_DAY],
  );
  await client.query(
    `insert into health.priority_group (code, name) select code, name from jsonb_to_recordset($1::jsonb) as g (code text, name text)`,
    [JSON.stringify(PRIORITY_GROUPS.map(([code, name]) => ({ code, name })))],
  );
  await client.query("select identity.close_groups(array['COVIDVACCINATION', 'COVIDPERSONNEL', 'COVIDANALYTICS', 'COVIDREPORT'], '{}')");
}
