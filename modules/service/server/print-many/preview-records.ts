import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { previewServiceRecords as endpoint, PrintPreview } from '../../contract/print-many.ts';
import { serviceRows, type ServiceRecord } from '../../rules/service-rows.ts';
import { readFactsOf } from '../read-facts.ts';
import { readSetting } from '../read-setting.ts';
import { choosePeople, type Choice, type ChosenPerson } from './choose-people.ts';

export async function previewRecords(call: Call<unknown, z.output<typeof endpoint.query>>): Promise<PrintPreview> {
  const people = await choosePeople(call, call.query);
  const records = await readRecords(call, people);
  const withGaps = records.map(({ person, gaps }) => ({ ...person, gaps })).filter(({ gaps }) => gaps.length > 0);
  return { people: people.length, records: records.length, with_gaps: withGaps };
}

/** The chosen people with government service, and the gaps of each that nothing explains. */
export async function findRecords(call: Pick<Call, 'db' | 'actor' | 'today'>, choice: Choice): Promise<FoundRecord[]> {
  return readRecords(call, await choosePeople(call, choice));
}

interface FoundRecord {
  person: ChosenPerson;
  gaps: ServiceRecord['gaps'];
}

async function readRecords({ db, today }: Pick<Call, 'db' | 'today'>, people: readonly ChosenPerson[]): Promise<FoundRecord[]> {
  const { branch } = await readSetting(db);
  const facts = await readFactsOf(
    db,
    people.map(({ id }) => id),
    today,
  );
  return people.flatMap((person) => {
    const { rows, gaps } = serviceRows(facts.get(person.id)!, { branch, today });
    return rows.length === 0 ? [] : [{ person, gaps: gaps.filter(({ explained }) => explained === '') }];
  });
}
