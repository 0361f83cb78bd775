import { SimpleGrid, Stack } from '@mantine/core';
import { DegreePicker, SchoolPicker } from '@talaan/reference/web/entry-picker.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { SECTIONS } from '../../contract/sections.ts';
import { textOf, useRow } from '../fields/row-context.ts';
import { SheetField } from '../fields/sheet-field.tsx';
import { RowFiles } from '../rows/row-files.tsx';
import { RowSection } from '../rows/row-section.tsx';

const LEVELS = SECTIONS.education.fields.level!.choices!;
const isLevel = (value: unknown) => LEVELS.some((level) => level.value === value);

/** Item 26, level by level as the form prints it. */
export function Group() {
  return (
    <Stack gap="xl">
      {LEVELS.map((level) => (
        <RowSection
          key={level.value}
          section="education"
          title={level.label}
          adds="a school"
          only={({ values }) => values.level === level.value || (level.value === LEVELS[0]!.value && !isLevel(values.level))}
          begin={{ level: level.value }}
        >
          {() => <SchoolFields />}
        </RowSection>
      ))}
    </Stack>
  );
}

function SchoolFields() {
  const { values } = useRow();
  const level = textOf(values.level);
  const isBasic = level === 'elementary' || level === 'secondary';
  const isStudying = values.is_present === true;
  return (
    <Stack gap="md">
      {!isLevel(level) && <SheetField name="level" />}
      <SheetField name="school" picker={SchoolPicker} hint={say('Write in full')} />
      {level === 'secondary' && <SheetField name="senior_high" />}
      {isBasic ? null : (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <SheetField name="degree" picker={DegreePicker} hint={say('Write in full')} required />
          <SheetField name="major" />
        </SimpleGrid>
      )}
      <SimpleGrid cols={{ base: 2 }}>
        <SheetField name="from_year" label={say('From (year)')} />
        {!isStudying && <SheetField name="to_year" label={say('To (year)')} required />}
      </SimpleGrid>
      <SheetField name="is_present" />
      {!isStudying && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <SheetField name="year_graduated" hint={say('Only if graduated')} />
          <SheetField name="units_earned" />
        </SimpleGrid>
      )}
      <SheetField name="honors" />
      <RowFiles of="diploma or transcript of records" />
    </Stack>
  );
}
