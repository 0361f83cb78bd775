import type { ClientBase } from 'pg';
import { DEFAULT_TERMS } from '../rules/terms.ts';

/** With what every installation begins: the terms of scholarships. What was changed since stays so. */
export async function loadReference(client: ClientBase): Promise<void> {
  for (const [kind, { effective_on, source, ...terms }] of Object.entries(DEFAULT_TERMS))
    await client.query(
      `insert into scholarships.terms (kind, effective_on, source, terms) values ($1, $2, $3, $4)
       on conflict on constraint terms_of_scholarships_begin_once_a_day do nothing`,
      [kind, effective_on, source, JSON.stringify(terms)],
    );
}
