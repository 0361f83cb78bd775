import { useSyncExternalStore } from 'react';

/** What Chromium tells a page that can be installed (WICG, Manifest Incubations); other browsers install from their own menu. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallOffer | undefined;
const watchers = new Set<() => void>();

/** Called at the start: the browser says it once, before anybody looks for it. */
export function hearInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keepOffer(event as InstallOffer);
  });
  addEventListener('appinstalled', () => keepOffer(undefined));
}

/** Asks the browser to install the app; undefined where it does not offer that. */
export function useInstall(): (() => Promise<void>) | undefined {
  const offered = useSyncExternalStore(watch, () => offer);
  if (!offered) return undefined;
  return async () => {
    await offered.prompt();
    keepOffer(undefined);
  };
}

function keepOffer(offered: InstallOffer | undefined): void {
  offer = offered;
  for (const tell of watchers) tell();
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
