import { Card, Checkbox, Stack, Text, Title } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { SECTIONS } from '../../contract/sections.ts';
import type { MayNotApply } from '../../contract/sheet.ts';
import type { WorkbookPreview } from '../../contract/workbook.ts';

interface NotApplicableProps {
  sections: WorkbookPreview['not_applicable'];
  none: MayNotApply[];
  onNone: (none: MayNotApply[]) => void;
}

/** Sections of which the file says N/A: taken over as the sheet’s own answer, unless the sheet has something there. */
export function NotApplicable({ sections, none, onNone }: NotApplicableProps) {
  if (sections.length === 0) return null;
  return (
    <Card withBorder padding="md" component="section" aria-label={say('Does not apply')}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {say('Does not apply')}
        </Title>
        <Text size="sm">{say('The file says N/A in these sections. Leave out what you are not sure of.')}</Text>
        {sections.map(({ section, why }) => (
          <Checkbox
            key={section}
            label={SECTIONS[section].title}
            description={why || undefined}
            disabled={why !== ''}
            checked={none.includes(section)}
            onChange={({ currentTarget }) => onNone(currentTarget.checked ? [...none, section] : none.filter((one) => one !== section))}
          />
        ))}
      </Stack>
    </Card>
  );
}
