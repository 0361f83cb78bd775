import { sql } from 'kysely';
import { plain } from '@talaan/imports/rules/import-fields.ts';
import type { ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { countRows, importSource, type Asking, type Imports } from '@talaan/imports/server/public.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { peopleImports, type PlaceChoices, type UnknownPlaces } from '../../contract/people-import.ts';
import { checkPeople, type PeopleGround, type PersonPlan } from '../../rules/people-import/check-people.ts';
import { PEOPLE_WARNINGS } from '../../rules/people-import/judge-person.ts';
import { peopleFields, type PersonValues } from '../../rules/people-import/people-fields.ts';
import { officesToMake, openPlaces, positionsToMake } from '../../rules/places.ts';
import { loadUniversity } from '../load-university.ts';
import { loadAccounts, loadAcquaintances, loadPeople, loadPinSpans } from './load-people.ts';
import { suggestOffices, suggestPositions } from './suggest-places.ts';
import { undoPeople } from './undo-people.ts';
import { writePeople } from './write-people.ts';

type Ground = PeopleGround & { choices: PlaceChoices };

const peopleSource = importSource<PersonValues, PlaceChoices, Ground, PersonPlan>({
  section: 'people',
  title: 'People',
  fields: peopleFields,
  about: 'idno',
  named: 'Name',
  whose: 'surname',
  warnings: PEOPLE_WARNINGS,
  requireChoices: refuseChoices,
  ground: readGround,
  plan: (rows, ground) =>
    checkPeople(rows, ground).map(({ row, name, changes, ...plan }) => ({
      row,
      name,
      subjectId: plan.known?.id ?? null,
      personnelId: plan.known?.id ?? null,
      plan: plan.known && changes.length === 0 ? null : plan,
      isNew: !plan.known,
      changes,
    })),
  ask: async (db, { places }): Promise<UnknownPlaces> => ({
    offices: await suggestOffices(db, places.unknownOffices()),
    positions: await suggestPositions(db, places.unknownPositions()),
  }),
  write: writePeople,
  undo: undoPeople,
  step: {
    place: 40,
    brings: 'Name, employee number, device PIN and present appointment of each person.',
    noun: ['person', 'people'],
    count: countRows(sql<{ here: number }>`select count(*) as here from personnel.person where merged_into is null and not is_applicant`),
  },
  screen: '/personnels/import',
  next: [
    { label: 'Open the imported people', to: '/personnels/list?imported={id}' },
    { label: 'Import salaries', to: '/personnels/import/salaries' },
    { label: 'Import identity numbers', to: '/personnels/import/identity-numbers' },
    { label: 'Assign schedules', to: '/edats/work-schedules' },
  ],
});

export const peopleSpreadsheets: Imports = { calls: peopleImports, sources: [peopleSource] };

async function readGround({ db, today, choices }: Asking<PlaceChoices>, rows: readonly ReadRow<PersonValues>[]): Promise<Ground> {
  const given = (field: keyof PersonValues) => [...new Set(rows.flatMap(({ values }) => values[field] ?? []))];
  return {
    choices,
    today,
    places: openPlaces(await loadUniversity(db), choices.offices, choices.positions),
    people: await loadPeople(db, given('idno'), today),
    pinSpans: await loadPinSpans(db, given('pin')),
    accounts: await loadAccounts(db, given('email')),
    acquaintances: await loadAcquaintances(db),
  };
}

/** Errors: 422 on `choices.offices` and `choices.positions`. */
async function refuseChoices(db: Database, { offices, positions }: PlaceChoices): Promise<void> {
  const university = await loadUniversity(db);
  for (const make of officesToMake(offices).values()) {
    if (!university.campuses.some(({ id }) => id === make.campus_id))
      throw invalid({ 'choices.offices': ['Choose a campus for each new office.'] });
    const taken = university.offices.find((one) => one.campus_id === make.campus_id && plain(one.acronym) === plain(make.acronym));
    if (taken)
      throw invalid({
        'choices.offices': [
          `${taken.acronym} is ${taken.fullname} on that campus. Match it instead, or give the new office another acronym.`,
        ],
      });
  }
  for (const make of positionsToMake(positions).values()) {
    if (university.positions.some((one) => plain(one.name) === plain(make.name)))
      throw invalid({ 'choices.positions': [`There is already a position ${make.name}. Match it instead.`] });
  }
}
