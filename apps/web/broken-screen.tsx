import { useEffect, useSyncExternalStore } from 'react';
import { EmptyState, Title } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { useRouteError } from 'react-router';
import { CodeNotLoaded } from '@talaan/kernel/web/router.ts';
import { BrokenNote } from './broken.tsx';

const RELOADED = 'talaan.reloaded';
const NOT_AGAIN_FOR_MS = 5 * 60_000;

/** Within the shell: a screen that could not open. Its code is fetched anew, by loading the page, once the line is there. */
export function BrokenScreen() {
  const failure = useRouteError();
  const online = useSyncExternalStore(watchLine, () => navigator.onLine);
  const mayReload = failure instanceof CodeNotLoaded && online && !hasJustReloaded();
  useEffect(() => {
    if (!mayReload) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  }, [mayReload]);
  if (mayReload) return null;
  if (failure instanceof CodeNotLoaded && !online)
    return (
      <EmptyState
        role="status"
        icon={<IconWifiOff />}
        title={<Title order={1}>You are offline</Title>}
        description="This screen opens as soon as the line is back."
      />
    );
  return <BrokenNote />;
}

/** A page that fails again after it was loaded anew has another fault. */
function hasJustReloaded(): boolean {
  return Date.now() - Number(sessionStorage.getItem(RELOADED)) < NOT_AGAIN_FOR_MS;
}

/** Known at the first look: a page that is loaded anew without a line would be gone. */
function watchLine(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
