import { Accordion, SimpleGrid, Stack, Text } from '@mantine/core';
import { CompanyPicker } from '@talaan/reference/web/entry-picker.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { SheetField } from '../fields/sheet-field.tsx';
import { RowFiles } from '../rows/row-files.tsx';
import { RowSection } from '../rows/row-section.tsx';
import { useSheet } from '../sheet/sheet-context.ts';
import { UniversityWork } from './university-work.tsx';

/** Item 28, with the Work Experience Sheet of each row. */
export function Group() {
  const { sheet } = useSheet();
  return (
    <RowSection
      section="work"
      mayNotApply={sheet.internal_work.length === 0 ? 'I have no work experience' : undefined}
      above={(sheet.internal_work.length > 0 || sheet.sections.university_work.length > 0) && <UniversityWork />}
    >
      {() => (
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <SheetField name="from" />
            <SheetField name="to" />
          </SimpleGrid>
          <SheetField name="position" />
          <SheetField name="company" picker={CompanyPicker} hint={say('Write in full')} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <SheetField name="monthly_salary" />
            <SheetField name="sg_step" />
            <SheetField name="appointment_status" />
          </SimpleGrid>
          <SheetField name="is_government" hint={say('Job order and contract of service are not government service')} />
          <SheetField name="is_part_time" />
          <WorkExperienceSheet />
          <RowFiles of="certificate of employment or appointment" />
        </Stack>
      )}
    </RowSection>
  );
}

/** The attachment to the form: only for work that matters to the position. */
function WorkExperienceSheet() {
  return (
    <Accordion variant="contained" chevronPosition="left">
      <Accordion.Item value="sheet">
        <Accordion.Control>
          <Text size="sm">{say('Work Experience Sheet: supervisor, accomplishments, duties')}</Text>
        </Accordion.Control>
        <Accordion.Panel>
          <Stack gap="md">
            <SheetField name="office_unit" />
            <SheetField name="supervisor" />
            <SheetField name="agency_place" />
            <SheetField name="accomplishments" />
            <SheetField name="duties" />
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
