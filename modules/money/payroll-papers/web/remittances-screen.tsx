import { useState } from 'react';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { monthInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { MonthField } from '@talaan/kernel/web/forms/month-field.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { MONTH_PAPERS, type Format, type MonthPaperKind } from '../contract/kinds.ts';
import { makeRemittance, printCertificates, readRemittances, type MonthPaper } from '../contract/papers.ts';
import { daysUntil, nextDue } from '../rules/remittances/next-due.ts';
import { DueBadge } from './due-badge.tsx';
import { FORMAT_WORDS } from './format-words.ts';
import { PaperDialog, type OpenPaper } from './paper-dialog.tsx';
import { PapersTable } from './papers-table.tsx';

/** What is remitted of a month to agencies; the month is in the address, the last whole one by default. */
export function Screen() {
  const { search, change } = useAddress();
  const client = useQueryClient();
  const present = today().toPlainYearMonth();
  const month = monthInAddress(search, 'month') ?? present.subtract({ months: 1 }).toString();
  const answer = useCall(readRemittances, { query: { month } });
  const saving = useSend(makeRemittance, { alsoRefresh: [readRemittances] });
  const printing = useSend(printCertificates, {
    alsoRefresh: [readRemittances],
    onDone: ({ job }) => change({ job: job.id }, { replace: true }),
  });
  const [opened, setOpened] = useState<OpenPaper>();
  const job = search.get('job');
  const runs = answer.data?.runs ?? [];
  const isDraft = !runs.some((run) => run.is_released);
  const counted = runs.filter((run) => run.is_released || isDraft);

  const make = (kind: MonthPaperKind, format: Format) => {
    const body = { month, kind, format };
    if (format !== 'pdf') return saving.mutate({ body });
    if (kind === 'CERTIFICATES') return printing.mutate({ body: { month } });
    setOpened({
      name: `${MONTH_PAPERS[kind].name}, ${monthName(month)}`,
      of: ['remittance', month, kind],
      isDraft,
      fetchPdf: async () => {
        const file = await fetchFile(makeRemittance, { body });
        void refresh(client, readRemittances);
        return file;
      },
    });
  };

  return (
    <Page title="Remittances" intro="What agencies are sent of a month: all released payrolls together, one row a person.">
      <Stack gap="md">
        <Group gap="md">
          <MonthField w={170} month={month} last={present.toString()} onChange={(next) => change({ month: next })} />
          <Text size="sm" c="dimmed">
            {counted.map((run) => `${run.title}: ${count(run.people, 'person', 'people')}, net ${formatPesos(run.net)}`).join('; ')}
            {counted.length > 0 && isDraft && '. Approved and not released: drafts'}
          </Text>
        </Group>
        {job && <JobProgress id={job} />}
        {answer.isError ? (
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        ) : !answer.data ? (
          <Skeleton h={320} aria-busy />
        ) : counted.length === 0 ? (
          <NothingHere
            title={`No payroll of ${monthName(month)}`}
            description="Remittances are made once a payroll of the month is approved."
          />
        ) : (
          <>
            <NextDue papers={answer.data.papers} />
            <PapersTable
              papers={answer.data.papers.toSorted(byDay).map(({ kind, due_on: due, issued }) => {
                const { name, form, formats, control } = MONTH_PAPERS[kind];
                return {
                  key: kind,
                  name,
                  about: [form],
                  due: <DueBadge due={due} isIssued={issued !== null} />,
                  issued,
                  control,
                  acts: formats.map((format) => (
                    <Button
                      key={format}
                      size="xs"
                      variant="default"
                      aria-label={`${name}, ${FORMAT_WORDS[format]}`}
                      onClick={() => make(kind, format)}
                    >
                      {FORMAT_WORDS[format]}
                    </Button>
                  )),
                };
              })}
            />
          </>
        )}
      </Stack>
      {opened && <PaperDialog {...opened} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

function byDay(one: MonthPaper, other: MonthPaper): number {
  return one.due_on < other.due_on ? -1 : Number(one.due_on > other.due_on);
}

/** What is to be remitted next of the month. */
function NextDue({ papers }: { papers: readonly MonthPaper[] }) {
  const next = nextDue(papers);
  if (!next) return <Text size="sm">All of this month is issued.</Text>;
  const days = daysUntil(today().toString(), next.day);
  return (
    <Text size="sm" fw={600}>
      {days < 0 ? `Was due on ${longDate(next.day)} and is not issued: ` : `Due next, on ${longDate(next.day)}: `}
      {next.papers.map(({ kind }) => MONTH_PAPERS[kind].name).join(', ')}
    </Text>
  );
}
