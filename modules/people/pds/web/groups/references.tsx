import { SimpleGrid, Text } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { SheetField } from '../fields/sheet-field.tsx';
import { RowSection } from '../rows/row-section.tsx';

/** Item 41. */
export function Group() {
  return (
    <RowSection
      section="references"
      open
      above={
        <Text size="sm" c="dimmed">
          {say('Three persons not related to you by consanguinity or affinity.')}
        </Text>
      }
    >
      {() => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <SheetField name="name" />
          <SheetField name="contact" />
          <SheetField name="address" />
        </SimpleGrid>
      )}
    </RowSection>
  );
}
