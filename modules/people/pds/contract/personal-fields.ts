import type { Field } from './field.ts';
import { identityNumber } from './identity-numbers.ts';
import { date, kilograms, metres } from './number-fields.ts';
import { barangay, choice, email, lookup, matching, mobile, name, phone, text, yesNo } from './text-fields.ts';

function addressFields(prefix: 'residential' | 'permanent'): Record<string, Field> {
  const need = prefix === 'residential' ? 'always' : 'sometimes';
  return {
    [`${prefix}_house`]: text('House, block or lot number', 80, need),
    [`${prefix}_street`]: text('Street', 80, need),
    [`${prefix}_subdivision`]: text('Subdivision or village', 80),
    [`${prefix}_barangay_code`]: barangay('Barangay'),
    [`${prefix}_barangay`]: text('Barangay, as printed', 80, need),
    [`${prefix}_city`]: text('City or municipality, as printed', 80, need),
    [`${prefix}_province`]: text('Province, as printed', 80),
    [`${prefix}_zip_code`]: matching('ZIP code', /^\d{4}$/, 'A ZIP code has 4 digits.', need),
  };
}

/** What the address group of the progress rail holds; the rest of `personal` is the personal group. */
export const ADDRESS_FIELDS = ['residential', 'permanent']
  .flatMap((prefix) => Object.keys(addressFields(prefix as 'residential')))
  .concat('permanent_is_residential');

/** Items 1 to 21. */
export const PERSONAL_FIELDS: Record<string, Field> = {
  surname: name('Surname', 60, 'always'),
  first_name: name('First name', 60, 'always'),
  middle_name: name('Middle name', 60, 'always', { hint: 'In full; N/A where there is none' }),
  name_extension: name('Name extension', 10, 'never', { hint: 'JR., SR., II, III, IV, V' }),
  birth_date: date('Date of birth'),
  birth_place: text('Place of birth', 150, 'always', { hint: 'City or municipality, province; the country if abroad' }),
  sex: choice('Sex at birth', [
    ['Male', 'Male'],
    ['Female', 'Female'],
  ]),
  civil_status: lookup('Civil status', 'civil_status'),
  civil_status_other: text('Which other civil status', 60, 'sometimes'),
  height: metres('Height'),
  weight: kilograms('Weight'),
  blood_type: lookup('Blood type', 'blood_type'),
  gsis: identityNumber('gsis'),
  umid: identityNumber('umid'),
  pagibig: identityNumber('pagibig'),
  philhealth: identityNumber('philhealth'),
  sss: identityNumber('sss'),
  philsys: identityNumber('philsys'),
  tin: identityNumber('tin'),
  citizenship: choice('Citizenship', [
    ['Filipino', 'Filipino'],
    ['Dual citizenship', 'Dual citizenship'],
  ]),
  dual_mode: choice(
    'Dual citizenship by',
    [
      ['by birth', 'By birth'],
      ['by naturalization', 'By naturalization'],
    ],
    'sometimes',
  ),
  dual_country: lookup('Country of the other citizenship', 'country', 'sometimes'),
  ...addressFields('residential'),
  permanent_is_residential: yesNo('Permanent address is the same as the residential address'),
  ...addressFields('permanent'),
  telephone: phone('Telephone number'),
  mobile: mobile('Mobile number', 'always'),
  email: email('E-mail address', 'always'),
};
