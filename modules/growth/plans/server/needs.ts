import type { RawBuilder } from 'kysely';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';

/**
 * What ratings recommend that people learn, on a day: a statement that gives `ref` (text, which names one for good), `personnel_id`, `competency_id` (or null),
 * `title` (text) and `since` (date).
 */
export type Recommendations = (today: string) => RawBuilder<unknown>;
export const recommendations = anyPoint<Recommendations>('what ratings recommend that people learn');

/**
 * What answers needs beside plans, such as trainings made for them: a statement that gives `key` (as `needKey` writes it) and `closed_on`, null while it is
 * still to come.
 */
export type NeedAnswers = (today: string) => RawBuilder<unknown>;
export const needAnswers = anyPoint<NeedAnswers>('what answers training needs beside plans');
