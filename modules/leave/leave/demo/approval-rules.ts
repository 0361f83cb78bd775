import type { ClientBase } from 'pg';
import { leaveFlow } from '../workflow.ts';

/** From this salary grade on a person is an official. */
const OFFICIALS = 24;

/**
 * Who approves leave (domain page, section 5): up to 15 days of those who are no officials the next higher head, all else the President. HR sets
 * other rules at `/personnel_setting/approval-rules`.
 */
export async function loadApprovalRules(client: ClientBase): Promise<void> {
  await client.query(
    `insert into requests.rule (kind, role, priority, type, fact, at_least, below, gives, office_id, because, during)
     select $1, 'authority', r.priority, r.type, r.fact, r.at_least, r.below, r.gives, case when r.gives = 'head-of-office' then o.id end, r.because, '(,)'
     from (values
       (1, 'abroad', null, null::bigint, null::bigint, 'head-of-office', 'leave abroad'),
       (2, 'STUDY', null, null, null, 'head-of-office', 'study leave'),
       (3, 'SABB', null, null, null, 'head-of-office', 'sabbatical leave'),
       (4, 'LWOP', null, null, null, 'head-of-office', 'leave without pay'),
       (5, null, 'rank', $2::bigint, null, 'head-of-office', 'leave of an official'),
       (6, null, 'days', 16, null, 'head-of-office', 'more than 15 days'),
       (7, null, null, null, null, 'next-head', 'up to 15 days')) r (priority, type, fact, at_least, below, gives, because)
     join organization.office_view o on o.acronym = 'OP' and o.parent_id is null`,
    [leaveFlow.kind, OFFICIALS],
  );
}
