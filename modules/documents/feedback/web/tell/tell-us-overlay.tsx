import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { setAsked, useAsked } from './asked.ts';

const TellUsDialog = openedLater(async () => (await import('./tell-us-dialog.tsx')).TellUsDialog);

/** ‘Tell us’ over the screen that is open, once it was asked for. */
export function Part() {
  return useAsked() && <TellUsDialog onClose={() => setAsked(false)} />;
}
