import { Stack } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { SECTIONS } from '../../contract/sections.ts';
import { SheetField } from '../fields/sheet-field.tsx';
import { RowFiles } from '../rows/row-files.tsx';
import { RowSection } from '../rows/row-section.tsx';

/** Items 31 to 33, one thing on each line. */
export function Group() {
  return (
    <Stack gap="xl">
      <RowSection section="skills" title={SECTIONS.skills.title} mayNotApply={say('I have none to name')} open>
        {() => <SheetField name="text" />}
      </RowSection>
      <RowSection section="recognitions" title={SECTIONS.recognitions.title} mayNotApply={say('I have received none')} open>
        {() => (
          <Stack gap="sm">
            <SheetField name="text" hint={say('Write in full')} />
            <RowFiles of="certificate or plaque" />
          </Stack>
        )}
      </RowSection>
      <RowSection section="memberships" title={SECTIONS.memberships.title} mayNotApply={say('I am a member of none')} open>
        {() => (
          <Stack gap="sm">
            <SheetField name="text" hint={say('Write in full')} />
            <RowFiles of="proof of membership" />
          </Stack>
        )}
      </RowSection>
    </Stack>
  );
}
