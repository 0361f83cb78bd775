import type { CDPSession, Page } from 'playwright-core';
import { fadingEnds, screenIsReady } from './screen-check.ts';

const DESK = { width: 1440, height: 900 };
/** The smallest desk that lists are made for. */
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** The rows of a list on a desk, and on a phone. */
const TABLE = '.list-page .list-rows';
const CARDS = '.list-page .row-cards';

type Device = 'desk' | 'laptop' | 'phone';

/** A page that goes from screen to screen as a link does, without loading the product again, and becomes a phone in between. */
export interface Walk {
  page: Page;
  /** Opens an address and waits until its screen shows what it has to show. */
  goTo: (path: string, title: string) => Promise<void>;
  /** Makes the window that of such a device, unless it is. */
  as: (device: Device) => Promise<void>;
  device: () => Device;
  /** Writes a picture of the whole page, for which the browser leaves the device and does not come back by itself. */
  picture: (file: string) => Promise<void>;
  in: (colours: 'light' | 'dark') => Promise<void>;
}

export async function startWalk(page: Page): Promise<Walk> {
  const devtools = await page.context().newCDPSession(page);
  let current: Device = 'desk';
  return {
    page,
    goTo: async (path, title) => {
      if (await followLink(page, path, title)) await page.waitForFunction(isTitled, title);
      else await page.goto(path);
      await screenIsReady(page);
    },
    as: async (device) => {
      if (device === current) return;
      current = device;
      await becomeDevice(page, devtools, device);
      await screenIsReady(page);
    },
    device: () => current,
    picture: async (path) => {
      await page.screenshot({ path, fullPage: true });
      await becomeDevice(page, devtools, current);
    },
    in: async (colours) => {
      await page.emulateMedia({ colorScheme: colours });
      await page.locator(`html[data-mantine-color-scheme="${colours}"]`).waitFor();
      await fadingEnds(page);
    },
  };
}

/** Whether the tab has the title of a screen; that of a record stands behind its name. */
function isTitled(title: string): boolean {
  return document.title === title || document.title.endsWith(` – ${title}`);
}

/** False where the title of the tab would not tell that the screen has changed: there the address is loaded. */
async function followLink(page: Page, path: string, title: string): Promise<boolean> {
  return page.evaluate(
    ([address, wanted]) => {
      if (!document.querySelector('h1') || document.title.endsWith(wanted!)) return false;
      const { idx } = history.state as { idx: number };
      history.pushState({ idx: idx + 1, key: crypto.randomUUID(), usr: null }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      return true;
    },
    [path, title],
  );
}

async function becomeDevice(page: Page, devtools: CDPSession, device: Device): Promise<void> {
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: device === 'phone' });
  await page.setViewportSize({ desk: DESK, laptop: LAPTOP, phone: PHONE }[device]);
  await page.waitForFunction((coarse) => matchMedia('(pointer: coarse)').matches === coarse, device === 'phone');
  // A slow page is told of its width before it has laid out its rows for it.
  await page.waitForFunction((other) => document.querySelector(other) === null, device === 'phone' ? TABLE : CARDS);
}
