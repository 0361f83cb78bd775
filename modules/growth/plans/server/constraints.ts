import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

const used = { message: 'This competency is in use. Retire it instead: it is offered no more, and what names it stays.' };

export const constraints: ConstraintMessages = {
  competency_has_its_own_name: { field: 'name', message: 'Another competency has this name.' },
  profile_asks_for_a_competency: used,
  assessment_is_of_a_competency: used,
  need_is_in_a_competency: used,
  line_answers_a_gap: used,
  programme_answers_a_gap: used,
  profile_is_of_a_position: { message: 'A competency profile is kept for this position; it stays on record.' },
  an_owner_has_one_plan_for_a_time: {
    field: 'from_year',
    message: 'There is a plan for some of these years already. Revise it in the yearly window.',
  },
  a_version_of_a_plan_is_made_once: { message: 'Another version was begun in the same moment. Reload the page.' },
  need_is_of_an_office: { message: 'Training needs are on record for this office; it stays on record.' },
  plan_is_of_an_office: { message: 'Development plans are on record for this office; it stays on record.' },
};
