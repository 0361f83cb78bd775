import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { findOffice } from './find-office.ts';
import { loadStandards } from './load-standards.ts';

/** Earlier names, moves and parts of offices, and what is planned for the next year: so that there is a history to look at. */
export async function loadDemo({ client, today }: DemoMaking): Promise<void> {
  await loadStandards(client);
  const year = (years: number, monthAndDay: string) => `${today.year + years}-${monthAndDay}`;
  const named = [
    {
      office: 'ICTO',
      from: year(-2, '07-01'),
      fullname: 'Management Information Systems Office',
      acronym: 'MISO',
      authority: resolution(34, -2),
    },
    {
      office: 'CCS',
      from: year(-1, '01-06'),
      fullname: 'College of Information Technology',
      acronym: 'CIT',
      authority: resolution(58, -2),
    },
  ];
  for (const { office, from, fullname, acronym, authority } of named) {
    const id = await findOffice(client, office);
    await client.query('update organization.office_name set during = daterange($2, null), authority = $3 where office_id = $1', [
      id,
      from,
      authority,
    ]);
    await client.query(
      'insert into organization.office_name (office_id, campus_id, fullname, acronym, during) values ($1, 1, $2, $3, daterange(null, $4))',
      [id, fullname, acronym, from],
    );
  }
  const planned = { id: await findOffice(client, 'UHS'), from: year(1, '01-01'), authority: resolution(61, 0) };
  await client.query('update organization.office_name set during = daterange(null, $2) where office_id = $1', [planned.id, planned.from]);
  await client.query(
    `insert into organization.office_name (office_id, campus_id, fullname, acronym, authority, during)
     values ($1, 1, 'University Health and Wellness Center', 'UHWC', $3, daterange($2, null))`,
    [planned.id, planned.from, planned.authority],
  );
  const moved = { id: await findOffice(client, 'RMO'), from: year(-1, '03-03'), authority: resolution(7, -1) };
  await client.query('update organization.office_parent set during = daterange($2, null), authority = $3 where office_id = $1', [
    moved.id,
    moved.from,
    moved.authority,
  ]);
  await client.query('insert into organization.office_parent (office_id, parent_id, during) values ($1, $2, daterange(null, $3))', [
    moved.id,
    await findOffice(client, 'OP'),
    moved.from,
  ]);
  await client.query('insert into organization.office_origin (office_id, from_office_id, on_date, authority) values ($1, $2, $3, $4)', [
    await findOffice(client, 'DCS'),
    await findOffice(client, 'DIT'),
    year(-3, '08-01'),
    resolution(22, -3),
  ]);
  await client.query('select organization.take_effect($1)', [today.toString()]);

  function resolution(number: number, years: number): string {
    return `BOR Resolution No. ${number}, s. ${today.year + years}`;
  }
}
