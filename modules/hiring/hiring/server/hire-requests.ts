import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { withdrawPapers } from '@talaan/papers/server/public.ts';
import { serveRequests, type AskingCall, type Facts, type Moved, type StepCall } from '@talaan/requests/server/public.ts';
import { differingStandards } from '../rules/standards.ts';
import { hireFlow, type HireAction } from '../workflow.ts';
import { factsOfHire, titleOf } from './hire-facts.ts';
import { issueHirePaper } from './issue-hire-paper.ts';
import { readItemsForHire, readStandardsOfPosition, type ItemForHire } from './items-for-hire.ts';
import { lockItems, setLive } from './live-items.ts';
import { readHireRecords, type HireRecord } from './read-hire-records.ts';

type MovedHire = Moved<typeof hireFlow>;

/** So long the name of a fund is on the paper. */
const LONGEST_FUND = 150;

/** What follows from the steps of requests to hire: items are live from the submission on, and the paper is issued with the approval. */
export const hireRequests = serveRequests(hireFlow, {
  facts: async (db, ids, day) => {
    const facts = new Map<number, Facts>();
    for (const one of await readHireRecords(db, ids)) facts.set(one.id, await factsOfHire(db, { ...one, title: titleOf(one) }, day));
    return facts;
  },
  asksAgain: async (call, waiting) => {
    const reasons = new Map<number, string>();
    for (const record of await readHireRecords(
      call.db,
      waiting.map(({ id }) => id),
    )) {
      const because = await whyNotOpen(call, record);
      if (because !== null) reasons.set(record.id, `${because} Disapprove or return the request.`);
    }
    return reasons;
  },
  guard: async (call, action, moved) => {
    if (action !== 'submit' && action !== 'verify') return new Map();
    const reasons = new Map<number, string>();
    for (const record of await readHireRecords(call.db, idsOf(moved))) {
      const because = await whyNot(call, action, record);
      if (because !== null) reasons.set(record.id, because);
    }
    return reasons;
  },
  effects: {
    submit: async (call, moved) => {
      for (const record of await readHireRecords(call.db, idsOf(moved))) await copyStandards(call, record);
      await setLive(call.db, moved, true);
    },
    certify: async (call, moved, { remarks }) => {
      const fund = remarks.trim();
      if (fund.length > LONGEST_FUND) throw invalid({ remarks: [`At most ${LONGEST_FUND} characters.`] });
      await sql`update hiring.request set fund_source = ${fund} where id = any(${idsOf(moved)}::integer[])`.execute(call.db);
    },
    approve: async (call, moved) => issueHirePaper(call, await readHireRecords(call.db, idsOf(moved))),
    disapprove: giveItemsBack,
    refuse_funds: giveItemsBack,
    deny: giveItemsBack,
    fill: giveItemsBack,
    lapse: giveItemsBack,
    withdraw: async (call, moved) => {
      await giveItemsBack(call, moved);
      const codes = (await readHireRecords(call.db, idsOf(moved))).flatMap(({ code }) => code ?? []);
      await withdrawPapers(call, codes, 'The request was withdrawn.');
    },
  },
  tells: {
    approve: ({ title }) => ({ title: 'Your request to hire was approved', description: `${title}. HR makes the job post.` }),
    post: ({ title }) => ({ title: 'The job post for your request was made', description: title }),
    lapse: ({ title }) => ({
      title: 'Your request to hire lapsed',
      description: `${title}. Its publication expired or was cancelled before the vacancy was filled.`,
    }),
  },
});

function giveItemsBack({ db }: StepCall, moved: readonly MovedHire[]): Promise<void> {
  return setLive(db, moved, false);
}

/** Why the items of a request cannot be asked for any more. */
async function whyNotOpen(call: AskingCall, { id, kind, items: asked }: HireRecord): Promise<string | null> {
  if (kind !== 'plantilla') return null;
  const ids = asked.map((item) => item.id);
  const items = await readItemsForHire(call, ids, id);
  if (items.length < ids.length || items.length === 0) return 'An item of this request is no longer in the plantilla.';
  return items.map(whyNotAsked).find((because) => because !== null) ?? null;
}

/** Why a request cannot be submitted or verified now: the item is gone, held, asked for by another, or has other standards than were copied. */
async function whyNot(call: StepCall, action: HireAction, record: HireRecord): Promise<string | null> {
  if (record.kind !== 'plantilla') return null;
  const ids = record.items.map(({ id }) => id);
  await lockItems(call.db, ids);
  const because = await whyNotOpen(call, record);
  if (because !== null || action !== 'verify') return because;
  const items = await readItemsForHire(call, ids, record.id);
  return items.map((item) => whyNotAsCopied(item, record)).find((one) => one !== null) ?? null;
}

/** Why an item cannot be asked for; null where it can. */
export function whyNotAsked({ item_number: number, opening, asked_in: other }: ItemForHire): string | null {
  if (opening.closed !== null) return `Item ${number} ${opening.closed}.`;
  return other === null ? null : `Item ${number} is asked for in ${other} already. An item has one live request.`;
}

function whyNotAsCopied({ item_number: number, position_id, standards }: ItemForHire, record: HireRecord): string | null {
  if (position_id !== record.position_id) return `Item ${number} is of another position than was asked for. Return the request.`;
  const differing = differingStandards(standards, record.standards);
  if (differing.length === 0) return null;
  return `The standards of item ${number} were changed since they were copied: ${differing.join(', ')}. Return the request, so that they are copied anew.`;
}

/** The standards of the day of submission. */
async function copyStandards(call: StepCall, record: HireRecord): Promise<void> {
  const [item] = await readItemsForHire(
    call,
    record.items.map(({ id }) => id),
  );
  const found = item?.standards ?? (await readStandardsOfPosition(call, record.position_id));
  if (!found) return;
  const { education, experience_years, experience, training_hours, training, eligibility, competency } = found;
  await call.db
    .updateTable('hiring.request')
    .set({ education, experience_years, experience, training_hours, training, eligibility, competency })
    .where('id', '=', record.id)
    .execute();
}

function idsOf(moved: readonly MovedHire[]): number[] {
  return moved.map(({ id }) => id);
}
