import { SimpleGrid, Stack } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { SheetField } from '../fields/sheet-field.tsx';
import { RowFiles } from '../rows/row-files.tsx';
import { RowSection } from '../rows/row-section.tsx';

/** Voluntary work or involvement in civic, non-government, people’s or voluntary organizations. */
export function Group() {
  return (
    <RowSection section="voluntary" mayNotApply={say('I have no voluntary work')}>
      {() => (
        <Stack gap="md">
          <SheetField name="organization" hint={say('Write in full')} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <SheetField name="from" />
            <SheetField name="to" hint={say('Leave empty for the present')} />
            <SheetField name="hours" />
            <SheetField name="position" />
          </SimpleGrid>
          <RowFiles of="certificate of the organization" />
        </Stack>
      )}
    </RowSection>
  );
}
