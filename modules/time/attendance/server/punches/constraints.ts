import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const punchConstraints: ConstraintMessages = {
  an_entered_punch_is_kept_once: { field: 'times', message: 'A punch of this person was entered for this time before.' },
  a_punch_is_voided_once: { message: 'This punch is already void.' },
};
