import { onePoint } from '@talaan/kernel/contract/contributions.ts';
import type { AnswerOf, CallOf, QueryOf } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { previewHoliday } from '../contract/holidays.ts';
import type { previewSuspension } from '../contract/suspensions.ts';

/** What changes of the calendar would change of the days on record, before they are saved. */
export interface EffectsOnDays {
  ofHoliday: (call: CallOf<typeof previewHoliday>) => Promise<Omit<AnswerOf<typeof previewHoliday>, 'others'>>;
  ofSuspension: (
    server: Pick<Server, 'pool' | 'clock'>,
    plan: QueryOf<typeof previewSuspension>,
  ) => Promise<AnswerOf<typeof previewSuspension>>;
}

/** Who keeps the days says what a holiday or a suspension would change of them. */
export const effectsOnDays = onePoint<EffectsOnDays>('what holidays and suspensions would change of days');
