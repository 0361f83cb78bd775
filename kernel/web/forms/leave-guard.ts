import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { confirm } from '../dialogs/confirm.tsx';
import { say } from '../../contract/say.ts';

/** The forms on the page, each saying whether it has unsaved changes. */
const forms = new Set<() => boolean>();
let leaving = false;

export function hasUnsavedChanges(): boolean {
  return [...forms].some((hasChanges) => hasChanges());
}

/** Leaves without the browser's question: it was asked already, or there is nobody any more to stay. */
export function leaveFor(address: string): void {
  leaving = true;
  location.assign(address);
}

/** Asks before unsaved changes are left, within the site and when the tab closes; those of a dialog also by Back on the same page. */
export function useLeaveGuard(hasChanges: () => boolean, { inDialog = false } = {}): void {
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // The maintenance page comes and goes by itself; the draft waits.
    const leaves = currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== '/503';
    const closes = inDialog && historyAction === NavigationType.Pop && currentLocation.search !== nextLocation.search;
    return (leaves || closes) && hasChanges();
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: say('Leave this page?'),
      question: say('You have unsaved changes. They stay here as a draft until you sign out or close this tab.'),
      action: say('Leave'),
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => !leaving && hasChanges() && event.preventDefault();
    forms.add(hasChanges);
    addEventListener('beforeunload', ask);
    return () => {
      forms.delete(hasChanges);
      removeEventListener('beforeunload', ask);
    };
  });
}
