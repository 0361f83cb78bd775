import { Anchor, Button, Card, Group, Skeleton, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { listImportSteps, type ImportStep } from '../contract/import-steps.ts';
import { formatMoment } from './format-import.tsx';
import './imports-screen.css';

/** What a university brings along, in the order in which it is best imported, with what is here already. */
export function Screen() {
  const answer = useCall(listImportSteps, {});
  return (
    <Page
      title="Imports"
      intro="What a university brings along, in the order in which it is best imported: what comes later names what came before."
      actions={
        <Button component={Link} to="/imports/all" variant="default" leftSection={<IconList size={16} />}>
          All imports
        </Button>
      }
    >
      {answer.isError && !answer.data ? (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : (
        <Card withBorder padding={0}>
          {answer.data ? <Steps steps={answer.data.steps} /> : <Skeleton h={480} aria-busy />}
        </Card>
      )}
      <Text size="sm" c="dimmed">
        Each screen has a template to download. A file is checked first: every row shows what it would do, and nothing is stored before it
        is confirmed. An import can be undone while nothing rests on it.
      </Text>
    </Page>
  );
}

function Steps({ steps }: { steps: readonly ImportStep[] }) {
  return (
    <Stack gap={0} component="ol" m={0} p={0} className="import-steps">
      {steps.map((step, at) => (
        <StepRow key={step.screen} step={step} number={at + 1} />
      ))}
    </Stack>
  );
}

const count = new Intl.NumberFormat('en-PH');

function StepRow({ step, number }: { step: ImportStep; number: number }) {
  const { title, brings, screen, here, noun, imported_at: importedAt, open } = step;
  const isPhone = useIsPhone();
  return (
    <Group
      component="li"
      className="import-step"
      wrap={isPhone ? 'wrap' : 'nowrap'}
      gap={isPhone ? 4 : 'md'}
      px="md"
      py="sm"
      justify="space-between"
    >
      <Group wrap="nowrap" gap="md" align="flex-start">
        <ThemeIcon variant={here > 0 ? 'light' : 'default'} radius="xl" size={28} aria-hidden>
          <Text size="sm">{number}</Text>
        </ThemeIcon>
        <Stack gap={2}>
          <Anchor component={Link} to={screen} fw={500}>
            {title}
          </Anchor>
          <Text size="sm" c="dimmed">
            {brings}
          </Text>
        </Stack>
      </Group>
      <Stack gap={2} align={isPhone ? 'flex-start' : 'flex-end'} pl={isPhone ? 44 : 0} className="import-step-here">
        <Text size="sm" fw={here > 0 ? 500 : 400}>
          {here > 0 ? `${count.format(here)} ${noun}` : 'Nothing here yet'}
        </Text>
        {importedAt && (
          <Text size="sm" c="dimmed">
            Imported {formatMoment(importedAt)}
          </Text>
        )}
        {open > 0 && (
          <StatusBadge tone="waiting">{open === 1 ? '1 file not finished' : `${count.format(open)} files not finished`}</StatusBadge>
        )}
      </Stack>
    </Group>
  );
}
