import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

/** What the rules of service mean to the user who breaks one. */
export const serviceConstraints: ConstraintMessages = {
  outside_service_does_not_overlap: { field: 'from', message: 'On these days other outside service of the same person was entered.' },
  papers_are_issued_by_an_office: { field: 'office_id', message: 'There is no such office.' },
  a_certificate_is_requested_once_at_a_time: {
    field: 'purpose',
    message: 'The same certificate for the same purpose was already requested and is not yet prepared.',
  },
};
