import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import type { AddressUse } from '@talaan/kernel/server/installation/settings-uses.ts';

/** Receipts carry the address at which anybody sees how far a paper is. */
export const receiptAddresses: AddressUse = {
  say: async (owner, { before, now }) => {
    const { rows } = await owner.query<{ receipts: number }>('select count(*)::integer as receipts from documents.receipt');
    const receipts = rows[0]!.receipts;
    if (receipts === 0) return null;
    return {
      stopsWorking: false,
      sentence: `${countOf(receipts, 'receipt')} of papers from outside lead to ${before} to be tracked: let that name lead to ${now} for as long as they are in use.`,
    };
  },
};
