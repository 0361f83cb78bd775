import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { count, isWorkday, listAccounts, requireDone, type University } from '../university.ts';

const KIND = 'leave';

/** At noon everybody agrees to the leave that waits for them, where the inbox offers it. */
export async function decidersDecide(university: University, day: Temporal.PlainDate): Promise<void> {
  if (!isWorkday(day)) return;
  for (const who of await listAccounts(university)) {
    const caller = await university.app.as(who);
    const { body } = requireDone(`the inbox of ${who}`, await caller.call(readInbox, { query: { kind: KIND, per_page: 200 } }));
    for (const { id, seen, actions } of body.requests) {
      const agreed = actions.find(({ key, on_its_screen }) => key === 'a' && !on_its_screen);
      if (!agreed) continue;
      const { status, body: said } = await caller.call(takeStep, { params: { id }, body: { action: agreed.action, seen, remarks: '' } });
      if (status >= 500) throw new Error(`${who} could not decide request ${id}: ${status} ${JSON.stringify(said)}`);
      count(university, status === 200 ? 'decisions' : 'decisions refused');
    }
  }
}
