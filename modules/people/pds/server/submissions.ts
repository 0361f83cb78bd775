import { whyNotServing } from '@talaan/personnel/server/public.ts';
import { serveRequests, type Facts, type Moved, type StepCall } from '@talaan/requests/server/public.ts';
import { submissionFlow } from '../rules/workflow.ts';
import { whyNotNow } from './check/why-not-now.ts';
import { noteTakeOver } from './check/take-over.ts';
import { verifySheets } from './check/verify-sheet.ts';

/** What follows from the steps of submissions: their checker, the verified copy and the record. */
export const submissions = serveRequests(submissionFlow, {
  asksAgain: async ({ db, today }, waiting) => {
    const asked = waiting.map(({ id, ownerId }) => ({ id, personnelId: ownerId!, from: today, to: today }));
    return new Map([...(await whyNotServing(db, asked))].map(([id, because]) => [id, `${because} Return the sheet.`]));
  },
  guard: whyNotNow,
  effects: {
    open: nameChecker,
    take_over: async (call, moved) => {
      await noteTakeOver(call, moved);
      await nameChecker(call, moved);
    },
    verify: verifySheets,
    set_aside: async ({ db }, moved) => {
      await db
        .updateTable('pds.sheet')
        .set({ state: 'DRAFT', request_id: null, copy_id: null, checker_id: null })
        .where('request_id', 'in', idsOf(moved))
        .execute();
    },
  },
  tells: {
    return: (_, remarks) => ({
      title: 'Your data sheet was returned',
      description: `${remarks} Correct what is asked and submit it again.`,
    }),
    verify: () => ({ title: 'Your data sheet was verified', description: 'A locked copy of it is stored.' }),
    set_aside: null,
  },
});

export function submissionFacts(personnelId: number, officeId: number | null): Facts {
  return { ownerId: personnelId, officeId, title: 'Personal data sheet' };
}

async function nameChecker({ db, actor }: StepCall, moved: readonly Moved[]): Promise<void> {
  await db.updateTable('pds.sheet').set({ checker_id: actor.accountId }).where('request_id', 'in', idsOf(moved)).execute();
}

function idsOf(moved: readonly Moved[]): number[] {
  return moved.map(({ id }) => id);
}
