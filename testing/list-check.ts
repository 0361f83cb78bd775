import type { Page } from 'playwright-core';

/** What a list is measured by (decision 58): how many rows are seen, where they begin, and that all of a text can be read. */
const LEAST_ROWS = 20;
const TABLE_TOP = 160;
const PHONE_TOP = 120;
const ROW = 34;
/** The name and the facts take two lines each at most. */
const CARD = 94;

/** What is wrong with the list of the screen, at 1440 × 900 or on a smaller desk; nothing where it has no table. */
export async function findListFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, highest, row]) => {
      const table = document.querySelector('.list-page .list-rows');
      const first = table?.querySelector('tbody tr');
      if (!table || !first) return [];
      const faults: string[] = [];
      const bar = document.querySelector('.mantine-AppShell-header')!.getBoundingClientRect().bottom;
      const top = table.getBoundingClientRect().top - bar;
      if (top > highest) faults.push(`the table begins ${Math.round(top)} px below the top bar`);
      const { top: begin, height } = first.getBoundingClientRect();
      if (height > row + 0.5) faults.push(`rows of ${height} px`);
      const inHead = [...document.querySelectorAll('.list-head :is(h1, a, button)')].filter((one) => one.checkVisibility());
      for (const [at, one] of inHead.entries())
        for (const other of inHead.slice(at + 1)) {
          const [left, right] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          if (Math.min(left.right, right.right) - Math.max(left.left, right.left) > 1 && Math.abs(left.top - right.top) < left.height)
            faults.push(`'${one.textContent}' under '${other.textContent}'`);
        }
      const seen = Math.floor((innerHeight - 9 - begin) / row);
      // Filters that are set may take a line of their own.
      const isFull = innerWidth >= 1440;
      if (isFull && seen < least && !document.querySelector('.filter-pill[data-set]')) faults.push(`room for ${seen} rows`);
      // On a smaller desk a wide list scrolls beneath its first column and its actions.
      const stays = !isFull && table.querySelector('th[data-pinned]') !== null;
      if (!stays && table.scrollWidth > table.clientWidth + 1)
        faults.push(`columns wider than the table by ${table.scrollWidth - table.clientWidth} px`);
      for (const cell of table.querySelectorAll<HTMLElement>('th, td')) {
        // A button behind an ellipsis could not be pressed; a text that is cut shows itself on hover only within `cut-text`.
        if (cell.textContent && !cell.querySelector('.cut-text') && cell.scrollWidth > cell.clientWidth + 1)
          faults.push(`cut: ${cell.textContent}`);
        if (cell.matches('th') && !cell.textContent && !cell.querySelector('input')) faults.push('a column without a name');
      }
      const sorted = table.querySelectorAll('th[aria-sort]:not([aria-sort="none"])').length;
      if (sorted > 1) faults.push(`sorted by ${sorted} columns`);
      return faults;
    },
    [LEAST_ROWS, TABLE_TOP, ROW] as const,
  );
}

/** What is wrong with the cards of a list on a phone. */
export async function findCardFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ([highest, high]) => {
      const cards = document.querySelector('.list-page .row-cards');
      if (!cards) return [];
      const bar = document.querySelector('.mantine-AppShell-header')!.getBoundingClientRect().bottom;
      // The totals of a report are content too.
      const first = document.querySelector('.list-page .list-above dl') ?? cards;
      const top = first.getBoundingClientRect().top - bar;
      const faults = top > highest ? [`the cards begin ${Math.round(top)} px below the top bar`] : [];
      const tall = [...cards.querySelectorAll<HTMLElement>('.row-card[data-opens]')].filter((card) => card.offsetHeight > high);
      if (tall.length > 0) faults.push(`cards of ${tall[0]!.offsetHeight} px`);
      return faults;
    },
    [PHONE_TOP, CARD] as const,
  );
}
