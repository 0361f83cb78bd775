import { keepPage, serviceWorkerOf } from '@talaan/kernel/web/phone/keep-page.ts';

const KIOSK = '/androidLogs';
/** The program that reads faces asks for its files itself, so it is served by a service worker of its own. */
const READERS = '/assets/workers/';

/** Keeps the page of the kiosk, and the files that read faces, so that it opens without a network; true once it is kept. */
export async function keepKiosk(faceFiles: readonly string[]): Promise<boolean> {
  if (faceFiles.length > 0 && 'serviceWorker' in navigator) await serviceWorkerOf(READERS);
  return keepPage(KIOSK, faceFiles);
}
