import type { Page } from 'playwright-core';

/** How far below the top bar the head of a page may end on a phone (README of kernel/web). */
const PHONE_HEAD = 120;

/** What is wrong with what is around a page's content: where one is, its main action, and where the focus of an open dialog is. */
export async function findFrameFaults(page: Page): Promise<string[]> {
  return page.evaluate((lowest) => {
    const faults: string[] = [];
    const bar = document.querySelector('.mantine-AppShell-header');
    const here = document.querySelector('.breadcrumb [aria-current="page"]')?.textContent;
    const heading = document.querySelector('main h1')?.textContent;
    if (here && heading && here !== heading) faults.push(`the breadcrumb says '${here}' over '${heading}'`);
    // A title that the bar would cut, such as the subject of a circular, is what one came to read.
    const head = document.querySelector('.page-head:has([data-in-top-bar]), .record-head');
    if (bar && head && innerWidth < 768) {
      const ends = head.getBoundingClientRect().bottom - bar.getBoundingClientRect().bottom;
      if (ends > lowest) faults.push(`the head of the page ends ${Math.round(ends)} px below the top bar`);
    }
    const dialog = [...document.querySelectorAll('[role="dialog"]')].findLast((one) => one.checkVisibility());
    const main = (dialog ?? document.querySelector('main'))?.querySelector<HTMLElement>('.form-foot [type="submit"]');
    // A form that begins below what one reads first has its button there.
    const begins = main?.closest('form')?.getBoundingClientRect().top ?? 0;
    if (main && begins < innerHeight && scrollY === 0 && main.getBoundingClientRect().bottom > innerHeight)
      faults.push(`'${main.textContent}' is out of sight`);
    if (dialog && !dialog.contains(document.activeElement)) faults.push('the dialog has not the focus');
    return faults;
  }, PHONE_HEAD);
}
