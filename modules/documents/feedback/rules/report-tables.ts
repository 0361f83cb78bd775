import { charterCounts, DIMENSIONS, leastSample, satisfactionOf, share, wordOf, type Answer, type Rating } from './client-satisfaction.ts';
import { AGES_OF_CLIENTS, CLIENT_TYPES, FORM_WORDS, SEXES } from './form-words.ts';

/** What the report is made of: answers of a year, and the transactions of each service. */
export interface ReportAnswer extends Answer {
  service_id: number;
  client_type: string | null;
  sex: string | null;
  age: string | null;
  region: string | null;
}

export interface ReportService {
  id: number;
  name: string;
  is_external: boolean;
  transactions: number;
}

interface Table {
  title: string;
  headings: string[];
  rows: string[][];
  note: string;
}

/** `87.5 %`, with a word for a score; a dash without answers. */
export function percent(permille: number | null): string {
  return permille === null ? '—' : `${(permille / 10).toFixed(1)} %`;
}

const scored = (permille: number | null) => [percent(permille), permille === null ? '—' : wordOf(permille)];

/** The results of a year in the order of Annex B (ARTA MC 2022-05): external and internal services apart, those without clients in a table of their own. */
export function reportTables(
  answers: readonly ReportAnswer[],
  services: readonly ReportService[],
  regions: ReadonlyMap<string, string>,
): Table[] {
  return [
    ...[true, false].map((isExternal) =>
      responses(
        answers,
        services.filter((one) => one.is_external === isExternal),
        isExternal,
      ),
    ),
    counted(
      'Clients by type',
      answers.map((one) => one.client_type),
      CLIENT_TYPES,
    ),
    counted(
      'Clients by sex',
      answers.map((one) => one.sex),
      SEXES,
    ),
    counted(
      'Clients by age',
      answers.map((one) => one.age),
      AGES_OF_CLIENTS,
    ),
    counted(
      'Clients by region of residence',
      answers.map((one) => one.region),
      Object.fromEntries(regions),
    ),
    ...charter(answers),
    ...[true, false].flatMap((isExternal) => quality(ofServices(answers, services, isExternal), isExternal)),
    ...[true, false].map((isExternal) =>
      scores(
        answers,
        services.filter((one) => one.is_external === isExternal),
        isExternal,
      ),
    ),
    withoutClients(answers, services),
  ];
}

const named = (isExternal: boolean) => (isExternal ? 'external services' : 'internal services');

function ofServices(answers: readonly ReportAnswer[], services: readonly ReportService[], isExternal: boolean): ReportAnswer[] {
  const ids = new Set(services.filter((one) => one.is_external === isExternal).map(({ id }) => id));
  return answers.filter(({ service_id: id }) => ids.has(id));
}

function responses(answers: readonly ReportAnswer[], services: readonly ReportService[], isExternal: boolean): Table {
  const rows = services
    .map(({ id, name, transactions }) => ({ name, transactions, answered: answers.filter((one) => one.service_id === id).length }))
    .filter(({ transactions, answered }) => transactions > 0 || answered > 0);
  const transactions = rows.reduce((sum, row) => sum + row.transactions, 0);
  const answered = rows.reduce((sum, row) => sum + row.answered, 0);
  const line = (name: string, given: number, all: number) => [name, String(given), String(all), percent(share(Math.min(given, all), all))];
  return {
    title: `Response rate, ${named(isExternal)}`,
    headings: ['Service', 'Responses', 'Transactions', 'Response rate'],
    rows:
      rows.length === 0
        ? []
        : [...rows.map((row) => line(row.name, row.answered, row.transactions)), line('Total', answered, transactions)],
    note:
      rows.length === 0
        ? 'No service of this kind had a client.'
        : `The least sample of ${transactions} transactions is ${leastSample(transactions)} (95 % confidence, 5 % margin of error).`,
  };
}

function counted(title: string, values: readonly (string | null)[], words: Readonly<Record<string, string>>): Table {
  const rows = Object.entries(words).flatMap(([key, word]) => {
    const count = values.filter((one) => one === key).length;
    return count === 0 ? [] : [[word, String(count), percent(share(count, values.length))]];
  });
  const left = values.filter((one) => one === null).length;
  if (left > 0) rows.push(['Did not say', String(left), percent(share(left, values.length))]);
  return { title, headings: ['Answer', 'Responses', 'Share'], rows, note: rows.length === 0 ? 'No responses.' : '' };
}

function charter(answers: readonly ReportAnswer[]): Table[] {
  const counts = charterCounts(answers);
  const words = FORM_WORDS.en;
  const table = (title: string, options: readonly string[], given: Readonly<Record<string, number>>): Table => {
    const all = Object.values(given).reduce((sum, one) => sum + one, 0);
    return {
      title,
      headings: ['Answer', 'Responses', 'Share'],
      rows: options.map((option, at) => [option, String(given[at + 1]!), percent(share(given[at + 1]!, all))]),
      note: '',
    };
  };
  return [
    table('CC1: awareness of the Citizen’s Charter', words.cc1_options, counts.cc1),
    table('CC2: visibility, of those aware who answered', words.cc2_options, counts.cc2),
    table('CC3: helpfulness, of those aware who answered', words.cc3_options, counts.cc3),
  ];
}

const SCALE: readonly Rating[] = [5, 4, 3, 2, 1, 'NA'];

function quality(answers: readonly ReportAnswer[], isExternal: boolean): Table[] {
  if (answers.length === 0) return [];
  const { dimensions, overall } = satisfactionOf(answers);
  const rows = DIMENSIONS.map((name, at) => [
    `SQD${at} ${name}`,
    ...SCALE.map((value) => String(answers.filter(({ ratings }) => ratings[at] === value).length)),
    String(dimensions[at]!.left_out),
    percent(dimensions[at]!.permille),
  ]);
  return [
    {
      title: `Service quality, ${named(isExternal)}`,
      headings: ['Dimension', '5', '4', '3', '2', '1', 'N/A', 'Blank', 'Score'],
      rows,
      note: `Overall score of SQD1 to SQD8: ${scored(overall.permille).join(', ')}. 5 is strongly agree, 1 strongly disagree.`,
    },
  ];
}

function scores(answers: readonly ReportAnswer[], services: readonly ReportService[], isExternal: boolean): Table {
  const rows = services.flatMap(({ id, name }) => {
    const own = answers.filter((one) => one.service_id === id);
    if (own.length === 0) return [];
    const { overall, dimensions } = satisfactionOf(own);
    return [[name, String(own.length), percent(dimensions[0]!.permille), ...scored(overall.permille)]];
  });
  return {
    title: `Overall score by service, ${named(isExternal)}`,
    headings: ['Service', 'Responses', 'SQD0', 'Overall', 'In words'],
    rows,
    note: rows.length === 0 ? 'No responses.' : '',
  };
}

function withoutClients(answers: readonly ReportAnswer[], services: readonly ReportService[]): Table {
  const rows = services
    .filter(({ id, transactions }) => transactions === 0 && !answers.some((one) => one.service_id === id))
    .map(({ name, is_external }) => [name, is_external ? 'External' : 'Internal']);
  return { title: 'Services without clients in the year', headings: ['Service', 'Kind'], rows, note: rows.length === 0 ? 'None.' : '' };
}
