/** In pixels of the picture. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An area that is blacked out. */
export interface Box extends Area {
  id: number;
}

export type Size = Pick<Area, 'width' | 'height'>;
/** One press of an arrow key: a direction of -1, 0 or 1. */
export type Step = Pick<Area, 'x' | 'y'>;

/** So many presses go over the whole picture. */
const PRESSES = 50;

export function addBox(boxes: readonly Box[], area: Area): Box[] {
  return [...boxes, { id: (boxes.at(-1)?.id ?? 0) + 1, ...area }];
}

/** An area in the middle, a fifth as wide and a tenth as high as the picture. */
export function middleOf({ width, height }: Size): Area {
  return { x: 0.4 * width, y: 0.45 * height, width: 0.2 * width, height: 0.1 * height };
}

/** Moved by one press, as far as the edge of the picture. */
export function moveBox<A extends Area>(box: A, { x, y }: Step, { width, height }: Size): A {
  return {
    ...box,
    x: within(box.x + (x * width) / PRESSES, 0, width - box.width),
    y: within(box.y + (y * height) / PRESSES, 0, height - box.height),
  };
}

/** Its right and lower edge moved by one press; never smaller than one press, nor over the edge of the picture. */
export function resizeBox<A extends Area>(box: A, { x, y }: Step, { width, height }: Size): A {
  return {
    ...box,
    width: within(box.width + (x * width) / PRESSES, width / PRESSES, width - box.x),
    height: within(box.height + (y * height) / PRESSES, height / PRESSES, height - box.y),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), Math.min(least, most));
}
