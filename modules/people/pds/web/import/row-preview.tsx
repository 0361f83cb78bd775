import { Box, Checkbox, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { SECTIONS, type SectionName } from '../../contract/sections.ts';
import type { RowInFile, SaidInFile } from '../../contract/workbook.ts';
import { differingOf, freshOf, isTaken, namesOf, withTaken, type Choice, type RowToChoose } from './choose.ts';

const STATES: Record<RowInFile['state'], { tone: Tone; label: string }> = {
  new: { tone: 'info', label: 'New' },
  more: { tone: 'info', label: 'To complete' },
  same: { tone: 'neutral', label: 'The same' },
  differs: { tone: 'warning', label: 'Differs' },
  record: { tone: 'neutral', label: 'Service record' },
};

interface RowPreviewProps {
  section: SectionName;
  row: RowToChoose;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** A row of the file: what is new in it by one check-box, what differs box by box. */
export function RowPreview({ section, row, choice, onChoose }: RowPreviewProps) {
  const fresh = freshOf(row);
  const names = namesOf(fresh);
  const differs = differingOf(row);
  const { tone, label } = STATES[row.state];
  const isLong = SECTIONS[section].repeats && row.state === 'new';
  return (
    <Stack gap="xs" component="article" aria-label={row.title}>
      <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
        {fresh.length > 0 ? (
          <Checkbox
            label={fresh.length === row.said.length ? row.title : say('{title}: what the sheet leaves empty', { title: row.title })}
            checked={isTaken(choice, row.key, names)}
            onChange={({ currentTarget }) => onChoose(withTaken(choice, row.key, names, currentTarget.checked))}
          />
        ) : (
          <Text size="sm" fw={600} className="import-text">
            {SECTIONS[section].repeats || row.question ? row.title : say('What differs in the file')}
          </Text>
        )}
        <Box flex="none">
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </Box>
      </Group>
      {row.state === 'record' && (
        <>
          <InOneLine title={row.title} said={row.said} />
          <Text size="sm">{say('From the service record: it is not taken over. Tell HR where the record is wrong.')}</Text>
        </>
      )}
      {row.state !== 'record' && isLong && <InOneLine title={row.title} said={fresh} />}
      {row.state !== 'record' && !isLong && fresh.map((one) => <FreshBox key={one.name} said={one} />)}
      {differs.length > 0 && (
        <SimpleGrid cols={{ base: 1, md: differs.length > 1 ? 2 : 1 }} spacing="md" verticalSpacing="sm">
          {differs.map((one) => (
            <DifferingBox
              key={one.name}
              said={one}
              takesFile={isTaken(choice, row.key, [one.name])}
              onTake={(takes) => onChoose(withTaken(choice, row.key, [one.name], takes))}
            />
          ))}
        </SimpleGrid>
      )}
    </Stack>
  );
}

function InOneLine({ title, said }: { title: string; said: SaidInFile[] }) {
  return (
    <>
      <Text size="sm" c="dimmed" className="import-text">
        {said
          .filter(({ in_file }) => in_file !== title)
          .map(({ label, in_file }) => `${label}: ${in_file}`)
          .join(' · ')}
      </Text>
      {said.map((one) => (
        <Wrong key={one.name} said={one} />
      ))}
    </>
  );
}

function FreshBox({ said }: { said: SaidInFile }) {
  return (
    <Stack gap={0}>
      <Text size="sm" className="import-text">
        <Text span size="sm" c="dimmed">
          {said.label}:{' '}
        </Text>
        {said.in_file}
      </Text>
      <Wrong said={said} />
    </Stack>
  );
}

interface DifferingBoxProps {
  said: SaidInFile;
  takesFile: boolean;
  onTake: (takesFile: boolean) => void;
}

function DifferingBox({ said, takesFile, onTake }: DifferingBoxProps) {
  return (
    <Radio.Group label={said.label} value={takesFile ? 'file' : 'sheet'} onChange={(value) => onTake(value === 'file')}>
      <Stack gap={4} mt={4}>
        <Radio value="sheet" label={say('In the sheet: {there}', { there: said.there })} className="import-text" />
        <Radio value="file" label={say('In the file: {inFile}', { inFile: said.in_file })} className="import-text" />
      </Stack>
      <Wrong said={said} />
    </Radio.Group>
  );
}

/** What will have to be corrected in the sheet: it is taken over as it was written. */
function Wrong({ said }: { said: SaidInFile }) {
  if (said.wrong.length === 0) return null;
  return (
    <Text size="sm" c="red" className="import-text">
      {say('{label}: {wrong} It is taken over as written, for you to correct.', { label: said.label, wrong: said.wrong.join(' ') })}
    </Text>
  );
}
