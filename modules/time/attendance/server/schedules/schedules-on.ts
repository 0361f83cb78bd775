import type { Server } from '@talaan/kernel/server/server.ts';
import { dayNumber } from '../../rules/calendar.ts';
import type { Schedule } from '../../rules/types.ts';
import { loadRoster } from '../compute/load-roster.ts';

/** A person where they serve. */
export interface ServingPerson {
  personnelId: number;
  officeId: number;
}

/** The schedules that hold for people on a date: their own, else that of the nearest office above, else everybody's, else the hours of the law. */
export async function schedulesOn(
  { pool }: Pick<Server, 'pool'>,
  people: readonly ServingPerson[],
  date: string,
): Promise<Map<number, { id: number | null; schedule: Schedule }>> {
  const roster = await loadRoster(
    pool,
    people.map(({ personnelId }) => personnelId),
  );
  const day = dayNumber(date);
  return new Map(
    people.map(({ personnelId, officeId }) => {
      const { id, schedule } = roster(personnelId, officeId, day);
      return [personnelId, { id, schedule }];
    }),
  );
}
