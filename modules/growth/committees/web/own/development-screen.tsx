import { Card, Stack, Title } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { developmentSections } from '../development-section.ts';

/** What is one’s own of learning, from each module that has a part of it. */
export function Screen() {
  const sections = useContributed(developmentSections);
  return (
    <Page title={say('My development')} intro={say('Scholarships, trainings and committees of your own.')}>
      {sections.map(({ name, title, Section }) => (
        <Card key={name} id={name} withBorder component="section" aria-label={title}>
          <Stack gap="sm">
            <Title order={2} size="h4">
              {title}
            </Title>
            <Section />
          </Stack>
        </Card>
      ))}
    </Page>
  );
}
