/** Points: 72 to the inch. The paper is 8.5 × 13 in; the form stands in a frame of `WIDTH` from `LEFT`, `TOP`. */
export const PAPER = { width: 612, height: 936 };
export const LEFT = 18;
export const TOP = 18;
export const WIDTH = 576;
/** Between an edge and the words. */
export const PADDING = 2;

/** One box of the form, in points from the corner of the paper. The same boxes become paper and cells of a workbook. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  text?: string;
  /** What somebody wrote: it must not get lost, so it has a name under which a continuation sheet tells it. */
  value?: string;
  size?: number;
  bold?: boolean;
  italic?: boolean;
  /** Arial instead of Arial Narrow. */
  wide?: boolean;
  align?: 'left' | 'center' | 'right';
  valign?: 'top' | 'middle' | 'bottom';
  fill?: 'label' | 'bar';
  ink?: 'white' | 'red';
  /** Which of its edges are drawn, of `trbl`; all unless told. */
  edges?: string;
  /** A box to tick stands before the text. */
  tick?: boolean;
  /** Stands over another box, which a workbook cannot have. */
  paperOnly?: boolean;
}

export type Look = Omit<Box, 'x' | 'y' | 'w' | 'h' | 'text' | 'value' | 'tick'>;

type Place = [x: number, y: number, w: number, h: number];

/** A caption on grey. */
export function label([x, y, w, h]: Place, text: string, look: Look = {}): Box {
  return { x, y, w, h, text, size: 7, fill: 'label', ...look };
}

/** An entry; `name` is what a continuation sheet calls it. */
export function entry([x, y, w, h]: Place, text: string, name: string, look: Look = {}): Box {
  return { x, y, w, h, text, value: name, size: 8, ...look };
}

/** Words on white without a frame. */
export function words([x, y, w, h]: Place, text: string, look: Look = {}): Box {
  return { x, y, w, h, text, size: 7, edges: '', ...look };
}

/** A box to tick, with its word. */
export function tick([x, y, w, h]: Place, text: string, on: boolean, look: Look = {}): Box {
  return { x, y, w, h, text, size: 7, edges: '', ...look, tick: on };
}

/** The dark bar over a section. */
export function bar(y: number, text: string, height = 14): Box {
  return { x: LEFT, y, w: WIDTH, h: height, text, size: 9.5, bold: true, italic: true, fill: 'bar', ink: 'white', wide: true };
}

/** An item of the left side: its number and words on grey without a line between, as the official workbook has them. */
export function item(y: number, h: number, number: string, text: string, width: number, look: Look = {}, x = LEFT): Box[] {
  return [
    label([x, y, 16, h], number, {
      align: 'right',
      edges: (look.edges ?? 'tbl').replace('r', ''),
      ...(look.valign ? { valign: look.valign } : {}),
    }),
    label([x + 16, y, width - 16, h], text, { ...look, edges: (look.edges ?? 'trb').replace('l', '') }),
  ];
}
