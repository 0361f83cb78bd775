import type { QueryClient } from '@tanstack/react-query';
import { say } from '@talaan/kernel/contract/say.ts';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { forgetAllDrafts, saveDraftsOf } from '@talaan/kernel/web/forms/draft.ts';
import { hasUnsavedChanges, leaveFor } from '@talaan/kernel/web/forms/leave-guard.ts';
import { forgetToken, saveToken, readToken } from '@talaan/kernel/web/calls/token.ts';
import { restartRealtime } from '@talaan/kernel/web/calls/realtime.ts';
import { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { showError } from '@talaan/kernel/web/toasts.ts';
import { forgetViewed, readViewed } from '@talaan/kernel/web/calls/view-as.ts';
import { forgetKept, keptSince } from '@talaan/kernel/web/calls/kept-answers.ts';
import { countWaiting, forgetUnsent } from '@talaan/kernel/web/calls/outbox.ts';
import { endPush } from '@talaan/kernel/web/phone/push.ts';
import { chooseOwner, isChosenByInstalling, ownerOfDevice } from '@talaan/kernel/web/calls/own-device.ts';
import { setClock } from '@talaan/kernel/web/calls/clock.ts';
import { callKey, useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { me, type CurrentUser } from '../contract.ts';
import { logout, type Admission, type Challenge } from '../contract/sign-in.ts';

/** Who is signed in; only for screens behind the guard, which has read it. */
export function useCurrentUser(): CurrentUser {
  const user = useCurrentUserIfAny();
  if (!user) throw new Error('No one is signed in on this screen.');
  return user;
}

export function useCurrentUserIfAny(): CurrentUser | undefined {
  return useCall(me, {}, { enabled: Boolean(readToken()) }).data?.user;
}

/** What the guard asks: the user behind the token. Where that fails, the visitor is signed out (specification, section 2). */
export async function readVisitor(queries: QueryClient): Promise<CurrentUser | undefined> {
  const token = readToken();
  const isNew = token !== askedWith;
  if (!token) {
    askedWith = undefined;
    if (isNew) forgetAnswers(queries);
    return undefined;
  }
  try {
    const known = { queryKey: callKey(me, {}), queryFn: () => call(me, {}), meta: { search: true } };
    const before = queries.getQueryData<{ user: CurrentUser }>(known.queryKey)?.user;
    const { user, now } = await (isNew ? queries.fetchQuery({ ...known, staleTime: 0 }) : queries.ensureQueryData(known));
    setClock(now, keptSince(me.path) ?? queries.getQueryState(known.queryKey)!.dataUpdatedAt);
    // Only now: until this was answered, the answers in memory may be those of the former user.
    askedWith = token;
    if (isNew && before?.id !== user.id) askAgain(queries, known.queryKey);
    saveDraftsOf(user.email);
    if (!readViewed()) await settleDevice(user.id);
    return user;
  } catch (failure) {
    // Without an answer, or with one that this version cannot read, nothing was verified: the session stays and the page offers to try again.
    if (!(failure instanceof ApiError) || failure.status === 0 || failure.status === 503) throw failure;
    // The user as whom one viewed Talaan can be viewed no longer: one is oneself again.
    if (readViewed()) {
      forgetViewed();
      return readVisitor(queries);
    }
    // Ends the session on the server too; one that has ended already answers 401, which need not be asked again.
    if (failure.status !== 401) await call(logout, {}).catch(() => undefined);
    forgetToken();
    await forgetKept();
    showError('Verification failed, please login again');
    return undefined;
  }
}

/** The token with which the answers in memory were asked for. */
let askedWith: string | undefined;

/** What this device keeps of its owner goes before another works on it; who installed the app made the device their own. */
async function settleDevice(accountId: number): Promise<void> {
  const owner = ownerOfDevice();
  // Chosen again after each sign-in: its token is kept as long as the device is one's own.
  if (owner === accountId || isChosenByInstalling()) return chooseOwner(accountId);
  if (owner === undefined) return;
  await Promise.all([forgetKept(), forgetUnsent(), endPush().catch(() => undefined)]);
  chooseOwner(undefined);
}

/** No one is signed in any more. */
function forgetAnswers(queries: QueryClient): void {
  restartRealtime(false);
  queries.clear();
}

/** Another user is signed in: whatever the former one was answered is removed and read again. */
function askAgain(queries: QueryClient, known: unknown[]): void {
  restartRealtime(true);
  void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== known[0] });
}

/** Stores the token of the user who was let in; otherwise returns the challenge that is left. */
export function saveAdmission(admission: Admission): Challenge | undefined {
  if (!('token' in admission)) return admission;
  saveToken(admission.token);
  return undefined;
}

/** Leaves nothing of the session, in this tab and in the others. */
export async function signOut(): Promise<void> {
  if (hasUnsavedChanges() && !(await confirm(throwAway()))) return;
  if (!(await confirmThrowAwayUnsent(say('Log out?'), say('Log out')))) return;
  forgetViewed();
  await call(logout, {}).catch(() => undefined);
  forgetToken();
  await Promise.all([forgetKept(), forgetUnsent(), endPush().catch(() => undefined)]);
  otherTabs.postMessage('signed out');
  leaveSignedOut();
}

/** Called by the shell: a tab goes with the one in which somebody signed out. Returns how to take it back. */
export function followSignOut(): () => void {
  otherTabs.addEventListener('message', leaveSignedOut);
  return () => otherTabs.removeEventListener('message', leaveSignedOut);
}

const otherTabs = new BroadcastChannel('talaan.session');

function throwAway() {
  const question = say('You have unsaved changes on this page. Logging out throws them away.');
  return { title: say('Log out?'), question, action: say('Log out'), danger: true };
}

/** Asks before an act that removes what was filed on this device and is not sent yet; true where nothing is. */
export async function confirmThrowAwayUnsent(title: string, action: string): Promise<boolean> {
  const many = await countWaiting().catch(() => 0);
  if (many === 0) return true;
  const question = say('Filed offline and waiting to be sent: {requests}. They will be removed and not sent.', {
    requests: count(many, 'request'),
  });
  return confirm({ title, question, action, danger: true });
}

function leaveSignedOut(): void {
  forgetAllDrafts();
  leaveFor('/login');
}
