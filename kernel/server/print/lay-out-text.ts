/** A piece of text as a page of a PDF draws it: its left end and its baseline in points, `y` upwards, and the size of its letters. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** What stands together on one line, apart from its neighbours. */
interface Cell extends PlacedText {
  right: number;
}

type Line = Cell[];

/** Apart by more, in sizes of the letters, is another box; words of one text are nearer. */
const APART = 0.7;
/** Lines of one box follow each other closer than the rows of a table, and those than paragraphs. */
const SAME_BOX = 1.17;
const SAME_PARAGRAPH = 1.6;
const BETWEEN = ' · ';

/**
 * The text of a page as it is read: its rows from the top, the boxes of a row from the left with a dot between them, paragraphs without
 * the line ends of the page. A page of two columns is read one after the other; of two copies side by side one is read.
 */
export function layOutText(pieces: readonly PlacedText[]): string {
  const once = withoutCopy(pieces);
  return (splitHalves(once) ?? [once]).map((part) => readLines(linesOf(part))).join('\n');
}

function readLines(lines: readonly Line[]): string {
  const read: string[] = [];
  let before: Cell | undefined;
  for (const band of bandsOf(lines)) {
    const columns = columnsOf(band);
    const only = columns.length === 1 ? band[0]![0]! : undefined;
    if (only && before && goesOn(before, only, lines)) read.push(joinLines(read.pop()!, only.text));
    else read.push(columns.map((cells) => cells.map(({ text }) => text).reduce(joinLines)).join(BETWEEN));
    before = only;
  }
  return read.join('\n');
}

function linesOf(pieces: readonly PlacedText[]): Line[] {
  const lines: PlacedText[][] = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    if (line && Math.abs(line[0]!.y - piece.y) <= 0.3 * Math.min(line[0]!.size, piece.size)) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => cellsOf(line.toSorted((one, other) => one.x - other.x)));
}

function cellsOf(line: readonly PlacedText[]): Line {
  const cells: Line = [];
  for (const piece of line) {
    const [cell, text, right] = [cells.at(-1), piece.text.trim(), piece.x + piece.width];
    const gap = cell ? piece.x - cell.right : 0;
    if (!cell || gap > APART * Math.max(cell.size, piece.size)) cells.push({ ...piece, text, right });
    else {
      cell.text += /\s$/.test(cell.text) || gap > 0.12 * piece.size || /^\s/.test(piece.text) ? ` ${text}` : text;
      cell.right = right;
    }
  }
  return cells;
}

/** The lines of boxes that hold more than one go together with the boxes beside them. */
function bandsOf(lines: readonly Line[]): Line[][] {
  const bands: Line[][] = [];
  for (const line of lines) {
    const band = bands.at(-1);
    const above = band?.at(-1);
    const isTable = band && (line.length > 1 || band.some((one) => one.length > 1));
    if (isTable && above![0]!.y - line[0]!.y <= SAME_BOX * Math.max(above![0]!.size, line[0]!.size)) band.push(line);
    else bands.push([line]);
  }
  return bands;
}

/** The boxes of a band from the left, each with its lines from the top. */
function columnsOf(band: readonly Line[]): Cell[][] {
  const columns: { cells: Cell[]; right: number }[] = [];
  for (const cell of band.flat().toSorted((one, other) => one.x - other.x)) {
    const column = columns.at(-1);
    if (column && cell.x < column.right) {
      column.cells.push(cell);
      column.right = Math.max(column.right, cell.right);
    } else columns.push({ cells: [cell], right: cell.right });
  }
  return columns.map(({ cells }) => cells.toSorted((one, other) => other.y - one.y || one.x - other.x));
}

/** Whether a line goes on in the next: that begins below it, and its first word had no room above. */
function goesOn(above: Cell, below: Cell, lines: readonly Line[]): boolean {
  const { size } = below;
  const isCentred = Math.abs(above.x + above.right - below.x - below.right) < 2 && Math.abs(above.x - below.x) > 1;
  if (isCentred || Math.abs(above.size - size) > 0.5 || above.y - below.y > SAME_PARAGRAPH * size) return false;
  if (Math.abs(above.x - below.x) > 3 * size) return false;
  const rights = lines.filter((line) => line.length === 1 && Math.abs(line[0]!.x - below.x) <= 1).map((line) => line[0]!.right);
  const firstWord = below.text.split(' ', 1)[0]!.length / below.text.length;
  return above.right + 0.3 * size + firstWord * (below.right - below.x) > Math.max(above.right, ...rights);
}

/** A word that was parted at a hyphen keeps it: what is parted here has one. */
function joinLines(above: string, below: string): string {
  return /\p{L}-$/u.test(above) && /^\p{Ll}/u.test(below) ? above + below : `${above} ${below}`;
}

/** So much of a page stands on it twice where it holds two copies of a form. */
const MOST_OF_IT = 0.7;

/** Leaves out the right one of two copies: texts that repeat at the same height and the same distance. */
function withoutCopy(pieces: readonly PlacedText[]): readonly PlacedText[] {
  const alike = Map.groupBy(pieces, ({ text, y }) => `${Math.round(y)} ${text}`);
  const pairs = [...alike.values()].flatMap((some) => {
    const [half, sorted] = [some.length / 2, some.toSorted((one, other) => one.x - other.x)];
    return Number.isInteger(half) ? sorted.slice(0, half).map((one, at) => [one, sorted[half + at]!] as const) : [];
  });
  const byDistance = Map.groupBy(pairs, ([one, other]) => Math.round(other.x - one.x));
  const [most = []] = [...byDistance.values()].toSorted((one, other) => other.length - one.length);
  if (most.length * 2 < MOST_OF_IT * pieces.length) return pieces;
  const copies = new Set(most.map(([, right]) => right));
  return pieces.filter((piece) => !copies.has(piece));
}

const FEWEST_LINES = 10;

/** The two halves of a page that no line crosses, where both hold long lines and are no boxes of a table or labels with their values. */
function splitHalves(pieces: readonly PlacedText[]): [PlacedText[], PlacedText[]] | null {
  const from = Math.min(...pieces.map(({ x }) => x));
  const width = Math.max(...pieces.map((piece) => piece.x + piece.width)) - from;
  let right = from;
  for (const { x, width: wide, size } of pieces.toSorted((one, other) => one.x - other.x)) {
    const middle = (right + x) / 2 - from;
    if (x - right > size && middle > 0.4 * width && middle < 0.6 * width) {
      const halves = [pieces.filter((piece) => piece.x < x), pieces.filter((piece) => piece.x >= x)] as [PlacedText[], PlacedText[]];
      return halves.every(isColumn) ? halves : null;
    }
    right = Math.max(right, x + wide);
  }
  return null;
}

function isColumn(half: readonly PlacedText[]): boolean {
  const lines = linesOf(half);
  const cells = lines.flat();
  const width = Math.max(...cells.map(({ right }) => right)) - Math.min(...cells.map(({ x }) => x));
  const long = lines.filter(([cell, other]) => !other && cell!.right - cell!.x > 0.6 * width);
  return lines.length >= FEWEST_LINES && long.length * 2 > lines.length;
}
