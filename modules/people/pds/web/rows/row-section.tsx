import type { ReactNode } from 'react';
import { Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { useChoice } from '@talaan/kernel/web/forms/use-choice.ts';
import { SECTIONS, type SectionName } from '../../contract/sections.ts';
import type { SheetRow } from '../../contract/sheet-view.ts';
import { MAY_NOT_APPLY } from '../../contract/sheet.ts';
import { useSheetAddress } from '../sheet/sheet-address.ts';
import { rowKey } from '../../rules/row-key.ts';
import { useSheet } from '../sheet/sheet-context.ts';
import type { RowValues } from '../sheet/sheet-savers.ts';
import { AddRowButton } from './add-row-button.tsx';
import { RowCard } from './row-card.tsx';

interface RowSectionProps {
  section: SectionName;
  /** The boxes of one row. */
  children: (row: SheetRow) => ReactNode;
  /** Only these rows of the section, under a heading of their own. */
  only?: (row: SheetRow) => boolean;
  /** What a new row begins with. */
  begin?: RowValues;
  /** Of one section among several; where it is alone, the page says it. */
  title?: string;
  /** `a school`; what the button adds. */
  adds?: string;
  /** The rows stand open, where there are only a few boxes. */
  open?: boolean;
  /** Stands before the rows: what the record itself has. */
  above?: ReactNode;
  /** Asks whether the section applies at all. */
  mayNotApply?: string;
}

/** The rows of a section that repeats: added, changed in place, put in order, removed. */
export function RowSection({ section, children, only, begin, title, adds, open = false, above, mayNotApply }: RowSectionProps) {
  const { sheet, mayEdit } = useSheet();
  const { openRow } = useSheetAddress();
  const words = SECTIONS[section];
  const all = sheet.sections[section];
  const rows = only ? all.filter(only) : all;
  const isNone = (sheet.standing.not_applicable as readonly string[]).includes(section);
  return (
    <Stack gap="sm" component="section" aria-label={title ?? words.title}>
      {title && <Title order={3}>{title}</Title>}
      {above}
      {mayEdit && mayNotApply && rows.length === 0 && <NoneBox section={section} label={mayNotApply} isNone={isNone} />}
      {!mayEdit && rows.length === 0 && !above && <Text size="sm">N/A</Text>}
      {rows.map((row) => (
        <RowCard key={row.id} section={section} row={row} among={rows} startsOpen={open}>
          {children(row)}
        </RowCard>
      ))}
      {mayEdit && !isNone && all.length < words.most && (
        <Group>
          <AddRowButton
            section={section}
            begin={begin}
            adds={adds ?? words.row}
            onAdded={(row) => !open && openRow(rowKey(section, row))}
          />
          {all.length > words.printed && (
            <Text size="sm" c="dimmed">
              {say('The page holds {printed}; the others print on a continuation sheet.', { printed: words.printed })}
            </Text>
          )}
        </Group>
      )}
    </Stack>
  );
}

/** The check-box by which one says that a part of the form does not apply. */
function NoneBox({ section, label, isNone }: { section: SectionName; label: string; isNone: boolean }) {
  const { actions } = useSheet();
  const named = MAY_NOT_APPLY.find((one) => one === section);
  const { value, choose, error } = useChoice(isNone, async (none) => named && actions.setApplies(named, !none));
  if (!named) return null;
  return (
    <Checkbox
      label={label}
      description={value ? say('Prints N/A') : undefined}
      error={error}
      checked={value}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  );
}
