/** Measured in rounds: the median of each, and of the ratio within a round. */
export interface Compared {
  ours: number;
  bare: number;
  ratio: number;
}

interface Ways {
  ours: () => Promise<number>;
  bare: () => Promise<number>;
}

const WARM_UP = 60;

/** Measures two ways in turns, each first every other time, so that what else the machine does falls on both. The first round warms up. */
export async function compareInTurns(rounds: number, { ours, bare }: Ways): Promise<Compared> {
  const measured: Compared[] = [];
  for (let round = 0; round <= rounds; round++) {
    const pair = round % 2 ? { ours: await ours(), bare: await bare() } : { bare: await bare(), ours: await ours() };
    const ratio = pair.ours / pair.bare;
    console.log(
      `  ${round === 0 ? 'warming up' : `round ${round}`}: ${pair.ours.toFixed(2)} against ${pair.bare.toFixed(2)}, ${ratio.toFixed(2)} ×`,
    );
    if (round > 0) measured.push({ ...pair, ratio });
  }
  return {
    ours: median(measured.map((one) => one.ours)),
    bare: median(measured.map((one) => one.bare)),
    ratio: median(measured.map((one) => one.ratio)),
  };
}

/** Measures several ways in turns, beginning with another one each round: what each gave, round by round. The first round warms up. */
export async function measureInTurns<W extends string, M>(rounds: number, ways: Record<W, () => Promise<M>>): Promise<Record<W, M[]>> {
  const names = Object.keys(ways) as W[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as M[]])) as Record<W, M[]>;
  for (let round = 0; round <= rounds; round++)
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length]!;
      const one = await ways[name]();
      if (round > 0) measured[name].push(one);
    }
  return measured;
}

/** Measures two quick calls in turns, call by call: the median of each after a while of warming up. */
export async function compareCalls(
  calls: number,
  { ours, bare }: Record<keyof Ways, (turn: number) => Promise<unknown>>,
): Promise<Compared> {
  const measured: Record<keyof Ways, number[]> = { ours: [], bare: [] };
  for (let turn = -WARM_UP; turn < calls; turn++) {
    const took = { ours: await time(() => ours(turn + WARM_UP)), bare: await time(() => bare(turn + WARM_UP)) };
    if (turn < 0) continue;
    measured.ours.push(took.ours);
    measured.bare.push(took.bare);
  }
  const medians = { ours: median(measured.ours), bare: median(measured.bare) };
  return { ...medians, ratio: medians.ours / medians.bare };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Milliseconds that something takes. */
export async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
