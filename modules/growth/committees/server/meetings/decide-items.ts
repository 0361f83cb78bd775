import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { troubleOf } from '@talaan/kernel/server/database/database-trouble.ts';
import { invalid, toRefusal, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { takeStep } from '@talaan/requests/server/public.ts';
import type { decideItems as endpoint } from '../../contract/meetings.ts';
import type { ItemJudged } from '../../rules/decide-items.ts';
import { PLAIN_DECISIONS } from '../../workflow.ts';
import { lockMeeting, type FoundMeeting } from './find-meeting.ts';
import { judge, kindsOf, plainActions, readItems, stepsFor, type ItemRow } from './read-agenda.ts';

type Outcome = AnswerOf<typeof endpoint>['outcomes'][number];
type Deciding = CallOf<typeof endpoint>;

/**
 * Records what a meeting decided of items; what it decides of a request is a step of that, taken by the secretary. Errors: 404; 409 before it is held,
 * without a quorum, and for who is not its secretary. What is refused for one item is told with it.
 */
export async function decideItems(call: Deciding): Promise<AnswerOf<typeof endpoint>> {
  const { params, body } = call;
  const meeting = await lockMeeting(call, params.id, 'HELD');
  if (!meeting.is_secretary) throw wrongState(`What the meeting decided is recorded by its secretary.`);
  const items = await readItems(call, params.id, body.items);
  if (items.length < new Set(body.items).size) throw invalid({ items: ['One of these is no more on this agenda. Reload the page.'] });
  const judged = await judge(call, meeting, items);
  const outcomes: Outcome[] = [];
  for (const item of items) outcomes.push(await decideOne(call, meeting, item, judged.get(item.id)!));
  const done = outcomes.filter((one) => one.done).length;
  const refused = outcomes.length - done;
  return {
    message: `${done === 1 ? '1 item was' : `${done} items were`} decided${refused === 0 ? '' : `, ${refused} not`}.`,
    outcomes,
  };
}

/** In a savepoint of its own, so that one that is refused does not take the others along. */
async function decideOne(call: Deciding, meeting: FoundMeeting, item: ItemRow, judged: ItemJudged): Promise<Outcome> {
  const { db, server, requestId } = call;
  const outcome = { id: item.id, title: item.title };
  await sql`savepoint before_an_item`.execute(db);
  try {
    await decide(call, meeting, item, judged);
    // What is checked at the end of the transaction would take all of them along.
    await sql`set constraints all immediate`.execute(db);
    await sql`set constraints all deferred`.execute(db);
    await sql`release savepoint before_an_item`.execute(db);
    return { ...outcome, done: true, because: null };
  } catch (error) {
    if (troubleOf(error)) throw error;
    await sql`rollback to savepoint before_an_item`.execute(db);
    const refusal = toRefusal(error, server.constraints, requestId, server.http.log);
    if (refusal.status >= 500) throw error;
    return { ...outcome, done: false, because: refusal.message };
  }
}

async function decide(call: Deciding, meeting: FoundMeeting, item: ItemRow, judged: ItemJudged): Promise<void> {
  const { db, actor, now, body } = call;
  const { action, remarks } = body;
  if (item.decision !== null) throw wrongState(`It was decided already: ${item.decision_words.toLowerCase()}.`);
  const found = kindsOf(call).get(item.kind ?? '');
  const steps = found ? stepsFor(found.kind, meeting, item.state!) : [];
  const step = steps.find((one) => one.action === action);
  const open = step ?? plainActions(item).find((one) => one.action === action);
  if (!open) throw wrongState('This cannot be decided of it now. Reload the page.');
  // Who defers decides nothing, so that a row without a quorum can be put off.
  if (judged.refused !== null && action !== 'DEFER') throw wrongState(judged.refused);
  if (open.needs_reason !== null && remarks === '') throw invalid({ remarks: ['Enter the reason.'] });
  if (step)
    await takeStep(call, {
      kind: found!.kind,
      id: item.request_id!,
      action,
      remarks: remarks === '' ? `${meeting.committee}, meeting of ${longDate(meeting.date)}` : remarks,
      input: found!.inputOf?.(action, { meetingId: meeting.id, on: meeting.date }),
      details: { meeting: meeting.id },
    });
  // In the minutes stands what became of it: `Endorsed`, not `Endorse`.
  const words = step
    ? found!.kind.wordsOf(found!.kind.after(item.state!, action))
    : PLAIN_DECISIONS[action as keyof typeof PLAIN_DECISIONS];
  await sql`
    update committees.item set decision = ${action}, decision_words = ${words}, remarks = ${remarks}, abstained = ${judged.abstains}::text[],
      own_office = ${judged.own_office}::text[], decided_by = ${actor.accountId || null}::integer, decided_at = ${now.toString()}::timestamptz
    where id = ${item.id}`.execute(db);
  await recordChange(call, {
    action: 'decide at a meeting',
    subject: `committees.item:${item.id}`,
    personnelId: item.owner_id,
    after: { meeting: meeting.id, decision: words, remarks },
  });
}
