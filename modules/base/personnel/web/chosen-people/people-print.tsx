import type { ReactNode } from 'react';
import { Button, Card, Stack } from '@mantine/core';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { ChosenPeopleFields } from './chosen-people-fields.tsx';
import type { useChosenPeople } from './use-chosen-people.ts';

interface PeoplePrintProps {
  title: string;
  intro: string;
  chosen: ReturnType<typeof useChosenPeople>;
  /** What is asked beside whose papers they are, with the button that starts the print. */
  children: ReactNode;
}

/** The screen of a print of many people: who they are and what is asked; then the progress of the job. */
export function PeoplePrint({ title, intro, chosen: { choice, choose, job, follow }, children }: PeoplePrintProps) {
  return (
    <Page title={title} intro={intro}>
      {job ? (
        <Stack gap="sm">
          <JobProgress id={job} />
          <Button variant="default" w="fit-content" onClick={() => follow(null)}>
            Print others
          </Button>
        </Stack>
      ) : (
        <Card withBorder padding="lg">
          <Stack gap="lg">
            <ChosenPeopleFields choice={choice} onChange={choose} />
            {children}
          </Stack>
        </Card>
      )}
    </Page>
  );
}
