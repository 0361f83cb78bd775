import { applicationFlow, type ApplicationAction, type ApplicationState } from '../workflow.ts';

type Path = readonly ApplicationAction[];

const CALLED: Path = ['submit', 'qualify', 'call_to_exam', 'call_to_interview'];
const RANKED: Path = [...CALLED, 'interviewed', 'rank'];
const RECOMMENDED: Path = [...RANKED, 'recommend'];
const NOT_RECOMMENDED: Path = [...RANKED, 'not_recommend'];

/** How applications for a post go on, by how far the post is. */
const PATHS: Readonly<Record<'open' | 'closed' | 'interviews' | 'ranked' | 'recommended' | 'decided', readonly Path[]>> = {
  open: [['submit'], ['submit'], ['submit', 'ask_papers'], ['submit'], [], ['submit', 'withdraw'], ['submit']],
  closed: [
    ['submit'],
    ['submit', 'qualify'],
    ['submit', 'disqualify'],
    ['submit', 'ask_papers', 'send_papers', 'qualify'],
    ['submit', 'qualify'],
  ],
  interviews: [
    CALLED,
    [...CALLED, 'interviewed'],
    ['submit', 'disqualify'],
    [...CALLED, 'no_show'],
    ['submit', 'qualify', 'call_to_exam'],
    CALLED,
  ],
  ranked: [RANKED, RANKED, ['submit', 'disqualify'], RANKED, RANKED, ['submit', 'withdraw']],
  recommended: [RECOMMENDED, RECOMMENDED, ['submit', 'disqualify'], RECOMMENDED, RECOMMENDED, RECOMMENDED, NOT_RECOMMENDED],
  decided: [
    [...RECOMMENDED, 'select'],
    [...RECOMMENDED, 'not_select'],
    ['submit', 'disqualify'],
    [...NOT_RECOMMENDED, 'not_select'],
    [...CALLED, 'no_show'],
    [...RECOMMENDED, 'select', 'decline'],
    ['submit', 'withdraw'],
  ],
};

/** The way of the application of this number among those of its post. */
export function choosePath(post: { id: number; state: string }, at: number): Path {
  const paths = PATHS[stageOf(post)];
  const path = paths[at % paths.length]!;
  if (at < paths.length) return path;
  // One is selected, and one declined; the board recommends five.
  if (path.includes('select')) return [...NOT_RECOMMENDED, 'not_select'];
  return path === RECOMMENDED ? NOT_RECOMMENDED : path;
}

function stageOf({ id, state }: { id: number; state: string }): keyof typeof PATHS {
  if (state === 'POSTED') return 'open';
  if (state === 'CLOSED' || state === 'DEFICIENT' || state === 'CANCELLED') return 'closed';
  if (state === 'EXPIRED' || state === 'FILLED') return 'decided';
  if (id % 2 === 0) return 'interviews';
  return id % 4 === 1 ? 'ranked' : 'recommended';
}

export interface DemoStep {
  no: number;
  action: ApplicationAction;
  from: ApplicationState;
  to: ApplicationState;
  at: Temporal.Instant;
}

const HOURS_BETWEEN = 30;

/** The steps that were taken up to now, some thirty hours apart. */
export function takeSteps(path: Path, submitted: Temporal.Instant, now: Temporal.Instant): DemoStep[] {
  const steps: DemoStep[] = [];
  let state: ApplicationState = 'DRAFT';
  for (const [index, action] of path.entries()) {
    const at = submitted.add({ hours: HOURS_BETWEEN * index });
    if (Temporal.Instant.compare(at, now) > 0) break;
    const to = applicationFlow.after(state, action);
    steps.push({ no: index + 1, action, from: state, to, at });
    state = to;
  }
  return steps;
}
