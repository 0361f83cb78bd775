import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { ChosenPeople } from '@talaan/personnel/contract/chosen-people.ts';
import { choosePeople, type ChosenPerson } from '@talaan/personnel/server/public.ts';
import { PRINTED_AT_ONCE, type previewServiceRecords as endpoint, type PrintPreview } from '../../contract/print-many.ts';
import { missingOn } from '../../rules/missing-birth.ts';
import { serviceRows, type ServiceRecord } from '../../rules/service-rows.ts';
import { readFactsOf } from '../read-facts.ts';
import { readSetting } from '../read-setting.ts';

export async function previewRecords(call: CallOf<typeof endpoint>): Promise<PrintPreview> {
  const people = await choosePeople(call, call.query, CHOOSING);
  const found = await readRecords(call, people);
  const records = found.filter(({ missing }) => missing === '');
  return {
    people: people.length,
    records: records.length,
    not_issued: found.filter(({ missing }) => missing !== '').map(({ person, missing }) => ({ ...person, missing })),
    with_gaps: records.filter(({ gaps }) => gaps.length > 0).map(({ person, gaps }) => ({ ...person, gaps })),
  };
}

const CHOOSING = { groups: ['PERSONNELS'], atMost: PRINTED_AT_ONCE } as const;

/** The chosen people with government service, with what is missing on the record of each and the gaps that nothing explains. */
export async function findRecords(call: Pick<Call, 'db' | 'actor' | 'today'>, choice: ChosenPeople): Promise<FoundRecord[]> {
  return readRecords(call, await choosePeople(call, choice, CHOOSING));
}

interface FoundRecord {
  person: ChosenPerson;
  /** `place of birth`; empty where nothing is missing. */
  missing: string;
  gaps: ServiceRecord['gaps'];
}

async function readRecords({ db, today }: Pick<Call, 'db' | 'today'>, people: readonly ChosenPerson[]): Promise<FoundRecord[]> {
  const { branch } = await readSetting(db);
  const facts = await readFactsOf(
    db,
    people.map(({ id }) => id),
    today,
  );
  const births = await readBirths(db, people);
  return people.flatMap((person) => {
    const { rows, gaps } = serviceRows(facts.get(person.id)!, { branch, today });
    return rows.length === 0
      ? []
      : [{ person, missing: missingOn(births.get(person.id)!), gaps: gaps.filter(({ explained }) => explained === '') }];
  });
}

async function readBirths(db: Call['db'], people: readonly ChosenPerson[]) {
  if (people.length === 0) return new Map<number, { birth_date: string | null; birth_place: string }>();
  const ids = people.map(({ id }) => id);
  const rows = await db.selectFrom('personnel.person_view').select(['id', 'birth_date', 'birth_place']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, ...birth }) => [id, birth]));
}
