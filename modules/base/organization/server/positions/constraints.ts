import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const positionConstraints: ConstraintMessages = {
  position_has_its_own_name: { field: 'name', message: 'There is already a position of this title.' },
};
