import type { SegmentMinutes } from './judge-day.ts';

export function sumMinutes(all: readonly SegmentMinutes[]): SegmentMinutes {
  return all.reduce<SegmentMinutes>(
    (sum, one) => ({
      kept: sum.kept + one.kept,
      excused: sum.excused + one.excused,
      missed: sum.missed + one.missed,
      made_up: sum.made_up + one.made_up,
      open: sum.open + one.open,
    }),
    { kept: 0, excused: 0, missed: 0, made_up: 0, open: 0 },
  );
}
