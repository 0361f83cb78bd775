import { sql } from 'kysely';
import type { OpenTable } from '@talaan/kernel/server/open-table.ts';

export const openTablesOfVacancies: OpenTable[] = [
  {
    of: 'things',
    name: 'vacancies',
    title: 'Vacancies',
    says: 'One row is a vacancy that was posted; applicants are not in it.',
    columns: [
      { name: 'code', type: 'string', means: 'The code of the vacancy.' },
      { name: 'title', type: 'string', means: 'The position title as posted.' },
      { name: 'office_id', type: 'integer', means: 'The office that it is for, as in the table offices.' },
      { name: 'kind', type: 'string', means: 'plantilla, casual, contractual, job order or part-time lecturer.' },
      { name: 'salary_grade', type: 'integer', means: 'The salary grade; empty where there is none.' },
      { name: 'vacancies', type: 'integer', means: 'How many are sought.' },
      { name: 'state', type: 'string', means: 'How far it is, such as POSTED, CLOSED or FILLED.' },
      { name: 'posted_on', type: 'date', means: 'The day on which it was posted.' },
      { name: 'valid_until', type: 'date', means: 'Until when appointments may be made of it.' },
    ],
    read: (day) => sql`
      select code, title, office_id, kind, salary_grade, vacancies, state, posted_on::text, valid_until::text
      from vacancies.post where posted_on <= ${day}::date order by posted_on, code`,
  },
];
