import { Card, Group, Skeleton, Stack } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readContract } from '../contract.ts';
import { ContractFacts } from './contract-facts.tsx';
import { ContractPaper } from './contract-paper.tsx';

export const readAhead = partAhead(readContract);

/** The terms of a contract beside its request in the inbox, and its paper. */
export function Part({ recordId }: RequestPartProps) {
  const contract = useCall(readContract, { params: { id: recordId } }).data?.contract;
  if (contract?.id !== recordId) return <Skeleton h={240} aria-busy />;
  return (
    <Card withBorder padding="md">
      <Stack gap="md">
        <ContractFacts contract={contract} />
        <Group>
          <ContractPaper contract={contract} />
        </Group>
      </Stack>
    </Card>
  );
}
