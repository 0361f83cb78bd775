import type { Page } from 'playwright-core';

/** Of a column that tells rows apart so many may be cut; the rest shows on hover and focus. */
const MOST_CUT = 0.05;

/** By the words of its head: names, positions, offices, numbers and e-mail. The first column always tells rows apart. */
const TELLS_APART =
  /name|person|employee|applicant|teacher|incumbent|position|office|campus|unit|number|\bno\.|item|e-mail|code|status|state\b|type|kind/i;

/** How much of a column of a list, or of a line of its cards, cannot be read. */
export interface Cut {
  column: string;
  rows: number;
  cut: number;
  /** One that is cut. */
  such: string;
}

/** The columns that tell the rows of the open list apart, on a phone the two lines of its cards; none where there is no list. */
export async function measureCuts(page: Page): Promise<Cut[]> {
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
      if (getComputedStyle(element).overflowX === 'visible') return false;
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
    .filter(({ rows, cut }) => cut > rows * MOST_CUT)
    .map(({ column, rows, cut, such }) => `'${column}' is cut in ${cut} of ${rows} rows, such as '${such}'`);
}
