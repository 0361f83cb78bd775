import { sql } from 'kysely';
import type { z } from 'zod';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import type { contractTerms } from '../contract.ts';
import { checkPeriod } from '../rules/contract-terms.ts';

type Terms = z.output<typeof contractTerms>;

/** The terms as columns. Errors: 422 for a period that the rules refuse, and for an office or position that is not there. */
export async function checkTerms({ db, actor }: Pick<Call, 'db' | 'actor'>, terms: Terms) {
  const wrong = checkPeriod(terms);
  if (wrong) throw invalid({ to: [wrong] });
  const { rows } = await sql<{ office: boolean; open: boolean; position: boolean }>`
    select exists (select from organization.office o where o.id = ${terms.office_id}
        and ${visible(actor, ['JO'], { person: 'o.id', tree: 'o.tree_from', campus: 'o.campus_id' })}) as office,
      exists (select from organization.office_opening u where u.office_id = ${terms.office_id} and u.is_open and u.during @> ${terms.from}::date) as open,
      exists (select from organization.position where id = ${terms.position_id}) as position`.execute(db);
  const known = rows[0]!;
  if (!known.office) throw invalid({ office_id: ['There is no such office within your reach.'] });
  if (!known.open) throw invalid({ office_id: ['This office is not open on the first day of the contract.'] });
  if (!known.position) throw invalid({ position_id: ['There is no such position.'] });
  const { kind, from, to, ...rest } = terms;
  return { ...rest, status_code: kind, during: sql<string>`daterange(${from}::date, ${to}::date, '[]')` };
}
