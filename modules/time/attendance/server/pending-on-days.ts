import type { RawBuilder } from 'kysely';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';

/**
 * Requests of another module that are not decided and would change days of people, such as appeals: a select of personnel_id, during (a daterange),
 * title and link (the screen of its owner). A month is not submitted while there is one.
 */
export const pendingOnDays = anyPoint<RawBuilder<unknown>>('requests that would change days');
