import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';
import type { Contributor } from '../contract/contributions.ts';
import type { Database } from './database/database.ts';
import type { DemoRows } from './demo/making.ts';
import type { ConstraintMessages } from './errors.ts';
import type { Files } from './files/files.ts';
import type { PersonalDataPart } from './personal-data-part.ts';
import type { Processing } from './processing.ts';
import type { Job, Jobs } from './jobs/jobs.ts';
import type { Maintenance } from './maintenance.ts';
import type { Call } from './mount.ts';
import type { ChannelRule } from './realtime/realtime-channels.ts';
import type { AnyRows } from './lists/rows.ts';
import type { Settings } from './settings.ts';

/** What every call and job stands on. One a process; nothing in it is needed by another process. */
export interface Server {
  http: FastifyInstance;
  settings: Settings;
  clock: Clock;
  pool: pg.Pool;
  db: Database;
  files: Files;
  jobs: Jobs;
  maintenance: Maintenance;
  /** Finds who holds a token; null for an unknown or ended session. */
  readActor: (token: string) => Promise<Actor | null>;
  /** The account whom an administrator views Talaan as, by its number; 403 where they have not begun to. */
  readViewed: (viewer: Actor, accountId: number) => Promise<Actor>;
  /** Every mounted call, for the description of the interface and for the tests over all calls. */
  endpoints: Endpoint[];
  /** How each read of JSON is answered, by its path: for what the product asks itself in the name of an account. */
  reads: Map<string, (call: Call) => Promise<unknown>>;
  /** Every mounted list, for the test over all lists. */
  lists: AnyRows[];
  channels: ChannelRule[];
  /** All of them, for what they contribute (`contributed`, `allContributed`). */
  modules: readonly ServerModule[];
  constraints: ConstraintMessages;
  /** Set where this process is about to end, so that a proxy sends new calls elsewhere (probes.ts). */
  draining: boolean;
}

/** A room of the house, as apps/server/app.ts lists it. */
export interface ServerModule extends Contributor {
  /** Its tables.sql, or those of its parts in their order; a module that only shows what others keep has none. */
  tables?: URL | readonly URL[];
  /** Loads the lists that every installation has; may run again and changes nothing then. */
  loadReference?: (client: pg.ClientBase) => Promise<void>;
  constraints?: ConstraintMessages;
  channels?: readonly ChannelRule[];
  jobs?: readonly Job<never>[];
  /** Its line in the register of processing activities; a module that holds personal data has one. */
  processing?: Processing;
  /** The personal data that it stores, for the export of a person’s data. */
  personalData?: readonly PersonalDataPart[];
  /** Imports its `demo/load-demo.ts`, the rows of the demo university: only where they are made is the code loaded. */
  demo?: () => Promise<DemoRows>;
  mount?: (server: Server) => void;
}
