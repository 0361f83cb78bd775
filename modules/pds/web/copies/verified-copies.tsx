import { useState } from 'react';
import { Button, Card, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowsDiff, IconPrinter } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { fetchFile } from '@talaan/kernel/web/call.ts';
import { PdfView } from '@talaan/kernel/web/pdf-view.tsx';
import { sayInstant } from '@talaan/kernel/web/say-instant.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { myForm, theirForm } from '../../contract/print.ts';
import type { CopyLine } from '../../contract/sheet-view.ts';
import { callsOf, type Whose } from '../sheet/whose.ts';
import { CompareCopies } from './compare-copies.tsx';
import { readPair, sayPair, TODAY } from './compared.ts';

/** The copies that were kept when a sheet was verified: printed as they were, compared with each other and with today's sheet. */
export function VerifiedCopies({ whose }: { whose: Whose }) {
  const { calls, params } = callsOf(whose);
  const copies = useCall(calls.copies, { params }).data?.copies ?? [];
  const [search, setSearch] = useSearchParams();
  const [printed, setPrinted] = useState<CopyLine>();
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  if (copies.length === 0) return null;
  const compared = readPair(search.get('compare'), copies);
  const compare = (pair: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (pair === null) after.delete('compare');
        else after.set('compare', pair);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const form = whose === 'me' ? (myForm as unknown as typeof theirForm) : theirForm;
  return (
    <Stack gap="xs" component="section" aria-label="Verified copies">
      <Title order={3}>Verified copies</Title>
      {copies.map((copy) => (
        <Card key={copy.id} withBorder padding="sm">
          <Group justify="space-between" gap="xs">
            <Stack gap={0} flex="1 1 14rem">
              <Text size="sm" fw={500}>
                Verified {sayInstant(copy.verified_at ?? copy.submitted_at)}
                {copy.verified_by && ` by ${copy.verified_by}`}
              </Text>
              <Text size="sm" c="dimmed">
                Submitted {sayInstant(copy.submitted_at)}
              </Text>
            </Stack>
            <Group gap="xs">
              <Button
                size="xs"
                variant="default"
                leftSection={<IconArrowsDiff size={16} />}
                onClick={() => compare(sayPair(copy.id, TODAY))}
              >
                Compare
              </Button>
              <Button size="xs" variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setPrinted(copy)}>
                Print
              </Button>
            </Group>
          </Group>
        </Card>
      ))}
      <Modal
        opened={compared !== undefined}
        onClose={() => compare(null)}
        title="Compare verified copies"
        size="80rem"
        fullScreen={isPhone}
      >
        {compared && <CompareCopies whose={whose} copies={copies} pair={compared} onPair={compare} />}
      </Modal>
      <Modal
        opened={printed !== undefined}
        onClose={() => setPrinted(undefined)}
        size="90rem"
        title={printed && `CS Form No. 212 as verified ${sayInstant(printed.verified_at ?? printed.submitted_at)}`}
      >
        {printed && (
          <PdfView
            of={['pds copy', whose, printed.id]}
            fetchPdf={() => fetchFile(form.print, { params, query: { copy: printed.id } })}
            name={`CS Form 212 ${printed.id}.pdf`}
          />
        )}
      </Modal>
    </Stack>
  );
}
