import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const campusConstraints: ConstraintMessages = {
  campus_has_its_own_name: { field: 'name', message: 'Another campus has this name.' },
  campus_has_its_own_acronym: { field: 'acronym', message: 'Another campus has this short form.' },
  campus_pk: { message: 'Another user has just added a campus. Try again.' },
};
