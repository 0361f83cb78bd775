import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { writeSheet } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import { INTERVENTION_NAMES, KIND_NAMES } from '../../contract/codes.ts';
import { COUNTED, type printRollUp as endpoint, type RollUp } from '../../contract/roll-up.ts';
import { INTERVENTIONS } from '../../rules/plan.ts';
import { rollUpForm } from '../../print/roll-up-form.ts';
import { gatherRollUp } from './read-roll-up.ts';

/** The roll-up that the caller reads, on paper or as a workbook with a second sheet of who would be missing. */
export async function printRollUp(call: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const { query, today } = call;
  const found = await gatherRollUp(call, query);
  const title = `${KIND_NAMES[query.kind]}s, roll-up`;
  const name = `${title} ${found.years[0]} to ${found.years.at(-1)}`;
  if (query.format === 'xlsx') return writeRollUp(found, name);
  const sheet = {
    ...found,
    title,
    university: await readUniversityName(call.db, today),
    said: `${COUNTED[query.counted]}, as of ${longDate(today)}`,
  };
  return rollUpForm.answer(call.server, [{ sheet, code: null }], name);
}

function writeRollUp({ years, units, away }: RollUp, name: string): Promise<FileAnswer> {
  const headings = ['Unit', 'Acronym', 'Year', 'Cost', ...INTERVENTIONS.map((one) => INTERVENTION_NAMES[one]), 'Away', 'To be replaced'];
  const rows = units.flatMap((unit) =>
    unit.years.map((year) => [
      `${'  '.repeat(unit.depth)}${unit.name}`,
      unit.acronym,
      year.year,
      year.cost / 100,
      ...INTERVENTIONS.map((one) => year.lines[one]),
      year.away,
      year.to_replace,
    ]),
  );
  return writeSheet(name, 'xlsx', headings, rows, {
    name: `Missing ${years[0]}-${years.at(-1)}`,
    headings: ['Name', 'Office', 'Degree or study', 'School', 'First day', 'Last day', 'To be replaced'],
    rows: away.map((line) => [
      line.fullname,
      line.office,
      line.title,
      line.provider,
      line.from,
      line.to,
      line.needs_replacement ? 'Yes' : 'No',
    ]),
  });
}
