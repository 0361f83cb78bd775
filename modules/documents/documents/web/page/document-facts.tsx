import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { groupCode } from '@talaan/papers/rules/read-code.ts';
import type { DocumentPage } from '../../contract/documents.ts';
import { CLIENT_TYPES, COMPLEXITIES, CONFIDENTIALITIES, KINDS } from '../../contract/words.ts';
import { documentFlow } from '../../workflow.ts';

/** What is written on the paper, as far as the reader may see it. */
export function DocumentFacts({ page }: { page: DocumentPage }) {
  const sender = [page.sender_name, page.sender_office, page.sender_contact].filter(Boolean).join(', ');
  return (
    <Facts
      facts={[
        ['Type', `${page.type}: ${COMPLEXITIES[page.complexity].toLowerCase()}, ${count(page.working_days, 'working day')}`],
        ['Kind', KINDS[page.kind]],
        ['Registered', page.registered_at !== null && `${formatInstant(page.registered_at)}, ${page.origin.fullname}`],
        ['Entered by', page.created_by],
        [page.kind === 'EXTERNAL_OUT' ? 'Addressee' : 'Sender', sender],
        ['Handed in by', page.sender_person?.fullname],
        ['Receipt stamped', page.came_at !== null && formatInstant(page.came_at)],
        ['Outgoing number', page.outgoing_no],
        ['Number of the paper', page.reference_no],
        ['Printed by Talaan', page.paper_code && <PrintedPaper code={page.paper_code} />],
        ['Date of the paper', page.paper_date !== null && longDate(page.paper_date)],
        ['Pages', page.pages !== null && `${count(page.pages, 'page')}, ${count(page.copies, 'copy', 'copies')}`],
        ['Confidentiality', CONFIDENTIALITIES[page.confidentiality]],
        ['Extended until', page.extended_until !== null && longDate(page.extended_until)],
        ['Receipt', page.receipt?.code && <PublicLink code={page.receipt.code} />],
        ['Brought by', page.receipt?.client_type && CLIENT_TYPES[page.receipt.client_type]],
        ['Still lacking', page.receipt?.lacking.join('; ')],
        ['Closed', page.closed_at !== null && formatInstant(page.closed_at)],
        ['Under legal hold', page.legal_hold],
        ['Disposed of', page.disposed_on !== null && `${longDate(page.disposed_on)}: its number and history are all that is left`],
        ['Related to', page.related && <PaperLink {...page.related} />],
        ['Duplicate of', page.duplicate_of && <PaperLink {...page.duplicate_of} />],
        ['Registered again as', page.duplicates.length > 0 && page.duplicates.map((one) => <PaperLink key={one.id} {...one} />)],
        ['Certified copy', formatReplaced(page)],
        ['Copy of', page.parent && <PaperLink {...page.parent} />],
        ['Copies', page.copies_sent.length > 0 && <Copies page={page} />],
        ['Description', page.description],
      ]}
    />
  );
}

/** A certified copy goes on in place of the lost paper. */
function formatReplaced({ steps }: DocumentPage): string | false {
  const replaced = steps.find(({ action }) => action === 'replace');
  return replaced !== undefined && `${formatInstant(replaced.at)}. ${replaced.reason}`;
}

function PrintedPaper({ code }: { code: string }) {
  return (
    <Anchor component={Link} to={`/verify/${code}`}>
      Verify the paper
    </Anchor>
  );
}

function PaperLink({ id, tracking_no }: { id: number; tracking_no: string | null }) {
  return (
    <Anchor component={Link} to={`/dts/documents/${id}`}>
      {tracking_no ?? 'Draft'}
    </Anchor>
  );
}

/** What the sender sees of it. */
function PublicLink({ code }: { code: string }) {
  return (
    <Anchor inherit component={Link} to={`/track/${code}`}>
      {groupCode(code)}
    </Anchor>
  );
}

function Copies({ page: { copies_sent } }: { page: DocumentPage }) {
  return (
    <>
      {copies_sent.map(({ id, tracking_no, office, state }) => (
        <Group key={id} gap={6}>
          <PaperLink id={id} tracking_no={tracking_no} />
          {[office, documentFlow.words[state].toLowerCase()].filter(Boolean).join(', ')}
        </Group>
      ))}
    </>
  );
}
