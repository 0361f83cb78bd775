import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { FORMS, type FormName, type printCasuals as casuals } from '../contract/papers.ts';
import { layOutAppointment } from '../print/appointment-sheet.ts';
import { casualForm, forms } from '../print/forms.ts';
import { readAddress } from './read-address.ts';
import { readFacts, type FactsOfAppointment } from './read-facts.ts';
import { readSetting } from './setting.ts';

/** A form of an appointment, filled from what is known. Errors: 404; 409 for a cancelled one, or a form of another kind of appointment. */
export async function printForm(call: Call<{ id: number; form: FormName }>): Promise<FileAnswer> {
  const { params, server } = call;
  const [facts] = await readFacts(call, [params.id]);
  const { state, form, surname, code } = facts!;
  if (state === 'CANCELLED') throw wrongState('This appointment was cancelled.');
  if ((params.form === 'appointment' && isCasual(facts!)) || (params.form === 'casual' && !isCasual(facts!)))
    throw wrongState(`This appointment is on CS Form No. ${form}.`);
  const name = `${FORMS[params.form]} ${surname}`;
  if (params.form === 'casual') return casualForm.answer(server, [{ sheet: await casualSheet(call, [facts!]), code: null }], name);
  const address = params.form === 'oath' ? await readAddress(call, facts!) : '';
  const one = layOutAppointment({ ...facts!, address_of_person: address }, await readSetting(call.db));
  return forms[params.form].answer(
    server,
    [{ sheet: { draft: state === 'DRAFT', one }, code: params.form === 'appointment' ? code : null }],
    name,
  );
}

/** One plantilla of casual appointments for several persons. Errors: 404; 422 on `ids` where they cannot be on one sheet. */
export async function printCasuals(call: CallOf<typeof casuals>): Promise<FileAnswer> {
  const found = await readFacts(call, call.query.ids);
  const [first] = found;
  const refuse = (message: string) => invalid({ ids: [message] });
  if (found.some((one) => !isCasual(one))) throw refuse('Choose casual appointments only.');
  if (found.some(({ state }) => state === 'CANCELLED')) throw refuse('A cancelled appointment is not printed. Take it out of the choice.');
  if (found.some(({ form }) => form !== first!.form)) throw refuse('Some are on CS Form No. 34-A and some on 34-B. Print them apart.');
  if (found.some(({ issued_on: day }) => day !== first!.issued_on))
    throw refuse('They were issued on different days. Print those of one day together.');
  const name = found.length === 1 ? `${FORMS.casual} ${first!.surname}` : `${FORMS.casual} ${first!.issued_on ?? call.today}`;
  return casualForm.answer(call.server, [{ sheet: await casualSheet(call, found), code: null }], name);
}

async function casualSheet(call: Call, found: readonly FactsOfAppointment[]) {
  const setting = await readSetting(call.db);
  const people = found.map((facts) => layOutAppointment(facts, setting));
  const shared = (field: 'office' | 'fund') => [...new Set(people.map((one) => one[field]))].filter(Boolean).join('; ');
  const one = { ...people[0]!, office: shared('office'), fund: shared('fund') };
  return { draft: found.some(({ state }) => state === 'DRAFT'), one, people };
}

function isCasual({ form }: FactsOfAppointment): boolean {
  return form.startsWith('34');
}
