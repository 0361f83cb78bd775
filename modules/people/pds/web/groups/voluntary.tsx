import { SimpleGrid, Stack } from '@mantine/core';
import { SheetField } from '../fields/sheet-field.tsx';
import { RowFiles } from '../rows/row-files.tsx';
import { RowSection } from '../rows/row-section.tsx';

/** Voluntary work or involvement in civic, non-government, people’s or voluntary organizations. */
export function Group() {
  return (
    <RowSection section="voluntary" mayNotApply="I have no voluntary work">
      {() => (
        <Stack gap="md">
          <SheetField name="organization" hint="Write in full" />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <SheetField name="from" />
            <SheetField name="to" hint="Leave empty for the present" />
            <SheetField name="hours" />
            <SheetField name="position" />
          </SimpleGrid>
          <RowFiles of="certificate of the organization" />
        </Stack>
      )}
    </RowSection>
  );
}
