import { sql } from 'kysely';
import type { ReadRow } from '@talaan/imports/rules/read-rows.ts';
import type { Asking } from '@talaan/imports/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { openPlaces } from '@talaan/personnel/rules/places.ts';
import { loadUniversity } from '@talaan/personnel/server/public.ts';
import type { CardChoices } from '../../contract/imports.ts';
import type { CardValues } from '../../rules/card-import/card-fields.ts';
import { namePaper, type CardGround, type PersonOfCard } from '../../rules/card-import/judge-cards.ts';
import { readAccounts } from '../read-accounts.ts';
import { readThresholds } from '../read-thresholds.ts';

/** What the rows of a file of cards are held against, in a constant number of statements. */
export async function readGround({ db, today, choices }: Asking<CardChoices>, rows: readonly ReadRow<CardValues>[]): Promise<CardGround> {
  const all = <T>(of: (row: ReadRow<CardValues>) => T | undefined) => [
    ...new Set(rows.flatMap((row) => (of(row) === undefined ? [] : [of(row)!]))),
  ];
  const funds = await db.selectFrom('property.fund_cluster').select('code').execute();
  return {
    today,
    choices,
    onRecord: await readNumbers(
      db,
      all(({ key }) => key),
    ),
    people: await readPeople(
      db,
      all(({ values }) => values.idno),
      today,
    ),
    papersOnRecord: await readPapers(
      db,
      all(({ values }) => values.paper && namePaper(values.paper)),
    ),
    serialsOnRecord: await readSerials(
      db,
      all(({ values }) => values.serial),
    ),
    accounts: await readAccounts(db, today),
    funds: funds.map(({ code }) => code),
    thresholds: await readThresholds(db),
    places: openPlaces(await loadUniversity(db), [], []),
  };
}

async function readNumbers(db: Database, numbers: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; property_no: string }>`
    select id, property_no from property.item where property_no = any(${numbers}::text[])`.execute(db);
  return new Map(rows.map(({ id, property_no: number }) => [number, id]));
}

async function readPeople(db: Database, numbers: readonly string[], today: string): Promise<Map<string, PersonOfCard>> {
  const { rows } = await sql<PersonOfCard & { idno: string }>`
    select p.id, p.idno, p.fullname, p.surname, p.first_name, a.id is not null as is_serving, coalesce(s.government_service, false) as is_government
    from personnel.person_view p left join personnel.appointment_view a on a.personnel_id = p.id and a.during @> ${today}::date
      left join reference.appointment_status s on s.code = a.status_code
    where p.idno = any(${numbers}::text[]) and p.merged_into is null`.execute(db);
  return new Map(rows.map(({ idno, ...person }) => [idno, person]));
}

async function readPapers(db: Database, papers: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ paper: string }>`
    select type || ' ' || number as paper from property.paper where type || ' ' || number = any(${papers}::text[])`.execute(db);
  return new Set(rows.map(({ paper }) => paper));
}

async function readSerials(db: Database, serials: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ serial: string; property_no: string }>`
    select e.serial, i.property_no from unnest(${serials}::text[]) as e (serial)
      join property.item i on kernel.plain(i.serial) = kernel.plain(e.serial) and i.serial <> ''`.execute(db);
  return new Map(rows.map(({ serial, property_no: number }) => [serial, number]));
}
