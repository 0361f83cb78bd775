import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Stored, Typed } from '../contract/field.ts';
import { IDENTITY_NUMBERS, showIdentityNumber, type IdentityKind } from '@talaan/personnel/rules/identity-numbers.ts';
import { mask } from '../contract/identity-numbers.ts';
import { SECTION_NAMES, SECTIONS, type SectionName } from '../contract/sections.ts';
import { readBoxes } from './read-values.ts';

const WRONG = Symbol('wrong');

/** What is typed into a box, and what is kept of it. */
const boxes: readonly [SectionName, string, Typed, Stored | typeof WRONG][] = [
  ['personal', 'surname', '  Dela   Peña ', 'Dela Peña'],
  ['personal', 'surname', 'O’Neil-Sy Jr.', 'O’Neil-Sy Jr.'],
  ['personal', 'surname', 'Cruz2', WRONG],
  ['personal', 'surname', 'x'.repeat(61), WRONG],
  ['personal', 'middle_name', 'N/A', 'N/A'],
  ['personal', 'height', '1.65', 165],
  ['personal', 'height', 1.65, 165],
  ['personal', 'height', '165', WRONG],
  ['personal', 'height', '0.49', WRONG],
  ['personal', 'height', '2.5', 250],
  ['personal', 'height', '', null],
  ['personal', 'weight', '58.5', 5850],
  ['personal', 'weight', '19.99', WRONG],
  ['personal', 'weight', '300', 30_000],
  ['personal', 'weight', '300.01', WRONG],
  ['personal', 'tin', '123-456-789', '123456789'],
  ['personal', 'tin', '123-456-789-000', '123456789000'],
  ['personal', 'tin', '123-456-789-00000', '12345678900000'],
  ['personal', 'tin', '123-456-78', WRONG],
  ['personal', 'umid', '0111-2222222-3', '011122222223'],
  ['personal', 'gsis', '2001234567', '2001234567'],
  ['personal', 'gsis', '200123456789', WRONG],
  ['personal', 'pagibig', '1212-3434-5656', '121234345656'],
  ['personal', 'philhealth', '12-345678901-2', '123456789012'],
  ['personal', 'philhealth', '12-345678901', WRONG],
  ['personal', 'sss', '34-1234567-8', '3412345678'],
  ['personal', 'philsys', '1234-5678-9012-3456', '1234567890123456'],
  ['personal', 'philsys', '1234 5678 9012', '123456789012'],
  ['personal', 'philsys', '1234-5678-9012-34', WRONG],
  ['personal', 'mobile', '0917 123 4567', '+639171234567'],
  ['personal', 'mobile', '+63-917-123-4567', '+639171234567'],
  ['personal', 'mobile', '02 8123 4567', WRONG],
  ['personal', 'email', 'Maria.Santos@Example.COM', 'maria.santos@example.com'],
  ['personal', 'email', 'a@b.ph, c@d.ph', WRONG],
  ['personal', 'residential_zip_code', '1101', '1101'],
  ['personal', 'residential_zip_code', '110', WRONG],
  ['personal', 'sex', 'Female', 'Female'],
  ['personal', 'sex', 'F', WRONG],
  ['personal', 'birth_date', '1990-02-29', WRONG],
  ['personal', 'birth_date', '1992-02-29', '1992-02-29'],
  ['education', 'from_year', '2008', 2008],
  ['education', 'from_year', '08', WRONG],
  ['education', 'level', 'doctorate', WRONG],
  ['eligibilities', 'rating', '82.45', 8245],
  ['eligibilities', 'rating', '100.01', WRONG],
  ['work', 'sg_step', '11-1', '11-1'],
  ['work', 'sg_step', '9-1', WRONG],
  ['work', 'sg_step', '11-9', WRONG],
  ['work', 'monthly_salary', '42,178.50', 4_217_850],
  ['work', 'is_government', 'yes', WRONG],
  ['work', 'accomplishments', 'Led the audit\n\nWrote the manual', ['Led the audit', 'Wrote the manual']],
  ['training', 'hours', '8', 800],
  ['training', 'hours', '0', WRONG],
  ['training', 'type', 'Gender sensitivity', 'Gender sensitivity'],
  ['answers', 'yes', '', null],
  ['answers', 'yes', true, true],
];

for (const [section, field, typed, kept] of boxes) {
  const outcome = kept === WRONG ? 'is not taken' : `is kept as ${JSON.stringify(kept)}`;
  test(`${JSON.stringify(typed)} as ${SECTIONS[section].fields[field]!.label.toLowerCase()} ${outcome}`, () => {
    const { right, wrong } = readBoxes(section, { [field]: typed });
    if (kept === WRONG) assert.equal(wrong[field]?.length, 1);
    else assert.deepEqual(right[field], kept);
  });
}

test('a height in centimetres is refused with a hint', () => {
  assert.match(readBoxes('personal', { height: '165' }).wrong.height![0]!, /165 centimetres are 1\.65/);
});

test('whatever is typed is kept or told wrong, and what is kept is shown so that it is kept the same again', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[\d., -]{0,16}$/),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string(), { maxLength: 3 }),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  );
  const box = fc.constantFrom(
    ...SECTION_NAMES.flatMap((section) => Object.keys(SECTIONS[section].fields).map((field) => [section, field] as const)),
  );
  fc.assert(
    fc.property(box, typed, ([section, field], value) => {
      const { right, wrong } = readBoxes(section, { [field]: value });
      assert.notEqual(field in right, field in wrong);
      if (!(field in right)) return;
      const shown = SECTIONS[section].fields[field]!.show(right[field]!);
      assert.deepEqual(readBoxes(section, { [field]: shown }).right[field], right[field]);
    }),
    { numRuns: 500 },
  );
});

const shown: readonly [IdentityKind, string, string, string][] = [
  ['umid', '011122222223', '0111-2222222-3', '••••-••••222-3'],
  ['pagibig', '121234345656', '1212-3434-5656', '••••-••••-5656'],
  ['philhealth', '123456789012', '12-345678901-2', '••-••••••901-2'],
  ['sss', '3412345678', '34-1234567-8', '••-••••567-8'],
  ['philsys', '1234567890123456', '1234-5678-9012-3456', '••••-••••-••••-3456'],
  ['tin', '123456789', '123-456-789', '•••-••6-789'],
  ['tin', '123456789000', '123-456-789-000', '•••-•••-••9-000'],
];
for (const [kind, digits, full, masked] of shown) {
  test(`${IDENTITY_NUMBERS[kind].label} ${digits} is shown as ${full}, masked as ${masked}`, () => {
    assert.equal(showIdentityNumber(kind, digits), full);
    assert.equal(mask(full), masked);
  });
}
