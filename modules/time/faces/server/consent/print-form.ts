import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { consentForm } from '../../print/consent-form.ts';
import { CONSENT_VERSION, consentText } from '../../rules/consent-text.ts';
import { faceLimitsOn } from '../limits-on.ts';

/** The consent form of a person within reach, to be signed by hand. Errors: 404, 409 for a person who is not in service. */
export async function printForm(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { server, db, today } = call;
  const person = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  if (person.office_id === null) throw wrongState(`${person.fullname} is not in service.`);
  const sheet = {
    name: person.fullname,
    idno: person.idno,
    office: person.office ?? '',
    office_id: person.office_id,
    date: today,
    version: CONSENT_VERSION,
    parts: consentText(await faceLimitsOn(db, today)),
  };
  return consentForm.answer(server, [{ sheet, code: null }], `Consent to faces ${person.idno}`);
}
