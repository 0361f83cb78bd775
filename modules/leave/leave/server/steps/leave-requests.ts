import { serveRequests, type Moved, type StepCall } from '@talaan/requests/server/public.ts';
import { recallApplication, shortenApplication } from '../../contract/applications.ts';
import { leaveValues, type LeaveValues } from '../../contract/shapes.ts';
import { headFirstFlow, leaveFlow, type LeaveAction } from '../../workflow.ts';
import { approveLeaves, takeApprovalsBack } from './approve.ts';
import { askAgain } from '../applications/ask-again.ts';
import { certifyLeaves } from './certify.ts';
import { releaseCredits } from '../applications/credits.ts';
import { findLeaves, type Leave } from '../applications/find-leaves.ts';
import { issueForms, withdrawForms } from '../forms/issue-forms.ts';
import { factsOfLeave } from './leave-facts.ts';
import { correctLeave } from './correct-leave.ts';
import { setLive, takeLeaveHours } from '../applications/write-days.ts';
import { whyNot } from './why-not.ts';
import { confirmDeemed, flagDeemed } from './deemed.ts';
import { cancelLeave, confirmCancellation, cutToService, endWithService, recallLeave, shortenLeave } from '../changes/end-leave.ts';
import { followApproval, leaveStandings } from './follow-approval.ts';
import { whyNotLater } from './why-not-later.ts';

const UNDECIDED: ReadonlySet<string> = new Set(['SUBMITTED', 'CERTIFIED', 'RECOMMENDED', 'RETURNED']);

type MovedLeave = Moved<typeof leaveFlow, Leave>;

/** What follows from the steps of leave: credits held, posted and given back, the days in attendance. */
const own: Parameters<typeof serveRequests<typeof leaveFlow, Leave>>[1] = {
  reads: async ({ db, today }, ids) => new Map((await findLeaves(db, ids, today)).map((leave) => [leave.id, leave])),
  facts: async (db, ids, day) => {
    const leaves = await findLeaves(db, ids, day);
    return new Map(leaves.map((leave) => [leave.id, factsOfLeave({ ...leave, isAbroad: leave.place === 'ABROAD' })]));
  },
  asksAgain: askAgain,
  notNow: (call, action: LeaveAction, waiting) => reasonsOf(waiting, (leave) => whyNot(call, action, leave)),
  guard: (call, action: LeaveAction, moved, input) => reasonsOf(moved, (leave) => whyNotLater(call, action, leave, input)),
  inputs: {
    resubmit: leaveValues,
    shorten: shortenApplication.body.omit({ remarks: true }),
    recall: recallApplication.body.omit({ remarks: true }),
  },
  effects: {
    certify: (call, moved) => certifyLeaves(call, leavesOf(moved), stepIn(moved)),
    approve: async (call, moved) => {
      await approveLeaves(call, leavesOf(moved), stepIn(moved));
      await followApproval(call, moved);
      await issueForms(call, idsOf(moved));
    },
    disapprove: (call, moved) => letGo(call, moved, 'The application was disapproved'),
    return: (call, moved) => letGo(call, moved, 'The application was returned'),
    withdraw: (call, moved) => letGo(call, moved, 'The application was withdrawn'),
    takeBack: async (call, moved, { remarks }) => {
      const approved = moved.filter(({ from }) => from === 'APPROVED');
      if (approved.length === 0) return;
      await takeApprovalsBack(call, leavesOf(approved), stepIn(moved), remarks);
      await withdrawForms(call, idsOf(approved), 'The certification of the leave was taken back.');
      await leaveStandings(call, approved, remarks);
    },
    resubmit: async (call, moved, { input }) => {
      for (const leave of leavesOf(moved)) await correctLeave(call, leave, input as LeaveValues, stepIn(moved)(leave));
    },
    flagDeemed,
    confirmDeemed: async (call, moved) => {
      await confirmDeemed(call, moved, stepIn(moved));
      await followApproval(call, moved);
      await issueForms(call, idsOf(moved));
    },
    endWithService: async (call, moved, input) => {
      const decided = moved.filter(({ from }) => !UNDECIDED.has(from));
      await letGo(
        call,
        moved.filter(({ from }) => UNDECIDED.has(from)),
        input.remarks,
      );
      await endWithService(call, decided, input);
    },
    cutToService,
    confirmCancel: confirmCancellation,
    cancel: cancelLeave,
    shorten: shortenLeave,
    recall: recallLeave,
  },
  tells: {
    cutToService: ({ title }, remarks) => ({
      title: 'Your leave was shortened',
      description: `${title}. ${remarks}: later dates are given back.`,
    }),
    approve: ({ title }) => ({ title: 'Your leave was approved', description: `${title}. It is in your daily time record.` }),
  },
};

export const leaveRequests = serveRequests(leaveFlow, own);
export const headFirstRequests = serveRequests(headFirstFlow, own);

/** Of those against which something stands, why, by their numbers. */
async function reasonsOf(
  waiting: readonly { id: number; record: Leave }[],
  whyNotOf: (leave: Leave) => Promise<string | null>,
): Promise<Map<number, string>> {
  const because = await Promise.all(waiting.map(({ record }) => whyNotOf(record)));
  return new Map(waiting.flatMap(({ id }, at) => (because[at] === null ? [] : [[id, because[at]!]])));
}

/** The credits and the hours are free again; the dates are kept as they were applied for. */
async function letGo(call: StepCall, moved: readonly MovedLeave[], reason: string): Promise<void> {
  const held = moved.filter(({ from }) => from !== 'RETURNED').map(({ id }) => id);
  for (const id of held) await releaseCredits(call, id, reason);
  await setLive(call.db, held, false);
  await takeLeaveHours(
    call.db,
    moved.map(({ id, ownerId }) => ({ id, personnelId: ownerId!, dates: [] })),
  );
}

/** In the order of their numbers. */
function leavesOf(moved: readonly MovedLeave[]): Leave[] {
  return moved.map(({ record }) => record).toSorted((one, other) => one.id - other.id);
}

function idsOf(moved: readonly MovedLeave[]): number[] {
  return moved.map(({ id }) => id);
}

/** The number of the step that is taken, by which its postings are told from earlier ones. */
function stepIn(moved: readonly MovedLeave[]): (leave: Leave) => number {
  const numbers = new Map(moved.map(({ id, no }) => [id, no]));
  return ({ id }) => numbers.get(id)!;
}
