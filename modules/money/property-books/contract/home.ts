import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { READERS } from '@talaan/property/contract/fields.ts';
import { figure } from './fields.ts';

const fund = z.object({ fund_code: z.string(), items: figure, amount: figure });

export const readBooksHome = endpoint({
  method: 'GET',
  path: '/api/property/books/home',
  summary:
    'What is still to be done in the books: slips not yet reported to accounting, the depreciation to post, late counts, open losses. Of whole campuses alone.',
  access: READERS,
  response: z.object({
    /** Null for who reads the property of single offices. */
    books: z
      .object({
        /** The last whole month, YYYY-MM. */
        month: z.string(),
        /** Slips of it that no report has. */
        unreported: z.array(fund),
        /** Reports of it. */
        reported: fund.omit({ fund_code: true }).extend({ reports: figure }),
        depreciation: figure,
        lost: z.object({ items: figure, amount: figure }),
        unserviceable: z.object({ items: figure, amount: figure }),
      })
      .nullable(),
  }),
});
export type BooksHome = z.output<typeof readBooksHome.response>['books'];
