import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { writeSheet } from '@talaan/kernel/server/write-sheet.ts';
import type { exportResearchers as exporting, listResearchers as endpoint, ResearcherRow } from '../contract.ts';
import { matchResearchers, orderResearchers, researcherColumns, researchersFrom } from './researcher-query.ts';

export async function listResearchers(call: Call<unknown, z.output<typeof endpoint.query>>): Promise<z.input<typeof endpoint.response>> {
  const { db, actor, query, today } = call;
  const wanted = matchResearchers(actor, query, today);
  const { rows } = await sql<ResearcherRow>`
    select ${researcherColumns(query.on ?? today)} from ${researchersFrom} where ${wanted}
    order by ${orderResearchers(query.sort)} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from ${researchersFrom} where ${wanted}`.execute(db);
  return { researchers: rows, total: counted.rows[0]?.total ?? 0 };
}

const HEADINGS = [
  'Employee number',
  'Name',
  'Office',
  'Research unit',
  'Discipline',
  'ORCID iD',
  'Role',
  'Units released',
  'Honorarium class',
  'From',
  'To',
  'Projects',
];

export async function exportResearchers(call: Call<unknown, z.output<typeof exporting.query>>): Promise<FileAnswer> {
  const { db, actor, query, today } = call;
  const { rows } = await sql<ResearcherRow>`
    select ${researcherColumns(query.on ?? today)} from ${researchersFrom} where ${matchResearchers(actor, query, today)}
    order by ${orderResearchers(query.sort)}`.execute(db);
  return writeSheet(
    `Researchers ${today}`,
    query.format,
    HEADINGS,
    rows.map((row) => [
      row.idno,
      row.fullname,
      row.office,
      row.unit,
      row.discipline,
      row.orcid,
      row.role,
      row.units_released,
      row.honorarium_class,
      row.from,
      row.to,
      row.projects.map(({ title }) => title).join('; '),
    ]),
  );
}
