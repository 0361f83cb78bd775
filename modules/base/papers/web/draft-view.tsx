import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle, IconPrinter } from '@tabler/icons-react';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { say } from '@talaan/kernel/contract/say.ts';

interface DraftViewProps {
  /** What the draft is made of: another one is another file. */
  of: readonly unknown[];
  fetchDraft: () => Promise<Blob>;
  /** The name under which the draft is saved. */
  name: string;
  /** Why it cannot be issued now, and what to do about it; takes the place of the button. */
  notIssuedBecause?: string | null;
  isIssuing: boolean;
  onIssue: () => void;
}

/** A paper looked at as a draft: nothing is issued before the button is pressed. */
export function DraftView({ of, fetchDraft, name, notIssuedBecause, isIssuing, onIssue }: DraftViewProps) {
  return (
    <Stack gap="sm">
      {notIssuedBecause && <NotIssued because={notIssuedBecause} />}
      <PdfView
        of={['draft', ...of]}
        fetchPdf={fetchDraft}
        name={name}
        isDraft
        issue={
          !notIssuedBecause && (
            <Button leftSection={<IconPrinter size={16} />} loading={isIssuing} onClick={onIssue} data-primary>
              {say('Issue and print')}
            </Button>
          )
        }
      />
    </Stack>
  );
}

export function NotIssued({ because }: { because: string }) {
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={say('It cannot be issued yet')}>
      {because}
    </Alert>
  );
}
