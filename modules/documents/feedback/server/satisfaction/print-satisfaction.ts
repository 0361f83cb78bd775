import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import { officeOfCaller } from '@talaan/personnel/server/public.ts';
import type { printSatisfaction as endpoint } from '../../contract/satisfaction.ts';
import { satisfactionForm, type SatisfactionSheet } from '../../print/satisfaction-form.ts';
import { LEAST_ANSWERS, satisfactionOf, wordOf } from '../../rules/client-satisfaction.ts';
import { percent, reportTables, type ReportClient, type ReportService } from '../../rules/report-tables.ts';
import { readRegions } from '../rate/rate.ts';
import { currentSettings } from '../settings/settings.ts';
import { readResponses, readScoredFor } from './answers.ts';

const SCORING = [
  'The score of a dimension is the share of those who agree or strongly agree among those who answered; N/A and blank are no answers.',
  `Scores, and what clients say of the Citizen’s Charter, are of groups of at least ${LEAST_ANSWERS} responses of a period, an office or a service; how many responded is of all.`,
  'The overall score pools SQD1 to SQD8; the overall satisfaction, SQD0, is shown beside it.',
  'Below 60.0 % Poor, from 60.0 % Fair, from 80.0 % Satisfactory, from 90.0 % Very Satisfactory, from 95.0 % Outstanding.',
];

/** The yearly report of the whole university. Error: 404 where no office gives its letterhead. */
export async function printSatisfaction(call: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const { db, server, today, query } = call;
  const year = String(query.year);
  const asked = { from: `${year}-01-01`, to: `${year}-12-31` };
  const officeId = (await officeOfCaller(call)) ?? (await rootOffice(call));
  const settings = await currentSettings(db);
  const scored = await readScoredFor(call, asked);
  const { rows: clients } = await sql<ReportClient>`
    select client_type, sex, age, region from feedback.answer where answered_on between ${asked.from}::date and ${asked.to}::date`.execute(
    db,
  );
  const { rows: services } = await sql<ReportService>`
    select v.id, v.name, v.is_external from feedback.service v where v.is_active or exists (select from feedback.answer a where a.service_id = v.id
      and a.answered_on between ${asked.from}::date and ${asked.to}::date) order by kernel.plain(v.name), v.id`.execute(db);
  const regions = new Map((await readRegions(db)).map(({ code, name }) => [code, name]));
  const { permille } = satisfactionOf(scored).overall;
  const sheet: SatisfactionSheet = {
    office_id: officeId,
    date: today,
    university: await readUniversityName(db, today),
    year,
    printed: longDate(today),
    overall:
      permille === null
        ? ''
        : `The overall score of ${year} is ${percent(permille)}: ${wordOf(permille)}, from ${scored.length} of ${clients.length} responses.`,
    overview: settings.overview || `This report tells how clients rated the services of the university in ${year}.`,
    method:
      settings.method ||
      'It covers the services of the Citizen’s Charter, external and internal ones apart. Transactions are the papers of their document types that were released in the year.',
    mechanism: mechanism(settings.ask_percent, settings.valid_days, clients.length),
    scoring: SCORING,
    tables: reportTables({ services, responses: await readResponses(call, asked), clients, scored, regions }),
  };
  return satisfactionForm.answer(server, [{ sheet, code: null }], `Client satisfaction ${year}`);
}

function mechanism(sample: number, days: number, answers: number): string {
  const asked = sample === 100 ? 'each paper from outside' : `${sample} of a hundred papers from outside`;
  return `The receipt of ${asked} and its public page carry a link to the form ARTA-2242-3 in English and Filipino, open for ${days} days after the paper is released. Each paper is rated once, without the name of the client. Answers on paper were typed in. ${answers} answers came in.`;
}

async function rootOffice({ db }: Pick<CallOf<typeof endpoint>, 'db'>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from organization.office_view order by tree_from limit 1`.execute(db);
  if (!rows[0]) throw notFound('The report needs the letterhead of an office. Add an office first.');
  return rows[0].id;
}
