import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { ratingsOfPeople, type RatingOnRecord } from './needs.ts';

/**
 * The final ratings of people on record, the newest first, by person; who has none is absent. Null where no module keeps ratings: what asks for them
 * says that they are not known. Does not check who asks.
 */
export async function readRatings(
  { db, server }: { db: Database; server: Pick<Server, 'modules'> },
  people: readonly number[],
): Promise<ReadonlyMap<number, readonly RatingOnRecord[]> | null> {
  const [read] = allContributed(server, ratingsOfPeople);
  return read ? read(db, people) : null;
}
