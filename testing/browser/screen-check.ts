import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** What is still on its way: skeletons, busy lists, lines of progress, fading. */
export const LOADING = '.mantine-Skeleton-root, [aria-busy="true"], .opening';

/** Waits until the screen shows what it has to show. */
export async function screenIsReady(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction((loading) => !document.querySelector(loading), LOADING);
  await fadingEnds(page);
}

/** Colours half-way from light to dark would be measured as they are. */
export async function fadingEnds(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
}

/** Of a long list the first rows are looked at: the others have the same parts. */
const ROWS_ALIKE = '.list-rows tbody tr:nth-child(n+13), .row-cards > :nth-child(n+13)';

/** The short one: each page reads it anew. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const DIALOG = '[role="dialog"]';

interface Look {
  /** Of these of axe's rules; otherwise of all. */
  only?: string[];
  without?: string[];
  /** Below this element; otherwise on the whole page. */
  within?: string;
}

/** What axe finds on the page as it is, one line a rule. */
export async function findViolations(page: Page, { only, without, within }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const rules = Object.fromEntries((without ?? []).map((rule) => [rule, { enabled: false }]));
  // Frames show papers, in the browser's own viewer. What passes is not described: that takes longer than to find it.
  const options: RunOptions = { iframes: false, resultTypes: ['violations'], rules, ...(only && { runOnly: only }) };
  return page.evaluate(runAxe, { within, alike: ROWS_ALIKE, options });
}

/** Runs in the page. */
async function runAxe({ within, alike, options }: { within: string | undefined; alike: string; options: RunOptions }): Promise<string[]> {
  const context = { include: within ?? 'html', exclude: alike };
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    const told = document.querySelector(String(first?.target[0]))?.textContent ?? '';
    return `axe ${id}: ${help} (${nodes.length} times, such as ${first?.html.slice(0, 160)} with “${told.slice(0, 80)}”: ${first?.failureSummary?.replace(/\s+/g, ' ').slice(0, 240)})`;
  });
}

/** Of the dialog that is open: the screen behind it is looked at by its address. */
export async function expectNoViolations(page: Page): Promise<void> {
  const isOpen = (await page.locator(DIALOG).count()) > 0;
  assert.deepEqual(await findViolations(page, isOpen ? { within: DIALOG } : {}), []);
}

/** What is wider than the window, so that the page itself scrolls sideways. */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll('#root *')].filter((element) => element.getBoundingClientRect().right > width + 1);
    return [`wider than the window by ${document.documentElement.scrollWidth - width} px: ${wide.at(-1)?.outerHTML.slice(0, 160)}`];
  });
}

/** What a thumb misses: buttons, fields and menu lines below 44 px; links within a text may be as high as the text. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('button:not([tabindex="-1"]), select, input, textarea, [role="tab"], [role="menuitem"]'),
    ];
    const seen = targets.filter(
      (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.offsetWidth > 2,
    );
    return seen
      .filter((element) => pressedSize(element) < 43.5)
      .map((element) => {
        const name = element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.getAttribute('name'));
        return `too small for a thumb, ${Math.round(pressedSize(element))} px: ${name?.replace(/\d+/, 'N')} (${element.className.match(/mantine-\w+-\w+/)?.[0] ?? element.tagName})`;
      });

    /** A field is pressed anywhere in its frame, a check-box in its label and around it too. */
    function pressedSize(element: HTMLElement): number {
      const around = Number.parseFloat(getComputedStyle(element, '::after').height) || 0;
      const pressed = element.closest('label, .mantine-Input-wrapper') ?? element;
      const { height, width } = pressed.getBoundingClientRect();
      return Math.max(around, Math.min(height, width));
    }
  });
}
