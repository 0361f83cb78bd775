import { SimpleGrid, Stack, Title } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { RowScope } from '../fields/row-scope.tsx';
import { SheetField } from '../fields/sheet-field.tsx';
import { Remark } from '../rows/remark.tsx';
import { RowSection } from '../rows/row-section.tsx';
import { ClashOfRow } from '../saving/clash-of-row.tsx';
import { useSheet } from '../sheet/sheet-context.ts';

const TWO = { base: 1, sm: 2 };
const EXTENSIONS = ['JR.', 'SR.', 'II', 'III', 'IV', 'V'];

/** Items 22 to 25. */
export function Group() {
  return (
    <Stack gap="xl">
      <RowSection section="spouses" title={say('Spouse')} mayNotApply={say('I have no spouse')}>
        {() => (
          <SimpleGrid cols={TWO}>
            <SheetField name="surname" />
            <SheetField name="first_name" />
            <SheetField name="middle_name" />
            <SheetField name="name_extension" suggestions={EXTENSIONS} />
            <SheetField name="occupation" />
            <SheetField name="employer" />
            <SheetField name="business_address" />
            <SheetField name="telephone" />
          </SimpleGrid>
        )}
      </RowSection>
      <RowSection section="children" title={say('Children')} mayNotApply={say('I have no children')} open>
        {() => (
          <SimpleGrid cols={TWO}>
            <SheetField name="fullname" hint={say('Write the full name')} />
            <SheetField name="birth_date" />
          </SimpleGrid>
        )}
      </RowSection>
      <Parents />
    </Stack>
  );
}

function Parents() {
  const { sheet } = useSheet();
  const row = sheet.sections.parents[0];
  if (!row) return null;
  return (
    <RowScope section="parents" row={row}>
      <Remark row={row} />
      <ClashOfRow />
      <Stack gap="sm" component="section" aria-label={say('Father')}>
        <Title order={3}>{say('Father')}</Title>
        <SimpleGrid cols={TWO}>
          <SheetField name="father_surname" hint={say('Without JR. or SR.')} />
          <SheetField name="father_first_name" />
          <SheetField name="father_middle_name" />
          <SheetField name="father_name_extension" suggestions={EXTENSIONS} />
        </SimpleGrid>
      </Stack>
      <Stack gap="sm" component="section" aria-label={say('Mother’s maiden name')}>
        <Title order={3}>{say('Mother’s maiden name')}</Title>
        <SimpleGrid cols={TWO}>
          <SheetField name="mother_surname" />
          <SheetField name="mother_first_name" />
          <SheetField name="mother_middle_name" />
        </SimpleGrid>
      </Stack>
    </RowScope>
  );
}
