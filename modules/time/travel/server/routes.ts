import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { findPeople } from '@talaan/personnel/server/public.ts';
import * as slips from '../contract/pass-slips.ts';
import * as trips from '../contract/trips.ts';
import { filePassSlip, recordPassSlip } from './slips/file-slip.ts';
import { printPassSlip, readPassSlip } from './slips/print-slip.ts';
import { slipRows } from './slips/slip-rows.ts';
import { completeTrip, resubmitTrip, shortenTrip } from './trips/change-trip.ts';
import { fileTrip } from './trips/file-trip.ts';
import { printAppearance, printTravelOrder, readAppearance } from './trips/print-trip.ts';
import { readTrip } from './trips/read-trip.ts';
import { HR, OFFICE, tripRows } from './trips/trip-rows.ts';

export function mountTravel(server: Server): void {
  mountRows(server, tripRows);
  mount(server, trips.findTravelers, async (call) => ({
    people: await findPeople(call, { term: call.query.term, groups: [...HR, ...OFFICE], serving: true }),
  }));
  mount(server, trips.readTrip, readTrip);
  mount(server, trips.fileTrip, fileTrip);
  mount(server, trips.resubmitTrip, resubmitTrip);
  mount(server, trips.shortenTrip, shortenTrip);
  mount(server, trips.completeTrip, completeTrip);
  mount(server, trips.printTravelOrder, printTravelOrder);
  mount(server, trips.printAppearance, printAppearance);
  mount(server, trips.readAppearance, readAppearance);
  mountRows(server, slipRows);
  mount(server, slips.readPassSlip, readPassSlip);
  mount(server, slips.filePassSlip, filePassSlip);
  mount(server, slips.recordPassSlip, recordPassSlip);
  mount(server, slips.printPassSlip, printPassSlip);
}
