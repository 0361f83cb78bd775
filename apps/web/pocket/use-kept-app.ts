import { useEffect } from 'react';
import { contributedBy } from '@talaan/kernel/contract/contributions.ts';
import { mayOpen, type Visitor } from '@talaan/kernel/web/guard.ts';
import { keepApp, leaveApp } from '@talaan/kernel/web/phone/keep-app.ts';
import { useOwnerOfDevice } from '@talaan/kernel/web/calls/own-device.ts';
import { shellParts } from '@talaan/kernel/web/shell-part.ts';
import { modules } from '../modules.ts';
import { screens } from '../screens.ts';

/** The first screen is there by then. */
const AFTER_MS = 3000;

/** On one's own device the app is kept, so that it opens without a network; on any other it is not, nor any longer. */
export function useKeptApp(user: (Visitor & { id: number }) | undefined): void {
  const owner = useOwnerOfDevice();
  const id = user?.id;
  useEffect(() => {
    if (user === undefined || !navigator.onLine) return;
    const act = owner === user.id ? () => keepApp(() => loadParts(user)) : leaveApp;
    // Where it fails, the next opening tries again.
    const waiting = setTimeout(() => void act().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(waiting);
    // The rights of the same user may be read anew; what they open is kept by then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [owner, id]);
}

async function loadParts(user: Visitor): Promise<void> {
  const opening = screens.filter((screen) => screen.offline && mayOpen(screen, user)).map(async ({ load }) => (await load()).keepForms?.());
  await Promise.all([...opening, import('../shell/shell.tsx'), ...contributedBy(modules, shellParts).map(({ load }) => load())]);
}
