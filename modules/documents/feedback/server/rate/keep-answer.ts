import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerFacts } from '../../contract/rate.ts';
import { putIntoParts } from '../parts/put-into-parts.ts';

interface Place {
  answered_on: string;
  today: string;
  office_id: number;
  is_on_paper: boolean;
}

/** By CC1 one does not know the Citizen’s Charter: what follows of it is N/A. */
const DOES_NOT_KNOW = 4;

/** Keeps what a client answered. Errors: 422 for a region that is none. */
export async function keepAnswer(
  db: Database,
  answer: AnswerFacts,
  { answered_on: on, office_id: office, is_on_paper: isOnPaper, today }: Place,
): Promise<void> {
  const { service_id, language, client_type, sex, age, region, cc1, ratings, comment } = answer;
  if (region !== null) {
    const { rows } = await sql`select from reference.psgc_place where code = ${region} and level = 'region' and until is null`.execute(db);
    if (rows.length === 0) throw invalid({ region: ['Choose from the list.'] });
  }
  const knowsNot = cc1 === DOES_NOT_KNOW;
  await sql`
    insert into feedback.answer (answered_on, service_id, office_id, is_on_paper, language, client_type, sex, age, region, cc1, cc2, cc3, ratings, comment)
    values (${on}, ${service_id}, ${office}, ${isOnPaper}, ${language}, ${client_type}, ${sex}, ${age}, ${region}, ${cc1},
      ${knowsNot ? 0 : answer.cc2}, ${knowsNot ? 0 : answer.cc3}, ${ratings}::smallint[], ${comment})`.execute(db);
  await putIntoParts(db, today);
}
