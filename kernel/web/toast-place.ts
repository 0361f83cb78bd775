/** The upper and the lower edge of something, in pixels from the top of the window. */
export interface Extent {
  top: number;
  bottom: number;
}

/** What can be pressed beneath a toast, and how much it matters that it stays in sight: 3 for what stays at the foot, 2 for buttons and fields, 1 for links. */
export interface Pressed extends Extent {
  weight: 1 | 2 | 3;
}

const WEIGHTS = [3, 2, 1] as const;
/** Between a toast and what it stands above. */
const GAP = 8;

/**
 * Where the top of a toast of this height is within the room: over nothing that can be pressed, else over as little as possible of what matters, and as
 * low as that allows. One in sight stays `at` its place while no button or field comes to lie under it.
 */
export function placeToast(height: number, room: Extent, pressed: readonly Pressed[], at?: number): number {
  const lowest = room.bottom - height;
  const places = [lowest, ...pressed.flatMap(({ top, bottom }) => [top - GAP - height, bottom + GAP])]
    .filter((top) => top >= room.top && top <= lowest)
    .toSorted((one, other) => other - one);
  const cost = (top: number) => coveredBy({ top, bottom: top + height }, pressed);
  const best = places.reduce((found, place) => (isLess(cost(place), cost(found)) ? place : found), places[0] ?? lowest);
  const stays = at !== undefined && at >= room.top && at <= lowest && !isLess(cost(best).slice(0, -1), cost(at).slice(0, -1));
  return stays ? at : best;
}

/** How many pixels of each weight lie under it, the weightiest first. */
function coveredBy(toast: Extent, pressed: readonly Pressed[]): number[] {
  return WEIGHTS.map((weight) =>
    pressed
      .filter((one) => one.weight === weight)
      .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, toast.bottom) - Math.max(top, toast.top)), 0),
  );
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((amount, place) => amount !== other[place]);
  return at !== -1 && one[at]! < other[at]!;
}
