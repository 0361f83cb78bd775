import { parseArgs } from 'node:util';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { FEWEST_PEOPLE } from './people.ts';

const USAGE = `npm run demo -- [options]
  --people 400      how many people
  --months 6        how far back they punched; or --years 3
  --seed 2026       another seed makes other people
  --now <moment>    up to when, such as 2026-11-20T09:00:00+08:00; else DEMO_NOW, else this moment
  --fresh           throw away what the database holds and make it anew`;

export interface Order {
  people: number;
  months: number;
  seed: number;
  now: Temporal.Instant | undefined;
  fresh: boolean;
}

/** What the command line asks for. */
export function readOrder(args: readonly string[]): Order {
  const { people, months, years, seed, now, fresh } = parse(args);
  if (months !== undefined && years !== undefined) throw new CannotStart(`Give --months or --years, not both.\n\n${USAGE}`);
  const count = readNumber('--people', people ?? '400');
  if (count < FEWEST_PEOPLE)
    throw new CannotStart(`--people is ${count}; wanted: at least ${FEWEST_PEOPLE}, so that every office has a head.`);
  return {
    people: count,
    months: years === undefined ? readNumber('--months', months ?? '6') : 12 * readNumber('--years', years),
    seed: readNumber('--seed', seed ?? '2026'),
    now: now === undefined ? undefined : readMoment(now),
    fresh: fresh ?? false,
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { people: text, months: text, years: text, seed: text, now: text, fresh: { type: 'boolean' } },
    }).values;
  } catch (error) {
    throw new CannotStart(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function readNumber(name: string, given: string): number {
  if (!/^[1-9]\d{0,6}$/.test(given)) throw new CannotStart(`${name} is '${given}'; wanted: a whole number.\n\n${USAGE}`);
  return Number(given);
}

function readMoment(given: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(given);
  } catch {
    throw new CannotStart(`--now is '${given}'; wanted: a moment with its offset.\n\n${USAGE}`);
  }
}
