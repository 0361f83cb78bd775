import { CLIENT_TYPES, type ClientType } from '@talaan/documents/contract/words.ts';
import {
  charterCounts,
  DIMENSIONS,
  LEAST_ANSWERS,
  leastSample,
  satisfactionOf,
  share,
  wordOf,
  type Answer,
  type Rating,
} from './client-satisfaction.ts';
import { AGES_OF_CLIENTS, FORM_WORDS, SEXES } from './form-words.ts';
import { responsesByType, totalOf, type Responses } from './responses.ts';

/** Who answered, as far as they said. */
export interface ReportClient {
  client_type: string | null;
  sex: string | null;
  age: string | null;
  region: string | null;
}

/** What an answer in a whole part says, and what its part tells of it. */
export interface ReportAnswer extends Answer {
  service_id: number | null;
  is_external: boolean | null;
}

export interface ReportService {
  id: number;
  name: string;
  is_external: boolean;
}

/** What the report of a year is made of. */
export interface ReportFacts {
  services: readonly ReportService[];
  responses: readonly (Responses & { service_id: number; client_type: ClientType | null })[];
  clients: readonly ReportClient[];
  scored: readonly ReportAnswer[];
  /** Names by code. */
  regions: ReadonlyMap<string, string>;
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
export function reportTables(facts: ReportFacts): Table[] {
  const { clients, regions, scored } = facts;
  return [
    ...[true, false].flatMap((isExternal) => responseTables(facts, isExternal)),
    counted(
      'Clients by type',
      clients.map((one) => one.client_type),
      CLIENT_TYPES,
    ),
    counted(
      'Clients by sex',
      clients.map((one) => one.sex),
      SEXES,
    ),
    counted(
      'Clients by age',
      clients.map((one) => one.age),
      AGES_OF_CLIENTS,
    ),
    counted(
      'Clients by region of residence',
      clients.map((one) => one.region),
      Object.fromEntries(regions),
    ),
    ...charter(scored),
    ...[true, false].flatMap((isExternal) =>
      quality(
        scored.filter((one) => one.is_external === isExternal),
        isExternal,
      ),
    ),
    ...[true, false].map((isExternal) => scores(facts, isExternal)),
    withoutClients(facts),
  ];
}

const named = (isExternal: boolean) => (isExternal ? 'external services' : 'internal services');

/** Responses of each service of a kind, those without clients left out. */
function servedOf({ services, responses }: ReportFacts, isExternal: boolean): (ReportService & Responses)[] {
  return services
    .filter((one) => one.is_external === isExternal)
    .map((service) => ({ ...service, ...totalOf(responses.filter((one) => one.service_id === service.id)) }))
    .filter(({ transactions, answers }) => transactions > 0 || answers > 0);
}

const RESPONSES = ['Responses', 'Transactions', 'Response rate'];
const NOT_KNOWN = 'Not recorded';

function responseTables(facts: ReportFacts, isExternal: boolean): Table[] {
  const served = servedOf(facts, isExternal);
  const total = totalOf(served);
  const title = `Response rate by service, ${named(isExternal)}`;
  if (served.length === 0) return [{ title, headings: ['Service', ...RESPONSES], rows: [], note: 'No service of this kind had a client.' }];
  const ids = new Set(served.map(({ id }) => id));
  const types = responsesByType(facts.responses.filter(({ service_id: id }) => ids.has(id)));
  return [
    {
      title,
      headings: ['Service', ...RESPONSES],
      rows: [...served.map((row) => rateLine(row.name, row)), rateLine('Total', total)],
      note: `The least sample of ${total.transactions} transactions is ${leastSample(total.transactions)} (95 % confidence, 5 % margin of error).`,
    },
    {
      title: `Response rate by client type, ${named(isExternal)}`,
      headings: ['Client type', ...RESPONSES],
      rows: types.map((row) => rateLine(row.client_type === null ? NOT_KNOWN : CLIENT_TYPES[row.client_type], row)),
      note: isExternal
        ? 'The client of a transaction is of the type that its receipt names, that of a response of the type that the client chose.'
        : 'The clients of transactions within the university are its employees.',
    },
  ];
}

function rateLine(name: string, responses: Responses): string[] {
  return [name, String(responses.answers), String(responses.transactions), percent(responseRate(responses))];
}

/** Tenths of a percent; answers on paper may be more than the transactions that are known. */
export function responseRate({ answers, transactions }: Responses): number | null {
  return share(Math.min(answers, transactions), transactions);
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

function scores(facts: ReportFacts, isExternal: boolean): Table {
  const served = servedOf(facts, isExternal).filter(({ answers }) => answers > 0);
  const rows = served.map(({ id, name, answers }) => {
    const { overall, dimensions } = satisfactionOf(facts.scored.filter((one) => one.service_id === id));
    return [name, String(answers), percent(dimensions[0]!.permille), ...scored(overall.permille)];
  });
  return {
    title: `Overall score by service, ${named(isExternal)}`,
    headings: ['Service', 'Responses', 'SQD0', 'Overall', 'In words'],
    rows,
    note:
      rows.length === 0
        ? 'No responses.'
        : `A dash: there were not yet ${LEAST_ANSWERS} responses that could be shown together, so that no client is known by them.`,
  };
}

function withoutClients(facts: ReportFacts): Table {
  const served = new Set([true, false].flatMap((isExternal) => servedOf(facts, isExternal).map(({ id }) => id)));
  const rows = facts.services
    .filter(({ id }) => !served.has(id))
    .map(({ name, is_external }) => [name, is_external ? 'External' : 'Internal']);
  return { title: 'Services without clients in the year', headings: ['Service', 'Kind'], rows, note: rows.length === 0 ? 'None.' : '' };
}
