import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportServiceScores, listServiceScores, type ServiceScore } from '../../contract/satisfaction.ts';
import { satisfactionOf, wordOf } from '../../rules/client-satisfaction.ts';
import { answersFrom, isAsked, readScoredFor, transactionsFrom } from './answers.ts';

type Found = Omit<ServiceScore, 'overall' | 'satisfied' | 'word'>;

const percent = (permille: number | null) => permille && permille / 10;

/** Each service with its transactions and what its clients answered. */
export const serviceScoreRows = rows(listServiceScores, exportServiceScores, 'services', (call) => {
  const { actor, query } = call;
  return {
    from: sql`(select s.id, s.name, s.is_external, f.acronym as office,
        (select count(*) from ${transactionsFrom(query)} where m.service_id = outer_s.id and ${isAsked(actor, query)}) as transactions,
        (select count(*) from ${answersFrom(query)} where a.service_id = outer_s.id and ${isAsked(actor, query)}) as answers
      from feedback.service outer_s join feedback.service s on s.id = outer_s.id left join organization.office_view f on f.id = s.office_id) v`,
    columns: {
      id: 'v.id',
      name: 'v.name',
      is_external: 'v.is_external',
      office: 'v.office',
      transactions: 'v.transactions',
      answers: 'v.answers',
    },
    reach: sql`true`,
    search: [sql`kernel.plain(v.name)`],
    sort: { name: sql`kernel.plain(v.name)`, transactions: 'v.transactions', answers: 'v.answers' },
    unsorted: 'name',
    filters: {
      from: () => sql`true`,
      to: () => sql`true`,
      office: () => sql`(v.transactions > 0 or v.answers > 0)`,
      service: (service) => sql`v.id = ${service}`,
      external: (external) => sql`v.is_external = ${external === 1}`,
    },
    describe: async (found: Found[]) => {
      const scored = Map.groupBy(await readScoredFor(call, query), ({ service_id }) => service_id);
      return found.map((row) => {
        const { overall, dimensions } = satisfactionOf(scored.get(row.id) ?? []);
        const { permille } = overall;
        return { ...row, overall: permille, satisfied: dimensions[0]!.permille, word: permille === null ? null : wordOf(permille) };
      });
    },
    sheet: {
      name: 'Client satisfaction',
      cells: {
        Service: (row) => row.name,
        'External or internal': (row) => (row.is_external ? 'External' : 'Internal'),
        Office: (row) => row.office,
        Transactions: (row) => row.transactions,
        Answers: (row) => row.answers,
        'Overall score (%)': (row) => percent(row.overall),
        'Overall satisfaction, SQD0 (%)': (row) => percent(row.satisfied),
        'In words': (row) => row.word,
      },
    },
  };
});
