import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Period } from './period.ts';

/** How far the records of people within a period are, in words by person, such as `Verified on 3 Nov 2026 by Dela Cruz, Juan`. */
type RecordWords = (db: Database, people: readonly number[], period: Period) => Promise<ReadonlyMap<number, string>>;

/** What a printed CS Form No. 48 says of the state of its record. */
export const recordWords = anyPoint<RecordWords>('the state of printed records');
