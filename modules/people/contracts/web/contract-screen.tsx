import { Button, Card, Grid, Skeleton, Stack, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { RequestSteps } from '@talaan/requests/web/request-steps.tsx';
import { readContract, type ContractRecord } from '../contract.ts';
import { contractFlow } from '../workflow.ts';
import { ContractFacts } from './contract-facts.tsx';
import { ContractPaper } from './contract-paper.tsx';
import { StateBadge } from './state-badge.tsx';
import { StepDialog } from './step-dialog.tsx';
import { useStep } from './use-step.ts';

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readContract, { params: { id } });
  const contract = answer.data?.contract;
  if (answer.isError) return <RecordFailed title="Contract" list="/joborders/list" answer={answer} />;
  if (!contract) return <Skeleton h={320} aria-busy />;
  return (
    <Page
      title={`Contract ${contract.number}`}
      intro={`${contract.fullname}, ${contract.role}, ${contract.office_name}`}
      actions={<Actions contract={contract} />}
    >
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Card withBorder padding="lg">
            <Stack gap="md">
              <StateBadge state={contract.state} />
              <ContractFacts contract={contract} />
            </Stack>
          </Card>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Card withBorder padding="lg">
            <Stack gap="md">
              <Title order={2} size="h4">
                Steps
              </Title>
              <RequestSteps id={contract.id} />
            </Stack>
          </Card>
        </Grid.Col>
      </Grid>
    </Page>
  );
}

function Actions({ contract }: { contract: ContractRecord }) {
  const step = useStep();
  const renewable = ['ACTIVE', 'ENDED'].includes(contract.state) && contract.renewal === null;
  return (
    <>
      <ContractPaper contract={contract} />
      {contract.state === 'DRAFT' && (
        <Button component={Link} to={`/joborders/${contract.id}/edit`} variant="default">
          Edit
        </Button>
      )}
      {renewable && (
        <Button component={Link} to={`/joborders/renew?ids=${contract.id}`} variant="default">
          Renew
        </Button>
      )}
      {contract.actions.map((action) => (
        <Button
          key={action}
          variant={contractFlow.steps[action].needsReason ? 'default' : 'filled'}
          loading={step.isSending}
          onClick={() => step.begin({ action, contracts: [contract] })}
        >
          {contractFlow.steps[action].label}
        </Button>
      ))}
      {step.asking && <StepDialog stepping={step.asking} onClose={step.close} />}
    </>
  );
}
