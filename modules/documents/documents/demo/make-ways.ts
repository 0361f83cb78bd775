import { startChance, type Chance } from '@talaan/kernel/server/demo/chance.ts';
import { dueDay } from '../rules/due-day.ts';
import { ONE_DAY } from '../rules/next-hop.ts';
import { stayDue } from '../rules/stay-due.ts';
import { afterOfficeMinutes, type LocalMinute, type WorkedSpans } from '../rules/office-minutes.ts';
import type { DocumentAction, DocumentState } from '../workflow.ts';
import { PAPERS, type DemoPaper } from './subjects.ts';

const SEED = 151;

export interface DemoHop {
  office: string;
  from: string | null;
  state: DocumentState;
  sent: LocalMinute;
  received: LocalMinute | null;
  due: LocalMinute | null;
  left: number | null;
  ended: LocalMinute | null;
  endedAs: string | null;
  held: LocalMinute | null;
}

export interface DemoWay {
  paper: DemoPaper;
  subject: string;
  sender: readonly [string, string] | null;
  state: DocumentState;
  registered: LocalMinute;
  dueOn: string;
  closed: LocalMinute | null;
  hops: DemoHop[];
  steps: { action: DocumentAction; from: DocumentState; to: DocumentState; hop: number; at: LocalMinute }[];
}

/** The calendar that all offices of the demo keep: usual hours, no holidays. */
export interface DemoDays {
  worked: WorkedSpans;
  isFree: (day: string) => boolean;
}

const daysOf = new Map([
  ['PRQ', 7],
  ['DV', 7],
  ['ORS', 7],
  ['PAY', 7],
  ['CON', 7],
  ['MOA', 20],
  ['CUR', 20],
  ['COM', 20],
]);
const SIMPLE_DAYS = 3;
/** How the last office ends it, by the share of papers. */
const ENDS = [
  ['RELEASED', 70],
  ['REJECTED', 6],
  ['PICKUP', 3],
  ['PENDING', 3],
] as const;

/** Papers on their ways, as far as each has come now; the latest of them are on their way still. */
export function makeWays(count: number, today: Temporal.PlainDate, now: LocalMinute, days: DemoDays): DemoWay[] {
  const chance = startChance(SEED);
  const isBefore = (one: LocalMinute) => one.day < now.day || (one.day === now.day && one.minute < now.minute);
  const after = (one: LocalMinute, minutes: number) => afterOfficeMinutes(one, minutes, days.worked);
  const dueAfter = ({ day, minute }: LocalMinute) => stayDue(`${day}T${wall(minute)}`, ONE_DAY, days.worked);
  const ways: DemoWay[] = [];
  for (let n = 0; n < count; n++) {
    // Many papers of the last days and weeks, so that each list has something to show.
    const back = chance.pickByWeight([
      [chance.between(0, 4), 4],
      [chance.between(5, 42), 3],
      [chance.between(43, 330), 5],
    ]);
    const begun = after({ day: today.subtract({ days: back }).toString(), minute: 0 }, chance.between(20, 400));
    const paper = chance.pick(PAPERS);
    if (isBefore(begun)) ways.push(walk(chance, paper, begun, { isBefore, after, dueAfter, isFree: days.isFree }));
  }
  return ways.toSorted((one, other) => (key(one.registered) < key(other.registered) ? -1 : 1));
}

const key = ({ day, minute }: LocalMinute) => `${day} ${String(minute).padStart(4, '0')}`;

interface Clock {
  isBefore: (one: LocalMinute) => boolean;
  after: (one: LocalMinute, minutes: number) => LocalMinute;
  /** Until when an office has a paper that it got then. */
  dueAfter: (one: LocalMinute) => LocalMinute;
  isFree: (day: string) => boolean;
}

