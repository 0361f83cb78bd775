import type { AgendaKind } from '@talaan/committees/server/public.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { VENUE_NAMES } from '../contract/codes.ts';
import { formatPoints } from '../rules/format-numbers.ts';
import { trainingFlow } from '../workflow.ts';
import { readNominations } from './kept/find-nomination.ts';

/** Nominations before the personnel development committee: a meeting decides by the relevance that its secretary recorded. */
export const trainingsOnAgendas: AgendaKind = {
  kind: trainingFlow,
  describe: async (call, ids) =>
    new Map(
      (await readNominations(call, ids)).map((one) => [
        one.id,
        {
          says: [
            `${one.provider}, ${one.is_abroad ? 'abroad' : VENUE_NAMES[one.venue].toLowerCase()}, ${one.planned === 0 ? 'no funds needed' : formatPesos(one.planned)}`,
            one.plan_title ? `Plan line: ${one.plan_title}` : 'Not in a plan',
          ],
          points: one.screening ? `${formatPoints(one.screening.total)} of 100` : null,
        },
      ]),
    ),
  inputOf: (action) => (action === 'screen' ? { relevance: null, votes: null } : undefined),
};
