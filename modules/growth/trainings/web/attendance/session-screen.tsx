import { useState } from 'react';
import { Button, Card, Checkbox, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { markAttendance, printAttendance, readSession, WAYS, type Attendee, type SessionRecord } from '../../contract/attendance.ts';
import { DoorScanner } from './door-scanner.tsx';
import './attendance.css';

/** The attendance of one session: its QR for the wall, the scanner at the door, and the list. The scanner works before, and without, the list. */
export function Screen() {
  const id = Number(useParams()['id']);
  const answer = useCall(readSession, { params: { id } });
  const session = answer.data?.session;
  return (
    <Page
      title="Attendance"
      actions={session && <Sheet session={session} />}
      intro={session ? describe(session) : answer.isError ? 'The list is not at hand; scanning continues.' : undefined}
    >
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Stack gap="md">
          <Card withBorder padding="md">
            <DoorScanner sessionId={id} />
          </Card>
          {session && <Poster session={session} />}
        </Stack>
        {session ? <Attendees session={session} /> : answer.isPending && <Skeleton h={320} aria-busy />}
      </SimpleGrid>
    </Page>
  );
}

function describe({ title, date, from_minute, to_minute, topic }: SessionRecord): string {
  const when = `${longDate(date)}, ${clockTime(from_minute)} to ${clockTime(to_minute)}`;
  return [title, when, topic].filter(Boolean).join(', ');
}

function Poster({ session: { qr, url } }: { session: SessionRecord }) {
  return (
    <Card withBorder padding="md" component="section" aria-label="QR of the session">
      <Stack gap="xs" align="center">
        <img className="session-qr" alt={`QR of the address ${url}`} src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`} />
        <Text size="sm" c="dimmed" ta="center">
          Display this QR code at the venue. Approved participants scan it with their own phones, from an hour before the session to an hour
          after it.
        </Text>
      </Stack>
    </Card>
  );
}

function Attendees({ session: { id, attendees } }: { session: SessionRecord }) {
  const present = attendees.filter(({ at }) => at !== null).length;
  return (
    <Card withBorder padding="md" component="section" aria-label="People">
      <Stack gap="xs">
        <Title order={2} size="h4">{`${present} of ${attendees.length} present`}</Title>
        {attendees.length === 0 && (
          <Text size="sm" c="dimmed">
            No one is approved for this training yet.
          </Text>
        )}
        {attendees.map((person) => (
          <Line key={person.id} sessionId={id} person={person} />
        ))}
      </Stack>
    </Card>
  );
}

function Line({ sessionId, person }: { sessionId: number; person: Attendee }) {
  const marking = useSend(markAttendance, { alsoRefresh: [readSession] });
  const { at, way } = person;
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <NamedFace {...person} />
      <Group gap="xs" wrap="nowrap">
        {at !== null && way !== null && (
          <Text size="xs" c="dimmed">
            {`${formatInstant(at)}, ${WAYS[way].toLowerCase()}`}
          </Text>
        )}
        <Checkbox
          aria-label={`${person.fullname} is present`}
          checked={at !== null}
          disabled={marking.isPending}
          onChange={(event) =>
            marking.mutate({ params: { id: sessionId }, body: { nomination_id: person.id, attended: event.currentTarget.checked } })
          }
        />
      </Group>
    </Group>
  );
}

function Sheet({ session: { id, title, attendees } }: { session: SessionRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setOpen(true)}>
        Attendance sheet
      </Button>
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} title="Attendance sheet" size="paper">
          <PdfView
            of={['attendance-sheet', id, attendees]}
            fetchPdf={() => fetchFile(printAttendance, { params: { id } })}
            name={`Attendance ${title}.pdf`}
          />
        </Dialog>
      )}
    </>
  );
}
