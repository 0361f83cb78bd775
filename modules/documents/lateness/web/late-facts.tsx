import { useState } from 'react';
import { Anchor, Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { Link } from 'react-router';
import { fetchFile, type Answer } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { readLateFile, type readLate } from '../contract/lateness.ts';
import { DELAY_CAUSES } from '@talaan/documents/contract/words.ts';
import { formatHours } from '@talaan/documents/rules/format-clock.ts';

/** A late stay: the paper, the dates of the stay, and why it was late. */
export function LateFacts({ stay }: { stay: Answer<typeof readLate>['stay'] }) {
  return (
    <Facts
      facts={[
        [
          'Paper',
          <Anchor key="paper" component={Link} to={`/dts/documents/${stay.document_id}?office=${stay.office.id}`}>
            {stay.tracking_no}
          </Anchor>,
        ],
        ['Subject', stay.subject || 'Confidential'],
        ['Office', stay.office.fullname],
        ['From', stay.from?.fullname],
        ['Sent', formatInstant(stay.sent_at)],
        ['Received', stay.received_at === null ? 'Not yet' : formatInstant(stay.received_at)],
        ['Due', formatInstant(stay.due_at)],
        ['Ended', stay.ended_at === null ? 'Still in the office' : formatInstant(stay.ended_at)],
        ['Late', `${formatHours(stay.minutes_late)} of office hours`],
        ['Cause', stay.cause && DELAY_CAUSES[stay.cause]],
        ['Explanation', stay.text || null],
        ['File', stay.file && <LateFile key="file" id={stay.id} name={stay.file.name} />],
      ]}
    />
  );
}

/** The file of the explanation, read in place. */
function LateFile({ id, name }: { id: number; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="sm" leftSection={<IconFileText size={16} />} onClick={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && (
        <Dialog title={name} size="paper" onClose={() => setOpen(false)}>
          <PdfView of={['explanation', id]} name={name} fetchPdf={() => fetchFile(readLateFile, { params: { id } })} />
        </Dialog>
      )}
    </>
  );
}
