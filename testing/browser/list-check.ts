import type { Page } from 'playwright-core';

/** What a list is measured by (decision 58): how many rows are seen, where they begin, and that all of a text can be read. */
const LEAST_ROWS = 20;
const TABLE_TOP = 160;
const PHONE_TOP = 120;
const ROW = 34;
/** The name and the facts take three lines each at most. */
const CARD = 136;

/** Of a column that tells rows apart so many may be cut; the rest shows on hover and focus. */
const MOST_CUT = 0.05;

/** By the words of its head: names, positions, offices, numbers and e-mail. The first column always tells rows apart. */
const TELLS_APART =
  /name|person|employee|applicant|teacher|incumbent|position|office|campus|unit|number|\bno\.|item|e-mail|code|status|state\b|type|kind/i;

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

/** How much of a column of a list, or of a line of its cards, cannot be read. */
interface Cut {
  column: string;
  rows: number;
  cut: number;
  /** One that is cut. */
  such: string;
}

/** The columns that tell the rows of the open list apart, on a phone the two lines of its cards; none where there is no list. */
async function measureCuts(page: Page): Promise<Cut[]> {
  return page.evaluate((tellsApart) => {
    const apart = new RegExp(tellsApart, 'i');
    const heads = [...document.querySelectorAll<HTMLElement>('.list-page .list-rows th:not(.select-cell)')];
    const rows = [...document.querySelectorAll('.list-page .list-rows tbody tr:not(.group-row)')];
    const columns = heads.flatMap((head, place) => {
      const title = head.textContent;
      if (place > 0 && !apart.test(title)) return [];
      return [
        measure(
          title,
          rows.map((row) => row.querySelectorAll<HTMLElement>('td:not(.select-cell)')[place]),
        ),
      ];
    });
    const cards = [...document.querySelectorAll('.list-page .row-cards .row-card')];
    const lines = ['row-card-name', 'row-card-facts'].map((line) =>
      measure(
        line,
        cards.map((card) => card.querySelector<HTMLElement>(`.${line}`)),
      ),
    );
    return [...columns, ...lines].filter((one) => one.rows > 0);

    function measure(column: string, cells: (HTMLElement | null | undefined)[]): Cut {
      const filled = cells.filter((cell): cell is HTMLElement => Boolean(cell?.textContent));
      const cut = filled.filter((cell) => [cell, ...cell.querySelectorAll<HTMLElement>('*')].some(isCut));
      return { column, rows: filled.length, cut: cut.length, such: cut[0]?.textContent ?? '' };
    }

    function isCut(element: HTMLElement): boolean {
      // A face without room beside its name is out of sight, below the line of the name.
      if (element.matches('.named-face') || getComputedStyle(element).overflowX === 'visible') return false;
      // What is said beside the value may be cut where the value is not.
      const aside = element.querySelector<HTMLElement>(':scope > .cell-aside, :scope > * > .cell-aside');
      if (aside && aside.getBoundingClientRect().left <= element.getBoundingClientRect().right) return false;
      return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 6;
    }
  }, TELLS_APART.source);
}

/** The columns of the open list of which more is cut than may be. */
export async function findCutFaults(page: Page): Promise<string[]> {
  const cuts = await measureCuts(page);
  return cuts
    .filter(({ rows, cut }) => cut > Math.max(1, rows * MOST_CUT))
    .map(({ column, rows, cut, such }) => `'${column}' is cut in ${cut} of ${rows} rows, such as '${such}'`);
}
