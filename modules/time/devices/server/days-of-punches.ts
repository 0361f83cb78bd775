import type { RawBuilder } from 'kysely';
import { onePoint } from '@talaan/kernel/contract/contributions.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';

/** The punches of a PIN from a date on, of the person who holds it. */
export interface PinOfPerson {
  personnelId: number;
  pin: string;
  from: string;
}

/** What devices ask of the module that makes days of punches. */
export interface DaysOfPunches {
  /**
   * Makes the days of people due that new punches touch; `punched` is a table with the columns pin and date. In the transaction of the
   * punches, after it took the locks of people and PINs. Returns how many days.
   */
  markPunched: (db: Database, punched: RawBuilder<unknown>) => Promise<number>;
  /** Makes the days due that these punches touch. */
  markPin: (db: Database, pin: PinOfPerson) => Promise<void>;
  /** Has the due days computed once the transaction at hand is committed. */
  compute: (server: Server, db: Database) => Promise<void>;
  /** SQL for the days between two dates, both counted, on which people of a campus have no data: `campus_id`, `date`, and `people`, how many. */
  withoutData: (from: RawBuilder<unknown>, to: RawBuilder<unknown>) => RawBuilder<unknown>;
}

export const daysOfPunches = onePoint<DaysOfPunches>('days that follow from punches');
