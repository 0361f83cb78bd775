import type { ReactNode } from 'react';
import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';

interface SecretDialogProps {
  title: string;
  secret: string;
  /** What its button says. */
  saved: string;
  onClose: () => void;
  children: ReactNode;
}

/** A token or secret as it is seen this once, with what it is for. */
export function SecretDialog({ title, secret, saved, onClose, children }: SecretDialogProps) {
  return (
    <Dialog onClose={onClose} title={title}>
      <Stack gap="md">
        <Text size="sm">{children}</Text>
        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {secret}
        </Code>
        <Group gap="xs">
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
        </Group>
        <Button data-autofocus onClick={onClose}>
          {saved}
        </Button>
      </Stack>
    </Dialog>
  );
}
