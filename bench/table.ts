/** One line of the table: what was measured, ours beside the bare limit, and how far they may be apart. */
export interface Line {
  what: string;
  ours: string;
  bare: string;
  figure: string;
  goal: string;
  /** Null where there is no goal. */
  met: boolean | null;
}

export function atMost(what: string, ours: string, bare: string, ratio: number, goal: number): Line {
  return { what, ours, bare, figure: `${ratio.toFixed(2)} ×`, goal: `at most ${goal} ×`, met: ratio <= goal };
}

export function atLeast(what: string, ours: string, bare: string, ratio: number, goal: number): Line {
  return { what, ours, bare, figure: `${ratio.toFixed(2)} ×`, goal: `at least ${goal} ×`, met: ratio >= goal };
}

/** A figure that stands for itself, without a bare limit beside it. */
export function within(what: string, ours: string, kilobytes: number, goal: number): Line {
  return { what, ours, bare: '–', figure: `${kilobytes.toFixed(1)} kB`, goal: `under ${goal} kB`, met: kilobytes < goal };
}

/** A figure without a goal and without a bare limit. */
export function told(what: string, figure: string): Line {
  return { what, ours: figure, bare: '–', figure: '–', goal: '–', met: null };
}

/** A figure that is to stay under a limit of its own. */
export function under(what: string, figure: number, goal: number, say: (figure: number) => string): Line {
  return { what, ours: say(figure), bare: '–', figure: say(figure), goal: `under ${say(goal)}`, met: figure < goal };
}

export function milliseconds(ms: number): string {
  if (ms >= 10_000) return `${(ms / 1000).toFixed(1)} s`;
  return ms >= 1000 ? `${(ms / 1000).toFixed(2)} s` : `${ms.toFixed(ms < 10 ? 2 : 0)} ms`;
}

export function drawTable(lines: readonly Line[]): string {
  const rows = [
    ['', 'Ours', 'Bare limit', 'Figure', 'Goal', ''],
    ['---', '---:', '---:', '---:', '---:', '---'],
    ...lines.map(({ what, ours, bare, figure, goal, met }) => [
      what,
      ours,
      bare,
      figure,
      goal,
      met === null ? '' : met ? 'met' : '**missed**',
    ]),
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
