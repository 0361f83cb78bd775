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

/** What stands in a cell as an answer: N/A and its like are none. */
export function plainValue(text: string): string {
  const value = text.replaceAll(/\s+/g, ' ').trim();
  return /^(n\s*[/.]?\s*a\.?|not applicable|none|-+|—|x{2,})$/i.test(value) ? '' : value;
}

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
      const column = this.#rows[row]!.findIndex((text, at) => at >= left && at < right && text !== '' && pattern.test(plainLabel(text)));
      if (column >= 0) return { row, column };
    }
    return null;
  }

  /** The first answer to the right of a label in its row, before the next label. */
  right(label: Cell, until = Infinity): string {
    const row = this.#rows[label.row] ?? [];
    for (let column = label.column + 1; column < Math.min(row.length, until); column += 1) {
      if (row[column] === '') continue;
      if (this.#isLabel(row[column]!)) return '';
      return this.take({ row: label.row, column });
    }
    return '';
  }

  /** The answer that stands over a small caption, in its column or what is merged with it. */
  above(caption: Cell, until: number): string {
    for (let row = caption.row - 1; row >= Math.max(0, caption.row - 3); row -= 1) {
      for (let column = caption.column; column < until; column += 1) {
        const text = this.#rows[row]?.[column] ?? '';
        if (text === '' || text.startsWith('☐')) continue;
        if (this.#isLabel(text)) return '';
        return this.take({ row, column });
      }
    }
    return '';
  }

  take(cell: Cell): string {
    this.#taken.add(`${cell.row}:${cell.column}`);
    return plainValue(this.text(cell));
  }

  /** A text between two columns of a row, taken. */
  between(row: number, from: number, until: number): string {
    for (let column = from; column < until; column += 1) {
      if (this.text({ row, column }) !== '') return this.take({ row, column });
    }
    return '';
  }

  /** What nobody read and is not printed: shown to the reader, never dropped. */
  left(): { where: string; text: string }[] {
    return this.#rows.flatMap((cells, row) =>
      cells.flatMap((text, column) => {
        const value = plainValue(text);
        if (value === '' || this.#taken.has(`${row}:${column}`) || this.#isLabel(text) || /^☐|^\d{1,2}\.?$/.test(value)) return [];
        return [{ where: `${this.name}, ${columnName(column)}${row + 1}`, text: value }];
      }),
    );
  }
}

function columnName(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : `${String.fromCharCode(64 + Math.floor(column / 26))}${String.fromCharCode(65 + (column % 26))}`;
}
