import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import type { AddressOnSheet, SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import { readSheets } from '@talaan/pds/server/public.ts';

/** Where an appointee lives: from the sheet that was frozen with the application, else from the data sheet; empty without one. The opening is noted. */
export async function readAddress(
  call: Call,
  { personnel_id: person, application_id: application }: { personnel_id: number; application_id: number },
): Promise<string> {
  const { db, today } = call;
  await recordOpening(call, person, 'Oath of office');
  const { rows } = await withOpenRecords(db, [person], (open) =>
    sql<{ image: SheetOnPaper }>`select image from applicants.sheet where application_id = ${application}`.execute(open),
  );
  const sheet = rows[0]?.image ?? (await readSheets(db, [person], today)).get(person);
  return sheet ? formatAddress(sheet.personal.residential) : '';
}

function formatAddress({ house, street, subdivision, barangay, city, province }: AddressOnSheet): string {
  return [[house, street].filter(Boolean).join(' '), subdivision, barangay, city, province].filter(Boolean).join(', ');
}
