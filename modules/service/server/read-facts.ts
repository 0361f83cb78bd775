import { CompiledQuery } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { ServiceFacts } from '../rules/service-facts.ts';
import { FACTS_STATEMENT } from './facts-statement.ts';

/** What is on record about the service of one person, in one statement. Errors: 404 for nobody. */
export async function readFacts(db: Database, personnelId: number, today: string): Promise<ServiceFacts> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(FACTS_STATEMENT, [[personnelId], today]));
  const [found] = rows as { facts: ServiceFacts }[];
  if (!found) throw notFound('There is no such person.');
  return found.facts;
}
