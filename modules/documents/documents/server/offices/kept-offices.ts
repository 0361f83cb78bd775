import { KeptAnswers } from '@talaan/kernel/server/kept-answers.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { ActingOffice } from './acting-office.ts';
import type { OfficeCalendar } from './office-calendar.ts';

const MOST_CALLERS = 2000;
/** Of some months and a few offices each; one of all offices takes some 100 kB. */
const MOST_CALENDARS = 200;

/** What one process keeps for lists, which ask it again each few seconds: for which office a caller acts, and the days and hours of offices. */
class KeptOffices {
  readonly acting = new KeptAnswers<{ office: ActingOffice | null }>('calendar', MOST_CALLERS);
  readonly calendars = new KeptAnswers<OfficeCalendar>('calendar', MOST_CALENDARS);
}

const ofServers = new WeakMap<Server, KeptOffices>();

export function keptOffices(server: Server): KeptOffices {
  const kept = ofServers.get(server) ?? new KeptOffices();
  ofServers.set(server, kept);
  return kept;
}
