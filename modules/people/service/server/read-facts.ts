import { CompiledQuery } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { ServiceFacts } from '../rules/service-facts.ts';
import { FACTS_STATEMENT } from './facts-statement.ts';

/** What is on record about the service of one person, in one statement. Errors: 404 for nobody. */
export async function readFacts(db: Database, personnelId: number, today: string): Promise<ServiceFacts> {
  const found = (await readFactsOf(db, [personnelId], today)).get(personnelId);
  if (!found) throw notFound('There is no such person.');
  return found;
}

/** The same of many people, in one statement too. */
export async function readFactsOf(db: Database, people: readonly number[], today: string): Promise<Map<number, ServiceFacts>> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(FACTS_STATEMENT, [people, today]));
  return new Map((rows as { id: number; facts: ServiceFacts }[]).map(({ id, facts }) => [id, facts]));
}
