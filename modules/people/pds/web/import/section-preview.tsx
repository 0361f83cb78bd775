import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { SECTIONS } from '../../contract/sections.ts';
import { freshOf, isTaken, namesOf, withTaken, type Choice, type SectionToChoose } from './choose.ts';
import { RowPreview } from './row-preview.tsx';

interface SectionPreviewProps extends SectionToChoose {
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** A section of the file: rows that say something, and how many say nothing new. */
export function SectionPreview({ section, rows, choice, onChoose }: SectionPreviewProps) {
  const told = rows.filter(({ state }) => state !== 'same');
  const same = rows.length - told.length;
  const fresh = told.filter((row) => freshOf(row).length > 0);
  const isAll = fresh.every((row) => isTaken(choice, row.key, namesOf(freshOf(row))));
  const { title } = SECTIONS[section];
  const all = () => onChoose(fresh.reduce((next, row) => withTaken(next, row.key, namesOf(freshOf(row)), !isAll), choice));
  return (
    <Card withBorder padding="md" component="section" aria-label={title}>
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            {title}
          </Title>
          {fresh.length > 1 && (
            <Button size="xs" variant="default" onClick={all} aria-label={`${isAll ? 'Take none' : 'Take all'} of ${title}`}>
              {isAll ? 'Take none' : 'Take all'}
            </Button>
          )}
        </Group>
        {told.map((row) => (
          <RowPreview key={row.key} section={section} row={row} choice={choice} onChoose={onChoose} />
        ))}
        {same > 0 && (
          <Text size="sm" c="dimmed">
            {same === 1 ? '1 row is already in the sheet.' : `${same} rows are already in the sheet.`}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
