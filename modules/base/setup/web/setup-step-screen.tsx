import { Suspense, useEffect } from 'react';
import { Button, Group, Select, Skeleton, Stack, Tabs } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconArrowLeft, IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { setupSteps, type SetupStep } from '@talaan/kernel/web/setup-step.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { readSetup } from '../contract.ts';

/** One step of the set-up, the others above it and the next below; each saves by itself, so that one goes on any day. */
export function Screen() {
  const { step } = useParams();
  const steps = useContributed(setupSteps);
  const at = steps.findIndex(({ name }) => name === step);
  const open = steps[at];
  const client = useQueryClient();
  // What the step before has saved.
  useEffect(() => {
    if (open) void refresh(client, readSetup);
  }, [client, open]);
  if (!open) return <Navigate to="/setup/next" replace />;
  return (
    <Page title={open.title}>
      <Stack gap="lg" maw={960}>
        <Steps steps={steps} open={open} />
        <Suspense fallback={<Skeleton h={320} aria-busy />}>
          <open.Step />
        </Suspense>
        <Onward before={steps[at - 1]} after={steps[at + 1]} />
      </Stack>
    </Page>
  );
}

function Steps({ steps, open }: { steps: readonly SetupStep[]; open: SetupStep }) {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const lines = useCall(readSetup, {}, { search: true }).data?.lines ?? [];
  const isDone = (name: string) => lines.some((line) => line.name === name && line.is_done);
  const go = (name: string | null) => name && void navigate(`/setup/${name}`);
  if (isPhone)
    return (
      <Select
        aria-label="Step of the set-up"
        data={steps.map(({ name, title }, at) => ({
          value: name,
          label: `${at + 1} of ${steps.length}: ${title}${isDone(name) ? ' (done)' : ''}`,
        }))}
        value={open.name}
        onChange={go}
        allowDeselect={false}
      />
    );
  return (
    <Tabs value={open.name} onChange={go}>
      <Tabs.List aria-label="Steps of the set-up">
        {steps.map(({ name, title }) => (
          <Tabs.Tab
            key={name}
            value={name}
            aria-controls={undefined}
            leftSection={isDone(name) && <IconCircleCheck size={16} color="var(--mantine-color-green-text)" aria-label="Done:" />}
          >
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

function Onward({ before, after }: { before: SetupStep | undefined; after: SetupStep | undefined }) {
  return (
    <Group justify="space-between" wrap="wrap-reverse">
      {before ? (
        <Button component={Link} to={`/setup/${before.name}`} variant="subtle" leftSection={<IconArrowLeft size={16} aria-hidden />}>
          {before.title}
        </Button>
      ) : (
        <span />
      )}
      <Button
        component={Link}
        to={after ? `/setup/${after.name}` : '/setup/next'}
        variant="default"
        rightSection={<IconArrowRight size={16} aria-hidden />}
      >
        {after ? `Next: ${after.title}` : 'Set-up checklist'}
      </Button>
    </Group>
  );
}
