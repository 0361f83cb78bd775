import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { takeStepInAll } from '@talaan/requests/server/public.ts';
import type { actOnNotices as endpoint } from '../../contract/notices.ts';
import { noticeFlow } from '../../workflow.ts';

/** Takes a step in the chosen notices, all or none. Errors: 404 where one is out of reach, 409 where one is in another state or its salary has changed. */
export async function actOnNotices(call: CallOf<typeof endpoint>) {
  const { action, ids, reason } = call.body;
  const moved = await takeStepInAll(call, { kind: noticeFlow, action, remarks: reason, items: ids.map((id) => ({ id })) });
  const what = moved.length === 1 ? 'The notice is' : `${moved.length} notices are`;
  return { message: `${what} ${noticeFlow.wordsOf(noticeFlow.after('GENERATED', action)).toLowerCase()} now.` };
}
