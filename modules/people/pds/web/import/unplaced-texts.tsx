import { Button, Card, CopyButton, Group, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import type { WorkbookPreview } from '../../contract/workbook.ts';

/** What no box took: nothing of the file is dropped unseen. */
export function UnplacedTexts({ texts }: { texts: WorkbookPreview['unplaced'] }) {
  if (texts.length === 0) return null;
  return (
    <Card withBorder padding="md" component="section" aria-label={say('What could not be placed')}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {say('What could not be placed')}
        </Title>
        <Text size="sm" c="dimmed">
          {say('Text that could not be matched to a field. Copy what belongs in the sheet.')}
        </Text>
        {texts.map(({ where, text }) => (
          <Group key={where} gap="sm" justify="space-between" wrap="nowrap" align="flex-start">
            <Stack gap={0} miw={0}>
              <Text size="sm" className="import-text">
                {text}
              </Text>
              <Text size="xs" c="dimmed">
                {where}
              </Text>
            </Stack>
            <CopyButton value={text}>
              {({ copied, copy }) => (
                <Button
                  size="xs"
                  variant="default"
                  onClick={copy}
                  flex="none"
                  aria-label={copied ? say('Copied {where}', { where }) : say('Copy {where}', { where })}
                  leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
                >
                  {copied ? say('Copied') : say('Copy')}
                </Button>
              )}
            </CopyButton>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
