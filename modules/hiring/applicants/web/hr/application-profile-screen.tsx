import { useState } from 'react';
import { Alert, Anchor, Button, Card, Grid, Group, Select, Skeleton, Stack, Tabs, Text, Timeline, Title } from '@mantine/core';
import { Link, useParams, useSearchParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { joinPapers, printFrozenSheet, readApplication, type ApplicationRecord } from '../../contract/hr.ts';
import { downloadPaper } from '../../contract/mine.ts';
import { describePost } from '../closing-time.ts';
import { LetterList } from '../letter-list.tsx';
import { StateBadge } from '../state-badge.tsx';
import { AskPapersDialog, ReasonDialog } from './act-dialogs.tsx';

/** An application as HR looks at it: facts and steps at the left, sheet, papers and letters at the right; on a phone their tabs are one field. */
export function Screen() {
  const id = Number(useParams().rappid);
  const answer = useCall(readApplication, { params: { id } });
  if (answer.isError) return <RecordFailed title="Applicant profile" list="/rsp/applicants" answer={answer} />;
  if (!answer.data) return <Skeleton h={320} aria-busy />;
  const record = answer.data;
  const { application } = record;
  return (
    <Page
      title={application.fullname}
      intro={`${application.reference}: ${application.post.title}, ${describePost(application.post)}`}
      actions={<Actions record={record} />}
    >
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Beside record={record} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Papers record={record} />
        </Grid.Col>
      </Grid>
    </Page>
  );
}

function Actions({ record }: { record: ApplicationRecord }) {
  const [asking, setAsking] = useState<string>();
  const { actions } = record.application;
  const close = () => setAsking(undefined);
  return (
    <>
      {actions.includes('withdraw') && (
        <Button variant="default" onClick={() => setAsking('withdraw')}>
          Withdraw
        </Button>
      )}
      {actions.includes('decline') && (
        <Button variant="default" onClick={() => setAsking('decline')}>
          Record as declined
        </Button>
      )}
      {actions.includes('restore') && (
        <Button variant="default" onClick={() => setAsking('restore')}>
          Undo the withdrawal
        </Button>
      )}
      {actions.includes('ask_papers') && (
        <MainAct>
          <Button onClick={() => setAsking('ask_papers')}>Ask for lacking papers</Button>
        </MainAct>
      )}
      {asking === 'ask_papers' && <AskPapersDialog record={record} onClose={close} />}
      {(asking === 'withdraw' || asking === 'decline' || asking === 'restore') && (
        <ReasonDialog record={record} action={asking} onClose={close} />
      )}
    </>
  );
}

function Beside({ record: { application, steps, requirements } }: { record: ApplicationRecord }) {
  const labelOf = (code: string) => requirements.find((one) => one.code === code)?.label ?? 'Personal data sheet, completed';
  return (
    <Card withBorder padding="md">
      <Stack gap="md">
        <Group gap="xs">
          <StateBadge state={application.state} />
          {application.is_internal && <Text size="sm">Employee</Text>}
          {application.is_paper && <Text size="sm">On paper</Text>}
        </Group>
        {application.lacking.length > 0 && (
          <Alert color="yellow" title={`Papers due ${longDate(application.lacking_due_on!)}`}>
            {application.lacking.map(labelOf).join(', ')}. {application.lacking_note}
          </Alert>
        )}
        <Facts
          facts={[
            [
              'Number',
              <Anchor key="number" component={Link} to={`/rsp/applicants/${application.personnel_id}/profile/`} size="sm">
                {application.idno}
              </Anchor>,
            ],
            ['E-mail', application.email],
            ['Mobile', application.mobile],
            ['Submitted', application.submitted_at && formatInstant(application.submitted_at)],
            ['Papers sent later', application.resubmitted_at && formatInstant(application.resubmitted_at)],
            ['Data sheet copied', application.sheet_frozen_at && formatInstant(application.sheet_frozen_at)],
            ['SHA-256 of the copy', application.sheet_sha256?.slice(0, 16)],
            ['Reason', application.reason],
          ]}
        />
        <Title order={2} size="h4">
          Steps
        </Title>
        {steps.length === 0 && <Text size="sm">No step is on record.</Text>}
        <Timeline bulletSize={16} active={steps.length - 1}>
          {steps.map((step) => (
            <Timeline.Item key={step.no} title={step.label}>
              <Text size="sm" c="dimmed">
                {formatInstant(step.at)}, {step.by}
              </Text>
              {step.reason && <Text size="sm">{step.reason}</Text>}
            </Timeline.Item>
          ))}
        </Timeline>
      </Stack>
    </Card>
  );
}

function Papers({ record: { application, papers, letters } }: { record: ApplicationRecord }) {
  const [search, setSearch] = useSearchParams();
  const { id, reference } = application;
  const shown = search.get('shown') ?? (application.sheet_frozen_at ? 'sheet' : papers[0] ? String(papers[0].id) : 'letters');
  const isPhone = useIsPhone();
  const show = (value: string | null) => setSearch({ shown: value ?? 'sheet' }, { replace: true });
  const parts = [
    ...(application.sheet_frozen_at ? [{ value: 'sheet', label: 'Data sheet' }] : []),
    ...papers.map((paper) => ({ value: String(paper.id), label: paper.label })),
    { value: 'all', label: 'All as one PDF' },
    { value: 'letters', label: `Letters (${letters.length})` },
  ];
  return (
    <Tabs value={shown} onChange={show} keepMounted={false}>
      {isPhone ? (
        <Select aria-label="Paper" data={parts} value={shown} onChange={show} allowDeselect={false} />
      ) : (
        <Tabs.List>
          {parts.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
      <Tabs.Panel value="sheet" pt="sm">
        <PdfView
          of={[printFrozenSheet.path, id, application.sheet_sha256]}
          fetchPdf={() => fetchFile(printFrozenSheet, { params: { id } })}
          name={`${reference} personal data sheet.pdf`}
        />
      </Tabs.Panel>
      {papers.map((paper) => (
        <Tabs.Panel key={paper.id} value={String(paper.id)} pt="sm">
          <PdfView
            of={[downloadPaper.path, paper.id]}
            fetchPdf={() => fetchFile(downloadPaper, { params: { id: paper.id } })}
            name={paper.name}
          />
        </Tabs.Panel>
      ))}
      <Tabs.Panel value="all" pt="sm">
        <PdfView
          of={[joinPapers.path, id, papers.length]}
          fetchPdf={() => fetchFile(joinPapers, { params: { id } })}
          name={`${reference} papers.pdf`}
        />
      </Tabs.Panel>
      <Tabs.Panel value="letters" pt="sm">
        {letters.length === 0 ? (
          <NothingHere title="No letters yet" description="What is written to the applicant is kept here." />
        ) : (
          <LetterList letters={letters} />
        )}
      </Tabs.Panel>
    </Tabs>
  );
}
