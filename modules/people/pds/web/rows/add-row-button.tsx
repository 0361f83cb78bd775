import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import type { SectionName } from '../../contract/sections.ts';
import { fieldId } from '../fields/row-context.ts';
import { rowKey } from '../../rules/row-key.ts';
import { useSheet } from '../sheet/sheet-context.ts';
import type { RowValues } from '../sheet/sheet-savers.ts';
import { attempt } from '../sheet/use-sheet-store.ts';

interface AddRowButtonProps {
  section: SectionName;
  /** What the row begins with. */
  begin?: RowValues;
  /** `a school`. */
  adds: string;
  onAdded: (row: number) => void;
}

/** Adds an empty row and begins with its first box. */
export function AddRowButton({ section, begin, adds, onAdded }: AddRowButtonProps) {
  const { actions } = useSheet();
  // The same key until it succeeds: an answer that was lost does not add the row twice.
  const key = useRef<string>(null);
  const [isPending, setPending] = useState(false);
  const add = async () => {
    setPending(true);
    key.current ??= crypto.randomUUID();
    const sent = key.current;
    await attempt(async () => {
      const added = await actions.addRow(section, sent, begin ?? {});
      key.current = null;
      onAdded(added.id);
      focusFirstField(rowKey(section, added.id));
    });
    setPending(false);
  };
  return (
    <Button variant="default" leftSection={<IconPlus size={16} />} loading={isPending} onClick={() => void add()}>
      {say('Add {adds}', { adds })}
    </Button>
  );
}

/** Once the row stands on the page. */
function focusFirstField(row: string): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[id^="${fieldId(row, '')}"]`)?.focus());
  });
}
