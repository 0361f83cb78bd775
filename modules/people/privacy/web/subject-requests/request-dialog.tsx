import { useState } from 'react';
import { Anchor, Button, Group, Stack, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { readSubjectRequest, stepSubjectRequest, type SubjectRequest } from '../../contract/subject-requests.ts';
import { RIGHT_WORDS } from '../../rules/subject-words.ts';
import { RequestState } from './request-state.tsx';
import { StepForm } from './step-form.tsx';
import { SubjectSteps } from './subject-steps.tsx';

/** A request with its clock and steps; what is done about it is recorded here. */
export function RequestDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const found = useCall(readSubjectRequest, { params: { id } }).data;
  const [isStepping, setStepping] = useState(false);
  if (!found) return null;
  const { request, steps } = found;
  if (isStepping) return <StepForm request={request} onClose={() => setStepping(false)} />;
  return (
    <Dialog title={`Request ${request.id}: ${RIGHT_WORDS[request.kind]}`} size="form" onClose={onClose}>
      <Stack gap="md">
        <Facts
          facts={[
            ['State', <RequestState key="state" state={request.state} />],
            ['Who asks', request.name],
            ['Came', request.is_recorded ? `By letter, mail or at the counter; answer to ${request.contact}` : 'In Talaan'],
            ['Request', request.asked],
            ['Received', longDate(request.received_on)],
            ['Answer due', `${longDate(request.due_on)}, thirty working days after receipt`],
            ['Answered', request.answered_on && longDate(request.answered_on)],
          ]}
        />
        <Where request={request} />
        {steps.length > 0 && (
          <Stack gap="xs">
            <Title order={2} size="h5">
              Steps
            </Title>
            <SubjectSteps steps={steps} />
          </Stack>
        )}
        {request.answer === null && (
          <ForCallers of={stepSubjectRequest}>
            <Group justify="flex-end">
              <Button leftSection={<IconPlus size={16} />} onClick={() => setStepping(true)}>
                Record a step
              </Button>
            </Group>
          </ForCallers>
        )}
      </Stack>
    </Dialog>
  );
}

/** Where what is asked for is looked up or done. */
function Where({ request: { kind, personnel_id: person } }: { request: SubjectRequest }) {
  const places: [string, string][] = [
    ...(kind === 'INFORMED' ? ([['Register of processing', '/privacy/register']] as [string, string][]) : []),
    ...(kind === 'ERASURE' || kind === 'OBJECTION'
      ? ([
          ['Retention', '/privacy/retention'],
          ['Legal holds', '/privacy/holds'],
        ] as [string, string][])
      : []),
    ...(person === null ? [] : ([['The record of the person', `/personnels/${person}`]] as [string, string][])),
  ];
  if (places.length === 0) return null;
  return (
    <Group gap="md">
      {places.map(([label, to]) => (
        <Anchor key={to} component={Link} to={to} size="sm">
          {label}
        </Anchor>
      ))}
    </Group>
  );
}
