import { useState } from 'react';
import { Anchor, Button, Group, ScrollArea, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { creditZero, endByCredentials, prefillCredits, type Assessment } from '../contract/assessment.ts';
import { CreditCell } from './credit-cell.tsx';
import { ExamScoresDialog } from './exam-scores-dialog.tsx';
import { enteredOf, sheetsAddress, unitOf } from './rules-of-entry.ts';
import { StateWords } from './state-words.tsx';

/** Points from the files and of the examination, typed into the table as into a spreadsheet. */
export function CreditTable({ assessment }: { assessment: Assessment }) {
  const { post, form, candidates, ranking } = assessment;
  const [isPasting, setIsPasting] = useState(false);
  const told = { onDone: ({ message }: { message: string }) => showSuccess(message) };
  const zero = useSend(creditZero, told);
  const prefill = useSend(prefillCredits, told);
  const end = useSend(endByCredentials, told);
  if (!form) return null;
  const factors = form.factors.filter(({ scored_by }) => scored_by !== 'members');
  const exam = factors.find(({ scored_by }) => scored_by === 'examination');
  const isOpen = !ranking?.is_frozen;
  const params = { id: post.id };
  const askZero = async () => {
    const isSure = await confirm({
      title: 'Enter 0 for what is empty?',
      question: 'Every figure that is not entered for those who were interviewed becomes 0.',
      action: 'Enter 0',
    });
    if (isSure) zero.mutate({ params });
  };
  const askEnd = async () => {
    const isSure = await confirm({
      title: 'End applications below the pass mark?',
      question: 'Applications whose credentials are entered and below the pass mark end before the interview, as not recommended.',
      action: 'End them',
      danger: true,
    });
    if (isSure) end.mutate({ params });
  };
  return (
    <>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          Points from files and examination
        </Title>
        {isOpen && candidates.length > 0 && (
          <Group gap="xs" className="is-dense">
            {form.pass_on === 'credentials' && (
              <Button variant="default" loading={end.isPending} onClick={() => void askEnd()}>
                End those below the pass mark
              </Button>
            )}
            <Button variant="default" loading={prefill.isPending} onClick={() => prefill.mutate({ params })}>
              Propose from the screening
            </Button>
            {exam && (
              <Button variant="default" onClick={() => setIsPasting(true)}>
                Paste exam scores
              </Button>
            )}
            <Button variant="default" loading={zero.isPending} onClick={() => void askZero()}>
              Enter 0 for what is empty
            </Button>
          </Group>
        )}
      </Group>
      {candidates.length === 0 ? (
        <Text c="dimmed">No applicants yet: those who are found qualified appear here.</Text>
      ) : (
        <ScrollArea viewportProps={{ tabIndex: 0 }}>
          <Table aria-label="Points from files and examination" stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th miw={180}>Applicant</Table.Th>
                {factors.map((factor) => (
                  <Table.Th key={factor.id} title={factor.guide}>
                    {factor.name}
                    <Text size="xs" c="dimmed">
                      {unitOf(factor)}
                    </Text>
                  </Table.Th>
                ))}
                <Table.Th>Sheets in</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {candidates.map((candidate) => (
                <Table.Tr key={candidate.application_id}>
                  <Table.Td>
                    <Anchor component={Link} to={sheetsAddress(post, candidate.personnel_id)}>
                      {candidate.fullname}
                    </Anchor>
                    <Text size="xs" c="dimmed">
                      <StateWords state={candidate.state} />
                    </Text>
                  </Table.Td>
                  {factors.map((factor) => (
                    <Table.Td key={factor.id}>
                      <CreditCell key={enteredOf(candidate, factor)} post={post.id} candidate={candidate} factor={factor} isOpen={isOpen} />
                    </Table.Td>
                  ))}
                  <Table.Td>
                    {candidate.sheets_in} of {candidate.sheets_due}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea>
      )}
      {isPasting && exam && <ExamScoresDialog post={post.id} factor={exam.id} onClose={() => setIsPasting(false)} />}
    </>
  );
}
