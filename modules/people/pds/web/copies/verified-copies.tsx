import { useState } from 'react';
import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowsDiff, IconPrinter } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { downloadRowFile } from '../../contract/files.ts';
import type { CopyLine, FileOnRow } from '../../contract/sheet-view.ts';
import { FormPaper } from '../sheet/form-paper.tsx';
import { callsOf, type Whose } from '../sheet/sheet-owner.ts';
import { CompareCopies } from './compare-copies.tsx';
import { readPair, formatCopy, formatPair, TODAY } from './compared.ts';

/**
 * The copies that were kept when a sheet was verified, and a sheet that gave way at a merge of records: printed as they were, compared with
 * each other and with today's sheet.
 */
export function VerifiedCopies({ whose }: { whose: Whose }) {
  const { calls, params } = callsOf(whose);
  const copies = useCall(calls.copies, { params }).data?.copies ?? [];
  const { search, change } = useAddress();
  const [printed, setPrinted] = useState<CopyLine>();
  const [viewed, setViewed] = useState<FileOnRow>();
  if (copies.length === 0) return null;
  const compared = readPair(search.get('compare'), copies);
  const compare = (pair: string | null) => change({ compare: pair }, { replace: true });
  return (
    <Stack gap="xs" component="section" aria-label={say('Locked copies')}>
      <Title order={3}>{say('Locked copies')}</Title>
      {copies.map((copy) => (
        <Card key={copy.id} withBorder padding="sm">
          <Group justify="space-between" gap="xs">
            <Stack gap={0} flex="1 1 14rem">
              <Text size="sm" fw={500}>
                {formatCopy(copy)}
                {copy.verified_by && ` · ${copy.verified_by}`}
              </Text>
              <Text size="sm" c="dimmed">
                {copy.submitted_at === null
                  ? say('Another sheet: {setAsideAs}', { setAsideAs: copy.set_aside_as })
                  : say('Submitted {submittedAt}', { submittedAt: formatInstant(copy.submitted_at) })}
              </Text>
              {copy.files.map((file) => (
                <Anchor key={file.id} component="button" size="sm" ta="start" onClick={() => setViewed(file)}>
                  {file.name}
                </Anchor>
              ))}
            </Stack>
            <Group gap="xs">
              <Button
                size="xs"
                variant="default"
                leftSection={<IconArrowsDiff size={16} />}
                onClick={() => compare(formatPair(copy.id, TODAY))}
              >
                {say('Compare')}
              </Button>
              {copy.submitted_at !== null && (
                <Button size="xs" variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setPrinted(copy)}>
                  {say('Print')}
                </Button>
              )}
            </Group>
          </Group>
        </Card>
      ))}
      <Dialog opened={compared !== undefined} onClose={() => compare(null)} title={say('Compare locked copies')} size="wide">
        {compared && <CompareCopies whose={whose} copies={copies} pair={compared} onPair={compare} />}
      </Dialog>
      <Dialog
        opened={printed !== undefined}
        onClose={() => setPrinted(undefined)}
        size="paper"
        title={printed && say('CS Form No. 212: {printed}', { printed: formatCopy(printed) })}
      >
        {printed && <FormPaper whose={whose} of={['copy']} query={{ copy: printed.id }} name={`CS Form 212 ${printed.id}.pdf`} />}
      </Dialog>
      <Dialog opened={viewed !== undefined} onClose={() => setViewed(undefined)} size="paper" title={viewed?.name}>
        {viewed && (
          <PdfView
            of={['row file', viewed.id]}
            fetchPdf={() => fetchFile(downloadRowFile, { params: { id: viewed.id } })}
            name={viewed.name}
          />
        )}
      </Dialog>
    </Stack>
  );
}
