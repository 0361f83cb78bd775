import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import type { AddressUse } from '@talaan/kernel/server/installation/settings-uses.ts';

/** Papers carry the address at which anybody verifies them. */
export const printedAddresses: AddressUse = {
  say: async (owner, { before, now }) => {
    const { rows } = await owner.query<{ papers: number }>('select count(*)::integer as papers from papers.paper');
    const papers = rows[0]!.papers;
    if (papers === 0) return null;
    return {
      stopsWorking: false,
      sentence: `${countOf(papers, 'issued paper')} lead to ${before} for verification: let that name lead to ${now} for as long as they are in use.`,
    };
  },
};
