import type { ReactNode } from 'react';
import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { textOf, useRow } from '../fields/row-context.ts';
import { RowScope } from '../fields/row-scope.tsx';
import { SheetField } from '../fields/sheet-field.tsx';
import { Remark } from '../rows/remark.tsx';
import { ClashOfRow } from '../saving/clash-of-row.tsx';
import { useSheet } from '../sheet/sheet-context.ts';

const EXTENSIONS = ['JR.', 'SR.', 'II', 'III', 'IV', 'V'];

/** Items 1 to 16 and 19 to 21; the addresses have a section of their own. */
export function Group() {
  const { sheet } = useSheet();
  const row = sheet.sections.personal[0];
  if (!row) return null;
  return (
    <RowScope section="personal" row={row}>
      <Stack gap="xl">
        <Remark row={row} />
        <ClashOfRow />
        <Part title={say('Name')}>
          <SheetField name="surname" autoComplete="family-name" />
          <SheetField name="first_name" autoComplete="given-name" />
          <SheetField name="middle_name" autoComplete="additional-name" />
          <SheetField name="name_extension" suggestions={EXTENSIONS} autoComplete="honorific-suffix" />
        </Part>
        <Part title={say('Birth and civil status')}>
          <SheetField name="birth_date" hint={say('As 11-20-1990 or 20 Nov 1990')} autoComplete="bday" />
          <SheetField name="birth_place" />
          <SheetField name="sex" />
          <SheetField name="civil_status" />
          <OtherCivilStatus />
        </Part>
        <Part title={say('Body')}>
          <SheetField name="height" />
          <SheetField name="weight" />
          <SheetField name="blood_type" />
        </Part>
        <Part title={say('Numbers')}>
          <SheetField name="umid" hint={say('12 digits')} />
          <SheetField name="gsis" hint={say('10 or 11 digits')} />
          <SheetField name="pagibig" hint={say('12 digits')} />
          <SheetField name="philhealth" hint={say('12 digits')} />
          <SheetField name="philsys" label={say('PhilSys card number (PCN)')} hint={say('16 digits; a PhilSys number (PSN) has 12')} />
          <SheetField name="sss" hint={say('10 digits; printed by the revision of 2017')} />
          <SheetField name="tin" hint={say('9 digits, with the branch code up to 14')} />
          <Stack gap={0}>
            <Text size="sm" fw={500}>
              {say('Agency employee number')}
            </Text>
            <Text size="sm" mih={36} lh="36px">
              {sheet.idno || say('(Auto generate)')}
            </Text>
          </Stack>
        </Part>
        <Part title={say('Citizenship')}>
          <SheetField name="citizenship" />
          <DualCitizenship />
        </Part>
        <Part title={say('Contact')}>
          <SheetField name="telephone" hint={say('Area code and number')} autoComplete="tel-national" />
          <SheetField name="mobile" autoComplete="tel" />
          <SheetField name="email" autoComplete="email" />
        </Part>
      </Stack>
    </RowScope>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="sm" component="section" aria-label={title}>
      <Title order={3}>{title}</Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>{children}</SimpleGrid>
    </Stack>
  );
}

function OtherCivilStatus() {
  const { labelOf, values } = useRow();
  const chosen = labelOf('civil_status') ?? textOf(values.civil_status);
  const isOther = chosen.startsWith('Other') || textOf(values.civil_status_other) !== '';
  return isOther ? <SheetField name="civil_status_other" hint={say('Such as solo parent, annulled, divorced')} required /> : null;
}

function DualCitizenship() {
  const { values } = useRow();
  if (values.citizenship !== 'Dual citizenship') return null;
  return (
    <>
      <SheetField name="dual_mode" required />
      <SheetField name="dual_country" required />
    </>
  );
}
