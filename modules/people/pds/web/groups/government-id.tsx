import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { RowScope } from '../fields/row-scope.tsx';
import { SheetField } from '../fields/sheet-field.tsx';
import { Remark } from '../rows/remark.tsx';
import { ClashOfRow } from '../saving/clash-of-row.tsx';
import { useSheet } from '../sheet/sheet-context.ts';

/** Item 42: what the oath is sworn with. */
export function Group() {
  const { sheet } = useSheet();
  const row = sheet.sections.government_id[0];
  if (!row) return null;
  return (
    <RowScope section="government_id" row={row}>
      <Stack gap="sm" component="section" aria-label={say('Government issued ID')}>
        <Title order={3}>{say('Government issued ID')}</Title>
        <Remark row={row} />
        <ClashOfRow />
        <Text size="sm" c="dimmed">
          {say('Such as passport, GSIS, SSS, PRC, driver’s licence. Date or place of issuance, or both.')}
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <SheetField name="type" />
          <SheetField name="number" />
          <SheetField name="issued_on" />
          <SheetField name="issued_at" />
        </SimpleGrid>
      </Stack>
    </RowScope>
  );
}
