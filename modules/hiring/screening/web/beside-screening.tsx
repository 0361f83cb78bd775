import { useState } from 'react';
import { Anchor, Button, Card, Group, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconKeyboard, IconPrinter } from '@tabler/icons-react';
import { printFrozenSheet } from '@talaan/applicants/contract/hr.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { printApplicantScreening, readApplicantPaper, type ScreenedApplication } from '../contract/screening.ts';

const NoteForm = shownLater(async () => (await import('./note-form.tsx')).NoteForm);

interface BesideProps {
  application: ScreenedApplication;
  onAsk: (() => void) | undefined;
  onKeys: () => void;
}

/** Beside the standards: the application, its papers, what was asked, and the note for the board. */
export function BesideScreening({ application, onAsk, onKeys }: BesideProps) {
  const { papers, questions, decided, reason, post, submitted_at: submitted, is_internal: isInternal } = application;
  const [shown, setShown] = useState<Shown>();
  return (
    <Stack gap="md" mb="md">
      <Card withBorder padding="md">
        <Stack gap="sm">
          <Facts
            facts={[
              ['Submitted', formatInstant(submitted)],
              ['Applies from', isInternal ? 'Within the university' : 'Outside'],
              ['Counts as of', post.closing_day && longDate(post.closing_day)],
              ['Decided', decided && `${decided.by}, ${formatInstant(decided.at)}`],
              ['Reason sent', reason],
            ]}
          />
          <Group gap="xs">
            <Button size="xs" variant="default" leftSection={<IconPrinter size={14} />} onClick={() => setShown('screening')}>
              Print
            </Button>
            {onAsk && (
              <Button size="xs" variant="default" onClick={onAsk}>
                Ask for verification
              </Button>
            )}
            <Button size="xs" variant="subtle" leftSection={<IconKeyboard size={14} />} onClick={onKeys} visibleFrom="sm">
              Keys
            </Button>
          </Group>
        </Stack>
      </Card>
      <Card withBorder padding="md" component="section" aria-label="Papers">
        <Title order={2} size="h5" mb="xs">
          Papers
        </Title>
        {papers.length === 0 && <Text size="sm">No paper came with this application.</Text>}
        <Stack gap={6} align="flex-start">
          <ForCallers of={printFrozenSheet}>
            <Anchor component="button" type="button" size="sm" ta="start" onClick={() => setShown('data sheet')}>
              Personal data sheet, as submitted
            </Anchor>
          </ForCallers>
          {papers.map((paper) => (
            <Anchor key={paper.id} component="button" type="button" size="sm" ta="start" onClick={() => setShown(paper)}>
              {paper.label}
            </Anchor>
          ))}
        </Stack>
      </Card>
      {questions.length > 0 && (
        <Card withBorder padding="md" component="section" aria-label="Asked for verification">
          <Title order={2} size="h5" mb="xs">
            Asked for verification
          </Title>
          <List size="sm" spacing={6}>
            {questions.map(({ no, question, asked_at: at }) => (
              <List.Item key={no}>
                {question}
                <Text size="xs" c="dimmed">
                  {formatInstant(at)}
                </Text>
              </List.Item>
            ))}
          </List>
        </Card>
      )}
      {application.elements.length > 0 && <NoteForm application={application} meanwhile={<Skeleton h={240} aria-busy />} />}
      {shown && (
        <Dialog title={titleOf(shown)} size="paper" onClose={() => setShown(undefined)}>
          <ShownPaper application={application} shown={shown} />
        </Dialog>
      )}
    </Stack>
  );
}

type Shown = ScreenedApplication['papers'][number] | 'screening' | 'data sheet';

function titleOf(shown: Shown): string {
  if (shown === 'screening') return 'Screening of an applicant';
  return shown === 'data sheet' ? 'Personal data sheet' : shown.label;
}

function ShownPaper({ application: { id, reference }, shown }: { application: ScreenedApplication; shown: Shown }) {
  if (shown === 'screening')
    return (
      <PdfView
        of={['screening of', id]}
        fetchPdf={() => fetchFile(printApplicantScreening, { params: { id } })}
        name={`Screening ${reference}`}
      />
    );
  if (shown === 'data sheet')
    return (
      <PdfView
        of={[printFrozenSheet.path, id]}
        fetchPdf={() => fetchFile(printFrozenSheet, { params: { id } })}
        name={`${reference} personal data sheet`}
      />
    );
  return (
    <PdfView of={['paper', shown.id]} fetchPdf={() => fetchFile(readApplicantPaper, { params: { id: shown.id } })} name={shown.name} />
  );
}
