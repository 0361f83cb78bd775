import { sql } from 'kysely';
import type { z } from 'zod';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { reachesOffice } from '@talaan/organization/server/public.ts';
import { fundsOfService } from '@talaan/personnel/server/public.ts';
import type { contractTerms } from '../contract.ts';
import { checkPeriod } from '../rules/contract-terms.ts';

type Terms = z.output<typeof contractTerms>;

/** The terms as columns; a fund source that is chosen names the fund. Errors: 422 for a period that the rules refuse, and for an office, position or fund that is not there. */
export async function checkTerms(call: Call, terms: Terms) {
  const wrong = checkPeriod(terms);
  if (wrong) throw invalid({ to: [wrong] });
  if (!(await reachesOffice(call, terms.office_id, ['JO']))) throw invalid({ office_id: ['There is no such office within your reach.'] });
  const { rows } = await sql<{ open: boolean; position: boolean }>`
    select exists (select from organization.office_opening_view u where u.office_id = ${terms.office_id} and u.is_open and u.during @> ${terms.from}::date) as open,
      exists (select from organization.position_view where id = ${terms.position_id}) as position`.execute(call.db);
  const known = rows[0]!;
  if (!known.open) throw invalid({ office_id: ['This office is not open on the first day of the contract.'] });
  if (!known.position) throw invalid({ position_id: ['There is no such position.'] });
  const { kind, from, to, ...rest } = terms;
  const funds = contributed(call.server, fundsOfService);
  const fund = await funds.nameFund(call, { paidAs: 'CONTRACT', fundSourceId: terms.fund_source_id, from });
  return {
    ...rest,
    fund_source: fund ?? terms.fund_source,
    status_code: kind,
    during: sql<string>`daterange(${from}::date, ${to}::date, '[]')`,
  };
}
