import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button, FileButton, Group, Paper, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { FileLimits } from './file-check.ts';
import { say } from '../../contract/say.ts';

interface DropZoneProps {
  limits: FileLimits;
  onFiles: (files: File[]) => void;
  /** Takes several at once. */
  several?: boolean;
  /** Takes none for now. */
  full?: boolean;
  /** Stands beside the button: what was taken. */
  children?: ReactNode;
}

/** Where files are dropped or chosen. */
export function DropZone({ limits, onFiles, several = false, full = false, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const forgetChoice = useRef<() => void>(null);
  const take = (files: File[]) => {
    // Otherwise the same file could not be chosen again.
    forgetChoice.current?.();
    if (!full && files.length > 0) onFiles(several ? files : files.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  return (
    <Paper
      withBorder
      p="lg"
      mt={4}
      className="file-drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!full);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Group gap="sm">
        <FileButton
          onChange={(chosen) => take(chosen ? [chosen].flat() : [])}
          accept={limits.endings.join(',')}
          multiple={several}
          resetRef={forgetChoice}
        >
          {(button) => (
            <Button {...button} variant="default" leftSection={<IconUpload size={16} />} disabled={full}>
              {say('Choose a file')}
            </Button>
          )}
        </FileButton>
        <Stack gap={0}>
          <Text size="sm">{say('or drop it here')}</Text>
          <Text size="xs" c="dimmed">
            {say(limits.hint)}
          </Text>
        </Stack>
        {children}
      </Group>
    </Paper>
  );
}
