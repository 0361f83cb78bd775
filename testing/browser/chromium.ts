import { chromium, type Browser } from 'playwright-core';
import { findChromium, findShell } from './find-chromium.ts';
import { prepareChromium } from './prepare-chromium.ts';

/** Quiet, and without what a browser does for its owner in the background. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Where this folder is small, as in containers, pages would break.
  '--disable-dev-shm-usage',
];

/** A page of a test lives for seconds: to optimize its code and to collect its garbage early takes more of the processor than it saves. */
const FOR_TESTS = [
  '--js-flags=--no-maglev --no-turbofan --min-semi-space-size=64 --max-semi-space-size=64',
  '--enable-features=NetworkServiceInProcess2',
];

interface Launch {
  /** It shows a PDF in the page. */
  viewer: boolean;
  /** As fast as people have it: where it is measured, or reads pictures. */
  measured?: boolean;
  /** Its camera shows this film (Y4M), without asking. */
  film?: string;
}

export async function launchChromium({ viewer, measured = false, film }: Launch): Promise<Browser> {
  await prepareChromium(console.log);
  const camera = film
    ? ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
    : [];
  const args = [...FLAGS, ...(measured ? [] : FOR_TESTS), ...camera];
  return chromium.launch({ executablePath: (!viewer && findShell()) || findChromium(), args });
}
