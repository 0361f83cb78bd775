import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { Button, Code, CopyButton, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';

const HEADING = 'Talaan: recovery codes. Each signs you in once. Keep them where only you find them.';

/** The codes as they are seen this once: to copy, save or print. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = [HEADING, '', ...codes, ''].join('\n');
  return (
    <Dialog onClose={onClose} title={say('Your recovery codes')}>
      <Stack gap="md">
        <Text size="sm">
          {say('Keep these where only you find them. Each signs you in once if you do not have your phone. They are shown only now.')}
        </Text>
        <SimpleGrid cols={2} spacing="xs" component="ul" p={0} m={0} aria-label={say('Recovery codes')}>
          {codes.map((code) => (
            <Code key={code} component="li" fz="sm" p="xs" ta="center">
              {code}
            </Code>
          ))}
        </SimpleGrid>
        <Group gap="xs">
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
                {copied ? say('Copied') : say('Copy')}
              </Button>
            )}
          </CopyButton>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={() => saveText(text)}>
            {say('Download')}
          </Button>
          <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => printText(text)}>
            {say('Print')}
          </Button>
        </Group>
        <Button data-autofocus onClick={onClose}>
          {say('I have saved these codes')}
        </Button>
      </Stack>
    </Dialog>
  );
}

function saveText(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'talaan-recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** In a frame of their own, so that only the codes come out of the printer. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Recovery codes for printing';
  document.body.append(frame);
  const page = frame.contentDocument;
  const lines = page?.createElement('pre');
  if (!page || !lines) return;
  lines.textContent = text;
  page.body.append(lines);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}
