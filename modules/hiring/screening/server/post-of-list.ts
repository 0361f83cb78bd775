import type { z } from 'zod';
import type { postOfList } from '../contract/applicants.ts';
import type { PostInScope } from './find-in-scope.ts';

export function toPostOfList({ id, code, title, office, vacancies, closing_day: closes }: PostInScope): z.input<typeof postOfList> {
  return { id, code, title, office, vacancies, closing_day: closes };
}
