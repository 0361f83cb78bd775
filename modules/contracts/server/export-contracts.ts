import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { writeSheet } from '@talaan/kernel/server/write-sheet.ts';
import { CONTRACT_KINDS, type ContractRow, type exportContracts as endpoint } from '../contract.ts';
import { withPremium } from '../rules/contract-terms.ts';
import { contractFlow } from '../workflow.ts';
import { contractColumns, contractsFrom, matchContracts, orderContracts } from './contract-query.ts';

const HEADINGS = [
  'Contract number',
  'Kind',
  'Employee number',
  'Name',
  'Office',
  'Role',
  'From',
  'To',
  'Rate is by',
  'Rate',
  'Premium (%)',
  'Rate with premium',
  'Fund source',
  'State',
];

export async function exportContracts(call: Call<unknown, z.output<typeof endpoint.query>>): Promise<FileAnswer> {
  const { db, actor, query, today } = call;
  const { rows } = await sql<ContractRow>`
    select ${contractColumns(today)} from ${contractsFrom} where ${matchContracts(actor, query, today)}
    order by ${orderContracts(query.sort)}`.execute(db);
  return writeSheet(
    `Job orders ${today}`,
    query.format,
    HEADINGS,
    rows.map((row) => [
      row.number,
      CONTRACT_KINDS[row.kind],
      row.idno,
      row.fullname,
      row.office_name,
      row.role,
      row.from,
      row.to,
      row.rate_kind === 'daily' ? 'Day' : 'Month',
      row.rate / 100,
      row.premium,
      withPremium(row.rate, row.premium) / 100,
      row.fund_source,
      contractFlow.words[row.state],
    ]),
  );
}
