import type { ReactNode } from 'react';
import { Button, Card, Group, Kbd, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { SECTION_NAMES, SECTIONS, type SectionName } from '../../contract/sections.ts';
import type { SheetView } from '../../contract/sheet-view.ts';
import { formatRowName } from '../../rules/format-on-paper.ts';
import { ChangedFields } from './changed-fields.tsx';
import { RowCard, type RowActions } from './row-card.tsx';
import { changesWithoutRow, type Check, type RowToCheck } from './rows-to-check.ts';
import type { CheckAtHand } from './use-check.ts';

interface SectionsToCheckProps extends RowActions {
  check: CheckAtHand;
  sheet: SheetView;
  beside: Check;
  rows: readonly RowToCheck[];
  /** The key of the row in hand. */
  current: string | undefined;
  asking: { key: string; for: 'RETURNED' | 'WAIVED' } | undefined;
  onlyChanged: boolean;
  under: (row: RowToCheck) => ReactNode;
  onSection: (section: SectionName) => void;
}

/** The rows that say something, section by section; what does not apply is named at the end. */
export function SectionsToCheck(props: SectionsToCheckProps) {
  const { check, sheet, beside, rows, current, asking, under, onSection, onlyChanged, ...actions } = props;
  const none = sheet.standing.not_applicable.map((section) => SECTIONS[section].title);
  return (
    <Stack gap="lg" miw={0}>
      {SECTION_NAMES.map((section) => {
        const mine = rows.filter((row) => row.section === section);
        const gone = changesWithoutRow(beside, section);
        const onRecord = section === 'work' && !onlyChanged ? sheet.internal_work.length : 0;
        if (mine.length === 0 && gone.length === 0 && onRecord === 0) return null;
        const pending = mine.filter(({ row }) => row.check.state === 'PENDING').length;
        return (
          <Stack key={section} gap="xs" component="section" aria-label={SECTIONS[section].title}>
            <Group justify="space-between" gap="xs" mih={36}>
              <Title order={2} size="h4">
                {SECTIONS[section].title}
              </Title>
              {check.isChecker && pending > 1 && (
                <Button
                  size="xs"
                  variant="subtle"
                  leftSection={<IconChecks size={16} />}
                  rightSection={
                    <Kbd size="xs" visibleFrom="md" aria-hidden>
                      A
                    </Kbd>
                  }
                  onClick={() => onSection(section)}
                >
                  All right
                  <VisuallyHidden>: {SECTIONS[section].title}</VisuallyHidden>
                </Button>
              )}
            </Group>
            {onRecord > 0 && (
              <Text size="sm" c="dimmed">
                Work in the university ({count(onRecord, 'entry', 'entries')}) is in the service record and need not be checked.
              </Text>
            )}
            {mine.map((row) => (
              <RowCard
                key={row.key}
                row={row}
                check={check}
                isCurrent={row.key === current}
                asking={asking?.key === row.key ? asking.for : undefined}
                under={row.key === current ? under(row) : null}
                {...actions}
              />
            ))}
            {gone.map((change) => (
              <Card key={`${change.kind} ${formatRowName(section, change.row)}`} withBorder padding="sm" className="check-gone">
                <Group gap="xs" align="flex-start">
                  <Text size="sm" fw={500} flex="1 1 12rem">
                    {formatRowName(section, change.row)}
                  </Text>
                  <StatusBadge tone="warning">
                    {change.kind === 'removed' ? 'Removed since' : change.kind === 'added' ? 'New on record' : 'Changed on record'}
                  </StatusBadge>
                </Group>
                {change.kind === 'changed' && <ChangedFields section={section} fields={change.fields.filter(({ changed }) => changed)} />}
              </Card>
            ))}
          </Stack>
        );
      })}
      {onlyChanged && rows.length === 0 && beside.changes.length === 0 && (
        <Text size="sm">Nothing changed since the last verified copy.</Text>
      )}
      {!onlyChanged && none.length > 0 && (
        <Text size="sm" c="dimmed">
          N/A: {none.join(', ')}.
        </Text>
      )}
    </Stack>
  );
}
