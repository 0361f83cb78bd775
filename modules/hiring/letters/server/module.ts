import { sql } from 'kysely';
import { personalDataIn } from '@talaan/kernel/server/personal-data-part.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { postFigures } from '@talaan/vacancies/server/public.ts';
import { lettersOfPost } from './letters-of-post.ts';
import { printedLetters } from './printed-letters.ts';
import { loadReference } from './reference.ts';
import { mountLetters } from './routes.ts';
import { sendLettersJob } from './send-letters-job.ts';
import { processing } from './processing.ts';

export const lettersModule: ServerModule = {
  name: 'letters',
  tables: new URL('./tables.sql', import.meta.url),
  loadReference,
  constraints: {
    letter_template_has_its_own_name: { field: 'name', message: 'Another letter has this name.' },
  },
  jobs: [sendLettersJob, printedLetters.job],
  processing,
  personalData: [
    personalDataIn(
      'Letters that one sent to applicants',
      ['letters.sending'],
      ({ accountId }) => sql`
        select s.at as "Sent", s.subject as "Subject", v.title as "Post" from letters.sending s join vacancies.post v on v.id = s.post_id
        where s.account_id = ${accountId} order by s.id`,
    ),
  ],
  contributes: [contribute(postFigures, lettersOfPost)],
  mount: mountLetters,
};
