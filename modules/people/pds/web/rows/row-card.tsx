import type { ReactNode } from 'react';
import { Button, Card, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { SECTIONS, type SectionName } from '../../contract/sections.ts';
import type { SheetRow } from '../../contract/sheet-view.ts';
import { useRow } from '../fields/row-context.ts';
import { RowScope } from '../fields/row-scope.tsx';
import { ClashOfRow } from '../saving/clash-of-row.tsx';
import { useSheetAddress } from '../sheet/sheet-address.ts';
import { rowKey } from '../../rules/row-key.ts';
import { useSheet } from '../sheet/sheet-context.ts';
import { RowMenu } from './row-menu.tsx';
import { Remark } from './remark.tsx';
import { formatRow } from './format-row.ts';

interface RowCardProps {
  section: SectionName;
  row: SheetRow;
  /** The rows before and behind it, for putting them in order. */
  among: readonly SheetRow[];
  startsOpen: boolean;
  children: ReactNode;
}

/** One row: two lines that open to its boxes, with what the checker said and what is missing. */
export function RowCard({ section, row, among, startsOpen, children }: RowCardProps) {
  const address = useSheetAddress();
  const { mayEdit } = useSheet();
  const key = rowKey(section, row.id);
  const isOpen = startsOpen || address.row === key;
  const words = formatRow(section, row.values, row.labels);
  const name = words.title || `${SECTIONS[section].row.replace(/^an? /, '')}, not named yet`;
  return (
    <RowScope section={section} row={row}>
      <Card withBorder padding="sm" component="article" aria-label={name} id={key}>
        <Stack gap="sm">
          <Group gap="xs" wrap="nowrap" align="flex-start">
            {startsOpen ? (
              <Stack gap="sm" flex={1} miw={0}>
                <RowState row={row} section={section} />
                {children}
              </Stack>
            ) : (
              <UnstyledButton className="row-head" onClick={() => address.openRow(isOpen ? undefined : key)} aria-expanded={isOpen}>
                <Stack gap={2} flex={1} miw={0}>
                  <Text fw={500} className="printed-value">
                    {capital(name)}
                  </Text>
                  {words.note && (
                    <Text size="sm" c="dimmed" className="printed-value">
                      {words.note}
                    </Text>
                  )}
                  <RowState row={row} section={section} />
                </Stack>
                {isOpen ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
              </UnstyledButton>
            )}
            {mayEdit && <RowMenu section={section} row={row} among={among} name={name} />}
          </Group>
          <Remark row={row} />
          <ClashOfRow />
          {isOpen && !startsOpen && children}
          {isOpen && !startsOpen && mayEdit && (
            <Group>
              <DoneButton onDone={() => address.openRow(undefined)} />
            </Group>
          )}
        </Stack>
      </Card>
    </RowScope>
  );
}

function DoneButton({ onDone }: { onDone: () => void }) {
  const { leave } = useRow();
  return (
    <Button
      variant="default"
      onClick={() => {
        leave();
        onDone();
      }}
    >
      {say('Done')}
    </Button>
  );
}

/** What is missing, what is warned of, how many files there are. */
function RowState({ section, row }: { section: SectionName; row: SheetRow }) {
  const { sheet } = useSheet();
  const missing = sheet.standing.missing.filter((one) => one.row === row.id && one.section === section).length;
  const warnings = sheet.standing.warnings.filter((one) => one.row === row.id && one.section === section);
  const files = row.files.length;
  if (missing === 0 && warnings.length === 0 && files === 0 && row.check.state !== 'OK') return null;
  return (
    <Group gap={6}>
      {missing > 0 && <StatusBadge tone="neutral">{say('{missing} missing', { missing })}</StatusBadge>}
      {row.check.state === 'OK' && <StatusBadge tone="good">{say('Checked')}</StatusBadge>}
      {files > 0 && <StatusBadge tone="info">{files === 1 ? say('1 file') : say('{files} files', { files })}</StatusBadge>}
      {warnings.map(({ message }) => (
        <Group key={message} gap={6} wrap="nowrap" w="100%" align="flex-start">
          <IconAlertTriangle size={16} aria-hidden className="row-warning" />
          <Text size="sm">{message}</Text>
        </Group>
      ))}
    </Group>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
