import { ActionIcon, Card, Group, Stack, Table, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { COST_NAMES } from '../../contract/codes.ts';
import { readScholarship, type Scholarship } from '../../contract/scholarships.ts';
import { removeCost } from '../../contract/steps.ts';

/** What the university spent, of which a breach is refunded. */
export function Costs({ scholarship: { id, costs, is_kept: isKept, settlement, state } }: { scholarship: Scholarship }) {
  const removing = useSend(removeCost, { alsoRefresh: [readScholarship], onDone: ({ message }) => showSuccess(message) });
  const isOpen = isKept && settlement === null && state !== 'FULFILLED' && state !== 'RELEASED';
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={3} size="h4">
            {say('Costs')}
          </Title>
          <Text fw={600}>{formatPesos(costs.reduce((sum, { amount }) => sum + amount, 0))}</Text>
        </Group>
        {costs.length === 0 ? (
          <Text size="sm">{say('None are entered yet.')}</Text>
        ) : (
          <Table verticalSpacing={4} aria-label={say('Costs')}>
            <Table.Tbody>
              {costs.map((cost) => (
                <Table.Tr key={cost.id}>
                  <Table.Td style={{ whiteSpace: 'nowrap' }}>{longDate(cost.on)}</Table.Td>
                  <Table.Td>
                    {COST_NAMES[cost.kind]}
                    {cost.reference !== '' && `, ${cost.reference}`}
                  </Table.Td>
                  <Table.Td ta="right">{formatMoney(cost.amount)}</Table.Td>
                  {isOpen && (
                    <Table.Td w={44}>
                      <ActionIcon
                        variant="subtle"
                        color="red"
                        size={36}
                        aria-label={say('Remove the cost of {on}', { on: longDate(cost.on) })}
                        onClick={async () => {
                          if (await confirmRemoval(`${COST_NAMES[cost.kind]}, ${formatPesos(cost.amount)}`))
                            removing.mutate({ params: { id, cost: cost.id } });
                        }}
                      >
                        <IconTrash size={18} />
                      </ActionIcon>
                    </Table.Td>
                  )}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </Card>
  );
}
