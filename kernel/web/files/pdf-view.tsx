import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Anchor, Button, Group, Paper, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconPrinter, IconShare } from '@tabler/icons-react';
import type { ApiError } from '../calls/api-error.ts';
import { fetchTextOf } from '../calls/call.ts';
import { LoadFailed } from '../empty-state.tsx';
import { shareFile } from './share-file.ts';
import { useIsPhone } from '../use-is-phone.ts';
import './pdf-view.css';
import { say } from '../../contract/say.ts';

interface PdfViewProps {
  /** What the file is made of: another one is another file. */
  of: readonly unknown[];
  fetchPdf: () => Promise<Blob>;
  /** The name under which it is saved. */
  name: string;
  /** A draft is looked at and saved; what is printed is issued first. */
  isDraft?: boolean;
  /** The button that issues a draft. */
  issue?: ReactNode;
  /** What else is done with it, before the other buttons. */
  beside?: ReactNode;
}

/**
 * A PDF at the width of its place and the height of the window, with one Save and one Print; on a phone its text first, in the size of the
 * screen, and the page beside it, and Share where the phone can. A browser that shows no PDF offers to open it instead.
 */
export function PdfView({ of, fetchPdf, name, isDraft = false, issue, beside }: PdfViewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isPhone = useIsPhone();
  const [shown, setShown] = useState<'text' | 'page'>('text');
  const file = useQuery<Blob, ApiError>({ queryKey: ['pdf', ...of], queryFn: fetchPdf, staleTime: 0, gcTime: 0, meta: { search: true } });
  const address = useMemo(() => (file.data ? URL.createObjectURL(file.data) : undefined), [file.data]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

  const share = isPhone && file.data ? shareFile(file.data, name) : null;

  if (file.isError) return <LoadFailed isSilent failure={file.error} onRetry={() => void file.refetch()} />;
  if (!address) return <Skeleton className="pdf-frame" aria-busy />;
  const print = () => {
    frame.current?.contentWindow?.focus();
    frame.current?.contentWindow?.print();
  };
  return (
    <Stack gap="xs">
      <Group gap="xs" justify="flex-end">
        {beside}
        <Button component="a" variant="default" href={address} download={name} leftSection={<IconDownload size={16} />}>
          {say('Save')}
        </Button>
        {share && (
          <Button variant="default" onClick={share} leftSection={<IconShare size={16} />}>
            {say('Share')}
          </Button>
        )}
        {issue}
        {navigator.pdfViewerEnabled && !isDraft && (
          <Button leftSection={<IconPrinter size={16} />} onClick={print} data-primary>
            {say('Print')}
          </Button>
        )}
      </Group>
      {isPhone && (
        <SegmentedControl
          aria-label={say('Show')}
          fullWidth
          data={[
            { value: 'text', label: say('Text') },
            { value: 'page', label: say('Page') },
          ]}
          value={shown}
          onChange={setShown}
        />
      )}
      {isPhone && shown === 'text' && <TextOfPaper of={of} file={file.data!} />}
      {isPhone && shown === 'text' ? null : navigator.pdfViewerEnabled ? (
        // The viewer's own bar would offer the same a second time.
        <iframe ref={frame} src={`${address}#toolbar=0&navpanes=0&view=FitH`} title={name} className="pdf-frame" />
      ) : (
        <Text size="sm">
          {say('This browser shows no PDF in the page.')}{' '}
          <Anchor href={address} target="_blank" underline="always">
            {say('Open the file')}
          </Anchor>{' '}
          {say('or save it.')}
        </Text>
      )}
    </Stack>
  );
}

function TextOfPaper({ of, file }: { of: readonly unknown[]; file: Blob }) {
  const answer = useQuery<string, ApiError>({
    queryKey: ['text of a pdf', ...of],
    queryFn: () => fetchTextOf(file),
    staleTime: 0,
    gcTime: 0,
    meta: { search: true },
  });
  if (answer.isError) return <LoadFailed isSilent failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (answer.data === undefined) return <Skeleton h={320} aria-busy />;
  return (
    <Paper withBorder p="sm">
      <Text className="pdf-text">{answer.data.trim() || say('This paper holds no text, such as a scan. Open the page.')}</Text>
    </Paper>
  );
}
