import { SimpleGrid, Stack } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { SheetField } from '../fields/sheet-field.tsx';
import { RowFiles } from '../rows/row-files.tsx';
import { RowSection } from '../rows/row-section.tsx';

/** Item 27. */
export function Group() {
  return (
    <RowSection section="eligibilities" mayNotApply={say('I have no civil service eligibility')}>
      {() => (
        <Stack gap="md">
          <SheetField
            name="eligibility"
            hint={say('Career Service, RA 1080 (board or bar), CES, driver’s licence, special laws; what is not listed is typed')}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <SheetField name="rating" hint={say('If there is one')} />
            <SheetField name="examined_on" />
            <SheetField name="examined_at" />
            <SheetField name="licence_number" />
            <SheetField name="licence_until" />
          </SimpleGrid>
          <RowFiles of="certificate of eligibility or licence" />
        </Stack>
      )}
    </RowSection>
  );
}
