import { Anchor, Badge, Button, Card, Checkbox, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { issuePayCertificate, listLeavers, openLastPay, type Leaver } from '../contract/last-pay.ts';
import type { CertificateProps } from './certificate-dialog.tsx';

const CertificateDialog = openedLater<CertificateProps>(async () => (await import('./certificate-dialog.tsx')).CertificateDialog);

/** Who left, and what is still due to them: the last month, bonuses by their parts, the tax of the year. */
export function Screen() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [certified, setCertified] = useState<Leaver>();
  const answer = useCall(listLeavers, {});
  const opening = useSend(openLastPay, {
    onDone: ({ id }) => void refresh(client, listLeavers).then(() => navigate(`/payroll/runs/${id}`)),
  });
  const leavers = answer.data?.leavers;
  return (
    <Page
      title="Last pay"
      intro="Who left within a year. The run can be opened and computed at once; it is certified once they are cleared."
      main={
        <ForCallers of={openLastPay}>
          <Button
            disabled={chosen.length === 0}
            loading={opening.isPending}
            onClick={() =>
              opening.mutate({ body: { month: today().toPlainYearMonth().toString(), campus_id: null, personnel_ids: [...chosen] } })
            }
          >
            Open the run
          </Button>
        </ForCallers>
      }
    >
      {answer.isError ? (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : !leavers ? (
        <Skeleton h={320} aria-busy />
      ) : leavers.length === 0 ? (
        <Card withBorder>
          <NothingHere title="No one left" description="Who leaves is here once the separation is recorded." />
        </Card>
      ) : (
        <Card withBorder padding={0}>
          <Table>
            <Table.Tbody>
              {leavers.map((one) => (
                <Table.Tr key={one.personnel_id}>
                  <Table.Td w={48}>
                    <Checkbox
                      aria-label={`Choose ${one.fullname}`}
                      disabled={one.run_id !== null}
                      checked={chosen.includes(one.personnel_id)}
                      onChange={() =>
                        setChosen(
                          chosen.includes(one.personnel_id)
                            ? chosen.filter((id) => id !== one.personnel_id)
                            : [...chosen, one.personnel_id],
                        )
                      }
                    />
                  </Table.Td>
                  <Table.Td>
                    <Text size="sm">{one.fullname}</Text>
                    <Text size="xs" c="dimmed">
                      {[one.cause, `last day ${longDate(one.last_day)}`, one.office].filter(Boolean).join(', ')}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <Stack gap={4} align="start">
                      <Badge variant="light" color={one.is_cleared ? 'green' : 'yellow'}>
                        {one.is_cleared ? 'Cleared' : 'Not cleared yet'}
                      </Badge>
                      <Group gap="xs">
                        {one.run_id !== null && (
                          <Anchor component={Link} to={`/payroll/runs/${one.run_id}`} size="sm">
                            The run
                          </Anchor>
                        )}
                        <ForCallers of={issuePayCertificate}>
                          <Button variant="subtle" size="compact-sm" onClick={() => setCertified(one)}>
                            Certificate
                          </Button>
                        </ForCallers>
                      </Group>
                    </Stack>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Card>
      )}
      {certified && (
        <CertificateDialog person={certified.personnel_id} fullname={certified.fullname} onClose={() => setCertified(undefined)} />
      )}
    </Page>
  );
}
