import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const constraintsOfPosts: ConstraintMessages = {
  an_item_has_one_live_publication: { message: 'Another publication of this plantilla item runs. Fill or cancel that one first.' },
  a_request_has_one_post: { field: 'request_id', message: 'This request to hire has a job post already.' },
  post_code_is_given_once: { message: 'Another job post has this code. Try again.' },
  requirement_of_post_pk: { field: 'requirements', message: 'Two papers have the same code.' },
  a_post_closes_after_it_opens: { field: 'closes_on', message: 'It closes after it opens.' },
  post_follows_a_hire_request: { message: 'A job post follows this request to hire; it stays on record.' },
  post_is_for_a_position: { message: 'Job posts are for this position; it stays on record.' },
  post_is_for_an_office: { message: 'Job posts are for this office; it stays on record.' },
  posted_item_is_of_the_plantilla: { message: 'This plantilla item was published; it stays on record.' },
};
