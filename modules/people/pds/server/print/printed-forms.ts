import { printedMany } from '@talaan/papers/server/public.ts';
import type { WorkSheet } from '../../contract/print.ts';
import type { Revision } from '../../contract/sheet.ts';
import { form212, type FormOrder } from '../../print/cs-form-212.ts';
import { gatherForms } from './gather-forms.ts';

/** The CS Forms No. 212 of many; those that were submitted are issued. */
export const printedForms = printedMany<number, { revision: Revision; workSheet: WorkSheet }, FormOrder>({
  kind: 'pds.print-many',
  what: 'Personal data sheets',
  form: form212,
  // A hundred pages.
  atOnce: 25,
  gather: async ({ call }, people, order) => {
    const forms = await gatherForms(call, people, 'submitted', { issue: true });
    return forms.map(({ sheet, submittedOn, code }) => ({ sheet: { ...order, sheet, submittedOn }, code }));
  },
});
