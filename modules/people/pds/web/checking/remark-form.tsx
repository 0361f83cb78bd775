import { useEffect, useRef, useState } from 'react';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import type { RowToCheck } from './rows-to-check.ts';

interface RemarkFormProps {
  of: 'RETURNED' | 'WAIVED';
  row: RowToCheck;
  onSave: (remark: string) => void;
  onCancel: () => void;
}

const WORDS = {
  RETURNED: { label: 'What should be corrected?', action: 'Return the row', missing: 'Enter what to correct.' },
  WAIVED: { label: 'Why is no attachment needed?', action: 'Waive', missing: 'Say why no attachment is needed.' },
};
const LONGEST = 500;

/** The remark of a returned row, or the reason of a waived one. Enter keeps it, Escape leaves it. */
export function RemarkForm({ of, row, onSave, onCancel }: RemarkFormProps) {
  const words = WORDS[of];
  const [text, setText] = useState(row.row.check.remark);
  const [error, setError] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  // The user who pressed the key or the button types next.
  useEffect(() => box.current?.focus(), []);
  const save = () => (text.trim() === '' ? setError(words.missing) : onSave(text.trim()));
  return (
    <Stack gap="xs">
      <Textarea
        ref={box}
        label={words.label}
        description="Enter saves, Shift+Enter starts a new line, Escape cancels."
        autosize
        minRows={1}
        maxLength={LONGEST}
        value={text}
        error={error}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          save();
        }}
      />
      <Group gap="xs">
        <Button size="xs" onClick={save}>
          {words.action}
        </Button>
        <Button size="xs" variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}
