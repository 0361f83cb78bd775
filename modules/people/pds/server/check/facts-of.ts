import type { Database } from '@talaan/kernel/server/database/database.ts';
import { IDENTITY_KINDS } from '@talaan/personnel/rules/identity-numbers.ts';
import type { VerifiedFacts } from '@talaan/personnel/server/public.ts';
import type { SheetOnPaper } from '../../contract/sheet.ts';

/** What a sheet says that the record keeps too. N/A in the sheet is nothing in the record. */
export async function factsOf(db: Database, personnelId: number, { personal }: SheetOnPaper): Promise<VerifiedFacts> {
  const { civil_status_id } = await db
    .selectFrom('pds.personal')
    .select('civil_status_id')
    .where('personnel_id', '=', personnelId)
    .executeTakeFirstOrThrow();
  const plain = (text: string) => (text.toUpperCase() === 'N/A' ? '' : text);
  return {
    surname: personal.surname,
    first_name: personal.first_name,
    middle_name: plain(personal.middle_name),
    name_extension: plain(personal.name_extension),
    sex: personal.sex,
    birth_date: personal.birth_date,
    birth_place: personal.birth_place,
    civil_status_id,
    mobile: personal.mobile,
    telephone: personal.telephone,
    email: personal.email,
    numbers: Object.fromEntries(IDENTITY_KINDS.map((kind) => [kind, personal[kind]])),
  };
}
