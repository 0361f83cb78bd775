import { SimpleGrid, Stack, Text } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { SheetField } from '../fields/sheet-field.tsx';
import { RowFiles } from '../rows/row-files.tsx';
import { RowSection } from '../rows/row-section.tsx';

/** Learning and development interventions attended. */
export function Group() {
  return (
    <RowSection
      section="training"
      mayNotApply={say('I have attended none')}
      above={
        <Text size="sm" c="dimmed">
          {say('Hours count for qualification standards once the certificate is attached and checked.')}
        </Text>
      }
    >
      {() => (
        <Stack gap="md">
          <SheetField name="title" hint={say('Write in full')} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <SheetField name="from" />
            <SheetField name="to" />
            <SheetField name="hours" />
            <SheetField name="type" hint={say('Managerial, supervisory, technical …; another is typed')} />
          </SimpleGrid>
          <SheetField name="sponsor" hint={say('Write in full')} />
          <RowFiles of="certificate" />
        </Stack>
      )}
    </RowSection>
  );
}
