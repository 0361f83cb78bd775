import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

const TAKEN = 'Another office of this campus has this acronym in that time. Choose another one.';

/** What the rules of the tree mean to the user who breaks one. */
export const departmentConstraints: ConstraintMessages = {
  office_acronym_is_unique_on_its_campus: { field: 'acronym', message: TAKEN },
  an_acronym_is_of_one_office_at_a_time: { field: 'acronym', message: TAKEN },
  office_is_on_a_campus: { field: 'campus_id', message: 'There is no such campus.' },
  an_office_never_stands_below_itself: { field: 'parent_id', message: 'An office cannot be below itself: choose one outside it.' },
  an_office_is_never_its_own_parent: { field: 'parent_id', message: 'An office cannot be below itself.' },
  an_office_has_one_head_at_a_time: {
    field: 'from',
    message: 'The office has another head, or officer in charge, on some of these days. End that time first.',
  },
};
