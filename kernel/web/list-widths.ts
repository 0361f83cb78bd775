/** Pixels that hold the longest usual value at 13 px, with the cell's padding. */
const FIXED = {
  acronym: 96,
  campus: 88,
  number: 136,
  item: 184,
  tracking: 216,
  date: 116,
  time: 84,
  datetime: 190,
  money: 120,
  count: 92,
  sg: 68,
  state: 150,
  /** One button, and two. */
  action: 112,
  actions: 176,
};

/** What is free is shared by weight. Prose alone may take several lines. */
const WEIGHTS = { name: 3, text: 2, word: 1.5, prose: 5 };
/** What a weight of 1 has at least; a window that has less scrolls sideways. */
const LEAST = 56;

export type ColumnKind = keyof typeof FIXED | keyof typeof WEIGHTS;

export const SELECTION_WIDTH = 44;

const RIGHT: readonly ColumnKind[] = ['time', 'money', 'count', 'sg', 'action', 'actions'];

export function sideOf(kind: ColumnKind): 'left' | 'right' {
  return RIGHT.includes(kind) ? 'right' : 'left';
}

/** Holds buttons: it stays in sight. */
export function isActions(kind: ColumnKind): boolean {
  return kind === 'action' || kind === 'actions';
}

/** The width of each column as CSS: of the table's frame (`cqw`), so that it follows the window without being told. */
export function widthsOf(kinds: readonly ColumnKind[], selectable: boolean): string[] {
  const fixed = kinds.reduce((sum, kind) => sum + (isFixed(kind) ? FIXED[kind] : 0), selectable ? SELECTION_WIDTH : 0);
  const weights = kinds.reduce((sum, kind) => sum + (isFixed(kind) ? 0 : WEIGHTS[kind]), 0);
  const free = `max(100cqw - ${fixed}px, ${weights * LEAST}px)`;
  return kinds.map((kind) => (isFixed(kind) ? `${FIXED[kind]}px` : `calc(${free} * ${WEIGHTS[kind] / weights})`));
}

function isFixed(kind: ColumnKind): kind is keyof typeof FIXED {
  return kind in FIXED;
}
