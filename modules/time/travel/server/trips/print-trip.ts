import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readIssued } from '@talaan/papers/server/public.ts';
import { appearanceForm } from '../../print/appearance-form.ts';
import { travelOrderForm, type TravelOrder } from '../../print/travel-order-form.ts';
import { findTrip, type FoundTrip } from './find-trip.ts';
import { drawOrders } from './issue-orders.ts';

type ById = Call<{ id: number }>;

/** The travel order as it was issued; before that a draft. Errors: 404; 409 for travel that was disapproved or cancelled. */
export async function printTravelOrder(call: ById): Promise<FileAnswer> {
  const trip = await findTrip(call, call.params.id);
  if (trip.state === 'DISAPPROVED' || trip.state === 'CANCELLED')
    throw wrongState('This travel was not approved, or was cancelled: it has no order.');
  const issued = trip.code === null ? undefined : await readOrder(call, trip);
  if (issued) return travelOrderForm.answer(call.server, [issued], issued.sheet.control_number);
  const [draft] = await drawOrders(call, [trip], true);
  return travelOrderForm.answer(call.server, [{ sheet: draft!, code: null }], 'Travel order draft');
}

/** The certificates of appearance to take along, under the code of the order. Error: 409 before the travel is approved. */
export async function printAppearance(call: ById): Promise<FileAnswer> {
  const trip = await findTrip(call, call.params.id);
  if (trip.state !== 'APPROVED' && trip.state !== 'COMPLETED')
    throw wrongState('Certificates of appearance are printed once the travel is approved.');
  const { sheet, code } = await readOrder(call, trip);
  const forms = sheet.travelers.map((traveler) => ({ sheet: { ...sheet, travelers: [traveler] }, code }));
  return appearanceForm.answer(call.server, forms, `Certificate of appearance ${sheet.control_number}`);
}

/** The certificate that the host signed. Error: 404 while there is none. */
export async function readAppearance(call: ById): Promise<FileAnswer> {
  const trip = await findTrip(call, call.params.id);
  if (trip.appearance_file_id === null) throw notFound('There is no certificate of appearance yet.');
  const { name, location } = await call.server.files.locate(call.db, trip.appearance_file_id);
  return { name, contentType: 'application/pdf', content: { path: location }, inline: true };
}

async function readOrder({ db }: ById, trip: FoundTrip): Promise<{ sheet: TravelOrder; code: string }> {
  const [issued] = await readIssued<TravelOrder>(db, [trip.code!]);
  return { sheet: issued!.sheet, code: issued!.code };
}
