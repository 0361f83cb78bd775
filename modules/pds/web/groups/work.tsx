import { Accordion, Card, Group as Line, SimpleGrid, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { SheetField } from '../fields/sheet-field.tsx';
import { RowFiles } from '../rows/row-files.tsx';
import { RowSection } from '../rows/row-section.tsx';
import { useSheet } from '../sheet/sheet-context.ts';

/** Item 28, with the Work Experience Sheet of each row. */
export function Group() {
  const { sheet } = useSheet();
  return (
    <RowSection
      section="work"
      mayNotApply={sheet.internal_work.length === 0 ? 'I have no work experience' : undefined}
      above={sheet.internal_work.length > 0 && <InternalWork />}
    >
      {() => (
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <SheetField name="from" />
            <SheetField name="to" />
          </SimpleGrid>
          <SheetField name="position" />
          <SheetField name="company" hint="Write in full" />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <SheetField name="monthly_salary" />
            <SheetField name="sg_step" />
            <SheetField name="appointment_status" />
          </SimpleGrid>
          <SheetField name="is_government" hint="Job order and contract of service are not government service" />
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
          <Text size="sm">Work Experience Sheet: supervisor, accomplishments, duties</Text>
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

/** Work in the university stands as the record has it. */
function InternalWork() {
  const { sheet } = useSheet();
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        From the service record, kept by HR. Add only work elsewhere; the latest prints first.
      </Text>
      {sheet.internal_work.map((work) => (
        <Card key={`${work.from} ${work.position}`} withBorder padding="sm">
          <Line justify="space-between" gap="xs" align="flex-start">
            <Stack gap={2} flex="1 1 14rem" miw={0}>
              <Text fw={500}>{work.position}</Text>
              <Text size="sm" c="dimmed">
                {[work.company, work.appointment_status, work.sg_step && `SG ${work.sg_step}`].filter(Boolean).join(' · ')}
              </Text>
              <Text size="sm" c="dimmed">
                {work.from ? longDate(work.from) : 'From the start'} to {work.to ? longDate(work.to) : 'present'}
              </Text>
            </Stack>
            <StatusBadge tone="info">Service record</StatusBadge>
          </Line>
        </Card>
      ))}
    </Stack>
  );
}
