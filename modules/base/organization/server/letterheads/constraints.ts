import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const letterheadConstraints: ConstraintMessages = {
  a_place_has_one_letterhead_at_a_time: {
    field: 'from',
    message: 'ActingPerson has just changed the letterhead of these days. Look again.',
  },
  left_logo_is_kept: { field: 'left_logo_id', message: 'This logo is no longer there. Upload it again.' },
  right_logo_is_kept: { field: 'right_logo_id', message: 'This logo is no longer there. Upload it again.' },
  signatory_heads_an_office: { field: 'signatories', message: 'There is no such office.' },
  campus_logo_is_kept: { field: 'logo_id', message: 'This logo is no longer there. Upload it again.' },
  university_logo_is_kept: { field: 'logo_id', message: 'This logo is no longer there. Upload it again.' },
};