function walk(chance: Chance, paper: DemoPaper, begun: LocalMinute, clock: Clock): DemoWay {
  const way: DemoWay = {
    paper,
    subject: chance.pick(paper.subjects),
    sender: paper.senders ? chance.pick(paper.senders) : null,
    state: 'RECEIVED',
    registered: begun,
    closed: null,
    hops: [],
    steps: [],
    dueOn: dueDay(`${begun.day}T${wall(begun.minute)}`, daysOf.get(paper.type) ?? SIMPLE_DAYS, clock.isFree),
  };
  let at = begun;
  for (const [place, office] of paper.way.entries()) {
    const sent = at;
    const received = place === 0 ? sent : clock.after(sent, chance.between(5, 500));
    const hop = open(way, office, sent, clock);
    if (!clock.isBefore(received)) return way;
    receive(way, hop, received, clock, place === 0);
    if (chance.happens(0.12) && !pause(chance, way, hop, received, clock)) return way;
    at = clock.after(
      hop.held ?? received,
      chance.pickByWeight([
        [chance.between(10, 200), 6],
        [chance.between(200, 900), 1],
        [chance.between(1000, 5000), 0.25],
      ]),
    );
    if (!clock.isBefore(at)) return way;
    if (place === paper.way.length - 1) finish(chance, way, hop, at);
    else leave(way, hop, at, 'forward');
  }
  return way;
}

function open(way: DemoWay, office: string, sent: LocalMinute, clock: Clock): DemoHop {
  const hop: DemoHop = {
    office,
    from: way.hops.at(-1)?.office ?? null,
    state: 'INCOMING',
    sent,
    received: null,
    due: clock.dueAfter(sent),
    left: null,
    ended: null,
    endedAs: null,
    held: null,
  };
  way.hops.push(hop);
  way.state = 'INCOMING';
  return hop;
}

function receive(way: DemoWay, hop: DemoHop, at: LocalMinute, clock: Clock, isFirst: boolean): void {
  say(way, isFirst ? 'register' : 'receive', isFirst ? 'DRAFT' : 'INCOMING', 'RECEIVED', at);
  Object.assign(hop, { received: at, state: 'RECEIVED', due: clock.dueAfter(at) });
  way.state = 'RECEIVED';
}

/** Puts a paper on hold; false where it is on hold still. */
function pause(chance: Chance, way: DemoWay, hop: DemoHop, received: LocalMinute, clock: Clock): boolean {
  const held = clock.after(received, chance.between(5, 60));
  if (!clock.isBefore(held)) return true;
  if (clock.isBefore(clock.after(held, chance.between(900, 6000)))) return true;
  say(way, 'hold', 'RECEIVED', 'HOLD', held);
  Object.assign(hop, { held, state: 'HOLD', due: null, left: ONE_DAY - 60 });
  way.state = 'HOLD';
  return false;
}

function finish(chance: Chance, way: DemoWay, hop: DemoHop, at: LocalMinute): void {
  const end = chance.pickByWeight(ENDS);
  if (end === 'PENDING' || end === 'PICKUP') {
    say(way, end === 'PENDING' ? 'approve' : 'ready', 'RECEIVED', end, at);
    Object.assign(hop, { state: end, due: end === 'PICKUP' ? null : hop.due });
    way.state = end;
    return;
  }
  leave(way, hop, at, end === 'REJECTED' ? 'reject' : 'release');
  way.closed = at;
  way.state = end;
  if (end === 'RELEASED' && chance.happens(0.2)) {
    say(way, 'archive', 'RELEASED', 'ARCHIVED', at);
    way.state = 'ARCHIVED';
  }
}

const ENDED_AS = { forward: 'FORWARDED', reject: 'REJECTED', release: 'RELEASED' } as const;
const LEFT_IN = { forward: 'INCOMING', reject: 'REJECTED', release: 'RELEASED' } as const;

function leave(way: DemoWay, hop: DemoHop, at: LocalMinute, action: keyof typeof ENDED_AS): void {
  say(way, action, 'RECEIVED', LEFT_IN[action], at);
  Object.assign(hop, { ended: at, endedAs: ENDED_AS[action] });
}

function say(way: DemoWay, action: DocumentAction, from: DocumentState, to: DocumentState, at: LocalMinute): void {
  way.steps.push({ action, from, to, hop: way.hops.length, at });
}

function wall(minute: number): string {
  return Temporal.PlainTime.from('00:00').add({ minutes: minute }).toString({ smallestUnit: 'second' });
}
