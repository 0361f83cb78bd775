import { Stack, Text, Title } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { AddressFields } from '../fields/address-fields.tsx';
import { textOf, useRow } from '../fields/row-context.ts';
import { RowScope } from '../fields/row-scope.tsx';
import { SheetField } from '../fields/sheet-field.tsx';
import { Remark } from '../rows/remark.tsx';
import { ClashOfRow } from '../saving/clash-of-row.tsx';
import { useSheet } from '../sheet/sheet-context.ts';

/** Items 17 and 18. */
export function Group() {
  const { sheet } = useSheet();
  const row = sheet.sections.personal[0];
  if (!row) return null;
  return (
    <RowScope section="personal" row={row}>
      <Stack gap="xl">
        <Remark row={row} />
        <ClashOfRow />
        <Stack gap="sm" component="section" aria-label={say('Residential address')}>
          <Title order={3}>{say('Residential address')}</Title>
          <AddressFields prefix="residential" />
        </Stack>
        <Stack gap="sm" component="section" aria-label={say('Permanent address')}>
          <Title order={3}>{say('Permanent address')}</Title>
          <PermanentAddress />
        </Stack>
      </Stack>
    </RowScope>
  );
}

/** Stays that of residence until the box is unticked. */
function PermanentAddress() {
  const { values } = useRow();
  const isSame = values.permanent_is_residential === true;
  return (
    <>
      <SheetField name="permanent_is_residential" />
      {isSame ? (
        <Text size="sm" c="dimmed">
          {say('Prints: {address}', {
            address: formatAddress((part) => textOf(values[`residential_${part}`])) || say('what you give above'),
          })}
        </Text>
      ) : (
        <AddressFields prefix="permanent" />
      )}
    </>
  );
}

const PARTS = ['house', 'street', 'subdivision', 'barangay', 'city', 'province', 'zip_code'];

function formatAddress(part: (name: string) => string): string {
  return PARTS.map(part)
    .filter((text) => text !== '')
    .join(', ');
}
