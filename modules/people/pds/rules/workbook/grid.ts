/** One sheet of a workbook as text, and where in it we are. */
export interface SheetOfWorkbook {
  name: string;
  rows: readonly (readonly string[])[];
}

export interface Cell {
  row: number;
  column: number;
}

/** A label as people leave it: without its number, capitals, hints in brackets and line breaks. */
export function plainLabel(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\d{1,2}\s*[.)]\s*/, '')
    .replace(/[:.]+$/, '')
    .trim();
}

/** What stands in a cell as an answer: N/A and its like, and lines to write upon, are none. */
export function plainValue(text: string): string {
  const value = onOneLine(text);
  return NONE.test(value) || /^([-–—.]+|x{2,})$/i.test(value) ? '' : value;
}

/** How the sheet itself says in a box that there is none. */
export const NOT_APPLICABLE = 'N/A';

/** The same of a box in which N/A is an answer, such as a middle name. */
export function valueOrNone(text: string): string {
  return saysNone(text) ? NOT_APPLICABLE : plainValue(text);
}

/** Whether somebody wrote that it does not apply; a dash or a line is no word. */
export function saysNone(text: string): boolean {
  return NONE.test(onOneLine(text));
}

const NONE = /^([(*-]*\s*n\s*[/.\\-]?\s*a\.?\s*[)*-]*|not applicable|none|nil)$/i;

function onOneLine(text: string): string {
  return text.replaceAll(/_{2,}/g, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Some type behind the colon of the label itself. */
export function behindColon(text: string, as = plainValue): string {
  return text.includes(':') ? as(text.slice(text.indexOf(':') + 1)) : '';
}

const TICK = /^(☑|☒|✓|✔|x|\/|\[\s*[x/✓]\s*\]|\(\s*[x/✓]\s*\))$/i;
/** The number of an item, in a cell before its label. */
const ITEM = /^\d{1,2}\.?$/;
/** The official workbook keeps the choices of its lists beside the form; so many in a column and in order are no answers. */
const CHOICES = 30;

/** A sheet in which cells are found by their printed labels; what was read or printed is ticked off, so that the rest can be shown. */
export class Grid {
  readonly name: string;
  readonly #rows: readonly (readonly string[])[];
  readonly #isLabel: (text: string) => boolean;
  readonly #taken = new Set<string>();

  constructor(sheet: SheetOfWorkbook, isLabel: (text: string) => boolean) {
    this.name = sheet.name;
    this.#rows = sheet.rows;
    this.#isLabel = isLabel;
  }

  get height(): number {
    return this.#rows.length;
  }

  text({ row, column }: Cell): string {
    return this.#rows[row]?.[column] ?? '';
  }

  /** The first text of a row. */
  firstOf(row: number): string {
    return this.#rows[row]?.find((text) => text.trim() !== '') ?? '';
  }

  /** The first cell whose label matches, row by row, within these rows and columns. */
  find(pattern: RegExp, { from = 0, until = this.height, left = 0, right = Infinity } = {}): Cell | null {
    for (let row = from; row < Math.min(until, this.height); row += 1) {
      const column = this.#rows[row]!.findIndex((text, at) => at >= left && at < right && text !== '' && isCalled(text, pattern));
      if (column >= 0) return { row, column };
    }
    return null;
  }

  /** The answer behind the colon of a label, or the first one to its right in its row, before the next label. */
  right(label: Cell, until = Infinity, as = plainValue): string {
    const inside = behindColon(this.text(label), as);
    if (inside !== '') return inside;
    const row = this.#rows[label.row] ?? [];
    for (let column = label.column + 1; column < Math.min(row.length, until); column += 1) {
      if (row[column] === '') continue;
      if (this.#isLabel(row[column]!)) return '';
      return this.take({ row: label.row, column }, as);
    }
    return '';
  }

  /** The answer that stands over a small caption, in its column or what is merged with it. */
  above(caption: Cell, until: number, as = plainValue): string {
    for (let row = caption.row - 1; row >= Math.max(0, caption.row - 3); row -= 1) {
      for (let column = caption.column; column < until; column += 1) {
        const text = this.#rows[row]?.[column] ?? '';
        if (text === '' || text.startsWith('☐')) continue;
        if (this.#isLabel(text)) return '';
        return this.take({ row, column }, as);
      }
    }
    return '';
  }

  take(cell: Cell, as = plainValue): string {
    this.#taken.add(`${cell.row}:${cell.column}`);
    return as(this.text(cell));
  }

  /** Where the column of a printed table begins: the cell with the number of its item belongs to it. */
  startOf({ row, column }: Cell): number {
    for (let at = column - 1; at >= 0; at -= 1) {
      const text = this.text({ row, column: at }).trim();
      if (text !== '') return ITEM.test(text) ? at : column;
    }
    return column;
  }

  /** Whether somebody put a mark into the cell before this one. */
  isMarked({ row, column }: Cell): boolean {
    for (let at = column - 1; at >= Math.max(0, column - 2); at -= 1) {
      const text = this.text({ row, column: at }).trim();
      if (text === '') continue;
      if (!TICK.test(text)) return false;
      this.take({ row, column: at });
      return true;
    }
    return false;
  }

  /** A text between two columns of a row, taken. */
  between(row: number, from: number, until: number, as = plainValue): string {
    for (let column = from; column < until; column += 1) {
      if (this.text({ row, column }) !== '') return this.take({ row, column }, as);
    }
    return '';
  }

  /** What nobody read and is not printed: shown to the reader, never dropped. */
  left(): { where: string; text: string }[] {
    const choices = this.#choices();
    return this.#rows.flatMap((cells, row) =>
      cells.flatMap((text, column) => {
        const value = plainValue(text);
        if (value === '' || this.#taken.has(`${row}:${column}`) || this.#isLabel(text) || value.startsWith('☐') || ITEM.test(value))
          return [];
        return choices.has(column) ? [] : [{ where: `${this.name}, ${columnName(column)}${row + 1}`, text: value }];
      }),
    );
  }

  /** Columns that hold nothing but a long list in the order of the alphabet. */
  #choices(): Set<number> {
    const columns = Map.groupBy(
      this.#rows.flatMap((cells) => cells.flatMap((text, column) => (text.trim() === '' ? [] : [{ column, text: plainLabel(text) }]))),
      ({ column }) => column,
    );
    const isList = (texts: readonly string[]) =>
      texts.length >= CHOICES && texts.filter((text, at) => at === 0 || texts[at - 1]! <= text).length >= texts.length * 0.9;
    return new Set([...columns].filter(([, cells]) => isList(cells.map(({ text }) => text))).map(([column]) => column));
  }
}

/** A label, also where an answer was typed behind its colon. */
function isCalled(text: string, pattern: RegExp): boolean {
  return pattern.test(plainLabel(text)) || (text.includes(':') && pattern.test(plainLabel(text.slice(0, text.indexOf(':')))));
}

function columnName(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : `${String.fromCharCode(64 + Math.floor(column / 26))}${String.fromCharCode(65 + (column % 26))}`;
}
