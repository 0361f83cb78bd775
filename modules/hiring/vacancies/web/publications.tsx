import { Anchor, Divider, Group, Stack, Text } from '@mantine/core';
import { IconFileText, IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import type { PostRecord, Publication } from '../contract/posts.ts';
import { readProof, readSentForm } from '../contract/steps.ts';

/** Each publication of a post with its form as it was sent, its proof, its places and dates; the one in force first. */
export function Publications({ post }: { post: PostRecord }) {
  const [shown, setShown] = useState<{ version: number; what: 'form' | 'proof' } | null>(null);
  if (post.publications.length === 0)
    return (
      <Text size="sm" c="dimmed">
        CS Form No. 9 was not sent to the CSC yet.
      </Text>
    );
  return (
    <Stack gap="md">
      {post.publications.map((one, at) => (
        <Stack key={one.version} gap="xs">
          {at > 0 && <Divider />}
          <PublicationFacts one={one} isAlone={post.publications.length === 1} />
          <Group gap="md">
            <Anchor component="button" type="button" size="sm" py={4} onClick={() => setShown({ version: one.version, what: 'form' })}>
              <IconFileText size={14} aria-hidden /> CS Form No. 9 as sent
            </Anchor>
            {one.has_proof && (
              <Anchor component="button" type="button" size="sm" py={4} onClick={() => setShown({ version: one.version, what: 'proof' })}>
                <IconPaperclip size={14} aria-hidden /> Proof of sending
              </Anchor>
            )}
          </Group>
        </Stack>
      ))}
      {shown && (
        <Dialog
          title={shown.what === 'form' ? `CS Form No. 9 as sent, version ${shown.version}` : 'Proof of sending'}
          size="paper"
          onClose={() => setShown(null)}
        >
          <PdfView
            of={['publication', post.id, shown.version, shown.what]}
            fetchPdf={() =>
              fetchFile(shown.what === 'form' ? readSentForm : readProof, { params: { id: post.id, version: shown.version } })
            }
            name={`${post.code} ${shown.what} ${shown.version}.pdf`}
          />
        </Dialog>
      )}
    </Stack>
  );
}

function PublicationFacts({ one, isAlone }: { one: Publication; isAlone: boolean }) {
  return (
    <Facts
      facts={[
        ['Version', !isAlone && String(one.version)],
        ['Sent to the CSC', one.sent_on && longDate(one.sent_on)],
        ['Published in', one.mode],
        ['Posted', one.posted_on ? longDate(one.posted_on) : 'Not yet'],
        ['Places', one.places.join('; ')],
        ['Closes', one.closes_at && formatInstant(one.closes_at)],
        ['Valid until', one.valid_until && longDate(one.valid_until)],
        ['Returned by the CSC', one.deficient_on && `${longDate(one.deficient_on)}: ${one.deficiency}`],
      ]}
    />
  );
}
