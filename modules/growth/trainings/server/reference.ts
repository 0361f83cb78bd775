import type { ClientBase } from 'pg';
import type { TermsKind } from '../contract/settings.ts';
import { DEFAULT_FOLLOW_UP } from '../rules/follow-up.ts';
import { DEFAULT_POINTS } from '../rules/screening-points.ts';

/** With what every installation begins: points of the screening, and what follows a training. What was changed since stays so. */
export async function loadReference(client: ClientBase): Promise<void> {
  const all = { POINTS: DEFAULT_POINTS, FOLLOW_UP: DEFAULT_FOLLOW_UP } satisfies Record<TermsKind, object>;
  for (const [kind, { effective_on, source, ...terms }] of Object.entries(all))
    await client.query(
      `insert into trainings.terms (kind, effective_on, source, terms) values ($1, $2, $3, $4)
       on conflict on constraint terms_of_training_begin_once_a_day do nothing`,
      [kind, effective_on, source, JSON.stringify(terms)],
    );
}
