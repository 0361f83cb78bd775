import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { AgendaKind } from '@talaan/committees/server/public.ts';
import { CONDITION_NAMES, DEGREE_NAMES, GRANT_NAMES, MODE_NAMES } from '../contract/codes.ts';
import { obligationOf } from '../rules/obligation.ts';
import type { ObligationRate } from '../rules/grant.ts';
import { scholarshipFlow } from '../workflow.ts';
import { judge } from './record/conditions.ts';
import { readGrants, type FoundGrant } from './record/read-grant.ts';
import { termsOn } from './record/terms.ts';
import type { deliberation } from './scholarship-requests.ts';
import type { z } from 'zod';

/** What the scholarship committee reads of an application, and what its decision carries. */
export const scholarshipsOnAgendas: AgendaKind = {
  kind: scholarshipFlow,
  describe: async (call, ids) => {
    const grants = await readGrants(call, ids);
    const judged = await judge(call, [...grants.values()], () => 'APPROVAL');
    const { rate } = await termsOn(call.db, call.today);
    return new Map(
      [...grants].map(([id, found]) => {
        const open = judged.get(id)!.filter(({ is_met: isMet }) => isMet !== true);
        const conditions =
          open.length === 0
            ? 'All conditions are met.'
            : `Not met or not known: ${open.map(({ code }) => CONDITION_NAMES[code].toLowerCase()).join(', ')}.`;
        return [id, { says: [studyOf(found, rate), conditions], points: null }];
      }),
    );
  },
  inputOf: (action, { meetingId, on }): z.input<typeof deliberation> | undefined =>
    action === 'deliberate' ? { meetingId, on } : undefined,
};

function studyOf({ kind, degree, stretches }: FoundGrant, rate: ObligationRate): string {
  const { mode, from } = stretches[0]!;
  const { months } = obligationOf(stretches, { rate, months: 0 });
  return `${GRANT_NAMES[kind]}, ${DEGREE_NAMES[degree].toLowerCase()}, ${MODE_NAMES[mode].toLowerCase()}, ${longDate(from)} to ${longDate(stretches.at(-1)!.to)}; ${months} months of service.`;
}
