import { useState } from 'react';
import { Alert, Box, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { OVERRIDE_KINDS, undoOverride, type ScreenedElement } from '../contract/screening.ts';
import { ELEMENTS } from '../rules/elements.ts';
import { OverrideDialog } from './override-dialog.tsx';
import { ResultBadge } from './result-mark.tsx';
import { RowTable } from './row-table.tsx';

/** What is said of all rows at once. */
export interface AllRows {
  words: string;
  act: () => void;
}

interface ElementCardProps {
  application: number;
  element: ScreenedElement;
  mayCorrect: boolean;
  /** Where some rows wait for HR. */
  allRows: AllRows | undefined;
  isMarking: boolean;
}

/** A standard: what is asked, what was found, and behind the figure the rows that it counts. */
export function ElementCard({ application, element: one, mayCorrect, allRows, isMarking }: ElementCardProps) {
  const [isOpen, setOpen] = useState(one.outcome !== 'MET');
  const [isDeciding, setDeciding] = useState(false);
  const title = ELEMENTS[one.element];
  return (
    <Card withBorder padding="md" component="section" aria-label={title}>
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
          <Stack gap={2} miw={0}>
            <Title order={2} size="h5">
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              Asked: {one.asked}
            </Text>
          </Stack>
          <Box flex="none">
            <ResultBadge result={one.outcome} />
          </Box>
        </Group>
        {one.rows.length > 0 ? (
          <Button
            variant="subtle"
            size="compact-sm"
            w="fit-content"
            h="auto"
            aria-expanded={isOpen}
            leftSection={isOpen ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
            styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
            onClick={() => setOpen(!isOpen)}
          >
            {one.note}
          </Button>
        ) : (
          <Text size="sm">{one.note}</Text>
        )}
        {isOpen && one.rows.length > 0 && <RowTable application={application} element={one} mayCorrect={mayCorrect} />}
        {one.override && <Decided application={application} element={one} mayCorrect={mayCorrect} />}
        {mayCorrect && (
          <Group gap="xs">
            {allRows && (
              <Button size="xs" variant="light" loading={isMarking} onClick={allRows.act}>
                {allRows.words}
              </Button>
            )}
            {!one.override && (one.result !== 'MET' || one.element === 'special') && (
              <Button size="xs" variant="default" onClick={() => setDeciding(true)} aria-label={`Decide otherwise: ${title}`}>
                Decide otherwise
              </Button>
            )}
          </Group>
        )}
      </Stack>
      {isDeciding && <OverrideDialog application={application} element={one} onClose={() => setDeciding(false)} />}
    </Card>
  );
}

function Decided({
  application,
  element: { element, override },
  mayCorrect,
}: Pick<ElementCardProps, 'application' | 'element' | 'mayCorrect'>) {
  const undoing = useSend(undoOverride);
  const { kind, reason, resolution, by, at } = override!;
  return (
    <Alert color="blue" title={OVERRIDE_KINDS[kind]} p="sm">
      <Stack gap={4} align="flex-start">
        <Text size="sm">{reason}</Text>
        <Text size="sm" c="dimmed">
          {[resolution && `Resolution ${resolution}`, by, formatInstant(at)].filter(Boolean).join(' · ')}
        </Text>
        {mayCorrect && (
          <Button
            size="compact-sm"
            variant="default"
            loading={undoing.isPending}
            onClick={() => undoing.mutate({ params: { id: application, element } })}
          >
            Take back
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
