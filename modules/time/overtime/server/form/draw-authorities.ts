import { CompiledQuery } from 'kysely';
import type { StepCall } from '@talaan/requests/server/public.ts';
import type { AuthoritySheet } from '../../print/authority-form.ts';
import { AUTHORITY_STATEMENT } from './authority-statement.ts';

export interface DrawnAuthority {
  id: number;
  owner_id: number | null;
  sheet: AuthoritySheet;
}

/** What the printed authorities of these requests say today, without a number, in one statement. */
export async function drawAuthorities({ db, today }: Pick<StepCall, 'db' | 'today'>, ids: readonly number[]): Promise<DrawnAuthority[]> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(AUTHORITY_STATEMENT, [[...ids], today]));
  return rows as DrawnAuthority[];
}
