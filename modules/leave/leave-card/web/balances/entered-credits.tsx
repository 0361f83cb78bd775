import { useState } from 'react';
import { Anchor, Button, Card, Stack, Table, Text, Textarea, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { showError } from '@talaan/kernel/web/toasts.ts';
import { formatThousandths } from '@talaan/leave/rules/format-thousandths.ts';
import { ENTERED, fetchSource, readBalances, takeBackEntered, type Entered } from '../../contract/balances.ts';

interface EnteredProps {
  personnelId: number;
  entered: readonly Entered[];
}

/** What HR entered, the newest first, with its papers. */
export function EnteredCredits({ personnelId, entered }: EnteredProps) {
  const [taking, setTaking] = useState<Entered>();
  if (entered.length === 0) return null;
  const open = async (posting: number) => {
    try {
      const file = await fetchFile(fetchSource, { params: { id: personnelId, posting } });
      globalThis.open(URL.createObjectURL(file), '_blank');
    } catch (error) {
      showError((error as Error).message);
    }
  };
  return (
    <Card withBorder component="section" aria-label="Entered by HR">
      <Title order={2} mb="xs">
        Entered by HR
      </Title>
      <Table.ScrollContainer minWidth={640}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Day</Table.Th>
              <Table.Th>What</Table.Th>
              <Table.Th ta="right">Days</Table.Th>
              <Table.Th>Source</Table.Th>
              <Table.Th>By</Table.Th>
              <Table.Td />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {entered.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td>{longDate(one.on)}</Table.Td>
                <Table.Td>
                  {one.kind === 'opening' ? ENTERED.opening : one.particulars}
                  {(one.reason || one.taken_back) && (
                    <Text size="xs" c="dimmed">
                      {one.taken_back ? `Taken back: ${one.taken_back}` : one.reason}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td ta="right">
                  {one.amounts.map(({ book, amount }) => (
                    <div key={book}>
                      {book} {formatThousandths(amount)}
                    </div>
                  ))}
                </Table.Td>
                <Table.Td>
                  {one.file === null ? (
                    one.document
                  ) : (
                    <Anchor component="button" size="sm" onClick={() => void open(one.id)}>
                      {one.document}
                    </Anchor>
                  )}
                </Table.Td>
                <Table.Td>{one.by ?? 'Talaan'}</Table.Td>
                <Table.Td ta="right">
                  {one.taken_back === null && (
                    <Button variant="default" size="compact-sm" aria-label={`Take back: ${one.particulars}`} onClick={() => setTaking(one)}>
                      Take back
                    </Button>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {taking && (
        <Dialog onClose={() => setTaking(undefined)} title={`Take back “${taking.particulars}”`} size="form">
          <FormShell
            endpoint={takeBackEntered}
            params={{ id: personnelId, posting: taking.id }}
            initial={{ reason: '' }}
            draft={`take-back:${taking.id}`}
            submit="Take back"
            danger
            success="It was taken back."
            alsoRefresh={[readBalances]}
            onDone={() => setTaking(undefined)}
          >
            {(form) => (
              <Stack gap="sm">
                <Text size="sm">A row of the opposite is added on the same day; both stay on the card.</Text>
                <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />
              </Stack>
            )}
          </FormShell>
        </Dialog>
      )}
    </Card>
  );
}
