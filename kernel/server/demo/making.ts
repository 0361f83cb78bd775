import type { ClientBase } from 'pg';
import type { ServerModule } from '../server.ts';
import type { Settings } from '../settings.ts';

/** What a module makes its demo rows with. People, offices, accounts, calendar and punches are there, and the rows of the modules before it. */
export interface DemoMaking {
  /** A connection within the one transaction in which the demo is made. */
  client: ClientBase;
  /** The moment up to which the university has worked. */
  now: Temporal.Instant;
  today: Temporal.PlainDate;
  /** Where kept files go; without it there are none. */
  filesDir: string | undefined;
  /** All modules, for what they contribute. */
  modules: readonly ServerModule[];
  /** With what its rows are sealed as the product seals them. */
  settings: Pick<Settings, 'secretKey'>;
}

/** What `demo/load-demo.ts` of a module gives. */
export interface DemoRows {
  loadDemo: (making: DemoMaking) => Promise<void>;
}
