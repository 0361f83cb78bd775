import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import type { ApiError } from './api-error.ts';
import { LoadFailed } from './empty-state.tsx';
import './pdf-view.css';

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
}

/** A PDF at the width of its place and the height of the window, with one Save and one Print. A browser that shows no PDF offers to open it instead. */
export function PdfView({ of, fetchPdf, name, isDraft = false, issue }: PdfViewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const file = useQuery<Blob, ApiError>({ queryKey: ['pdf', ...of], queryFn: fetchPdf, staleTime: 0, gcTime: 0, meta: { search: true } });
  const address = useMemo(() => (file.data ? URL.createObjectURL(file.data) : undefined), [file.data]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

  if (file.isError) return <LoadFailed message={file.error.message} onRetry={() => void file.refetch()} />;
  if (!address) return <Skeleton className="pdf-frame" aria-busy />;
  const print = () => {
    frame.current?.contentWindow?.focus();
    frame.current?.contentWindow?.print();
  };
  return (
    <Stack gap="xs">
      <Group gap="xs" justify="flex-end">
        <Button component="a" variant="default" href={address} download={name} leftSection={<IconDownload size={16} />}>
          Save
        </Button>
        {issue}
        {navigator.pdfViewerEnabled && !isDraft && (
          <Button leftSection={<IconPrinter size={16} />} onClick={print} data-primary>
            Print
          </Button>
        )}
      </Group>
      {navigator.pdfViewerEnabled ? (
        // The viewer's own bar would offer the same a second time.
        <iframe ref={frame} src={`${address}#toolbar=0&navpanes=0&view=FitH`} title={name} className="pdf-frame" />
      ) : (
        <Text size="sm">
          This browser shows no PDF in the page.{' '}
          <Anchor href={address} target="_blank" underline="always">
            Open the file
          </Anchor>{' '}
          or save it.
        </Text>
      )}
    </Stack>
  );
}
