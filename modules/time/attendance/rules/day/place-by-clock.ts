interface Cells {
  am_in: number | null;
  am_out: number | null;
  pm_in: number | null;
  pm_out: number | null;
}

const NOON = 720;
const MINUTES_OF_DAY = 1440;

/**
 * The four cells as the form's columns read. A shift has an arrival and a departure only: one that begins after noon
 * arrives in the afternoon's column, one that ends before noon, of its own day or the next, departs in the morning's.
 */
export function placeByClock({ am_in, am_out, pm_in, pm_out }: Cells): Cells {
  const arrivesLate = am_in !== null && am_in >= NOON && pm_in === null;
  const departsEarly = pm_out !== null && pm_out % MINUTES_OF_DAY < NOON && am_out === null;
  return {
    am_in: arrivesLate ? null : am_in,
    am_out: departsEarly ? pm_out : am_out,
    pm_in: arrivesLate ? am_in : pm_in,
    pm_out: departsEarly ? null : pm_out,
  };
}
