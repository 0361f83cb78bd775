/** From light to dark. */
type Ramp = readonly [string, string, string, string, string, string, string, string, string, string];

/** One ramp a campus, all of the same lightness, so that contrast AA holds on each. The main campus is the default. */
export const CAMPUS_RAMPS: Record<number, Ramp> = {
  1: ['#f5f8fd', '#e3edff', '#c5daff', '#9fc1ff', '#77a2f1', '#5582d8', '#3a65b8', '#2d539d', '#234382', '#193261'],
  2: ['#f1fafa', '#ddf1f4', '#b9e2e7', '#8bced6', '#55b3be', '#1796a1', '#007781', '#06636b', '#085057', '#053c41'],
  3: ['#fdf6f6', '#fee6e6', '#ffcaca', '#f8a8aa', '#e68185', '#cb5d64', '#aa4049', '#90313b', '#77272f', '#591c22'],
  4: ['#f3faf5', '#e0f2e5', '#c0e4cb', '#97d1aa', '#69b786', '#3e9964', '#197c49', '#0a683b', '#05552f', '#053f22'],
  5: ['#fcf5fc', '#f7e7f8', '#edcdee', '#dfade1', '#c888cc', '#ac66b0', '#8e4a92', '#773b7b', '#622f65', '#49224c'],
};

/** Of bars and plates beside the page: the icon of the installed app and the bar of the telephone above it. */
export function barColour(campusId: number, colour: string | null): string {
  return colour ?? (CAMPUS_RAMPS[campusId] ?? CAMPUS_RAMPS[1]!)[8];
}
