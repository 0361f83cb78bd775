import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { READERS } from '@talaan/property/contract/fields.ts';
import { figure } from './fields.ts';

const fund = z.object({ fund_code: z.string(), items: figure, amount: figure });

export const readBooksHome = endpoint({
  method: 'GET',
  path: '/api/property/books/home',
  summary:
    'What the books wait for: slips that accounting was not told of, the depreciation to post, counts that are late, losses that are open. Of whole campuses alone.',
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
