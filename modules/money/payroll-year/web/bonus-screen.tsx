import { Anchor, Button, Card, Group, Input, Select, Skeleton, Stack, Table, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { MonthField } from '@talaan/kernel/web/forms/month-field.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { listRuns } from '@talaan/payroll/contract/runs.ts';
import { BONUSES, openBonus, previewBonus, type Bonus } from '../contract/bonuses.ts';

/** Who would get a bonus, and who not and why; then its run is opened. */
export function Screen() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const present = today().toPlainYearMonth();
  const [bonus, setBonus] = useState<Bonus>(present.month >= 12 ? 'PEI' : present.month >= 11 ? 'YEAREND' : 'MIDYEAR');
  const [month, setMonth] = useState(present.toString());
  const [campus, setCampus] = useState<string | null>(null);
  const [q, setQ] = useState('');
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  const answer = useCall(previewBonus, {
    query: { bonus, month, ...(campus === null ? {} : { campus_id: Number(campus) }), ...(q === '' ? {} : { q }) },
  });
  const opening = useSend(openBonus, {
    onDone: ({ id }) => void refresh(client, listRuns).then(() => navigate(`/payroll/runs/${id}`)),
  });
  const preview = answer.data;
  return (
    <Page
      title="Bonuses"
      intro="Who gets a bonus of the year, and who not and why."
      main={
        <Button
          disabled={!preview || preview.granted === 0}
          loading={opening.isPending}
          onClick={() => opening.mutate({ body: { bonus, month, campus_id: campus === null ? null : Number(campus), fund_code: null } })}
        >
          Open the run
        </Button>
      }
    >
      <Stack gap="md">
        <Group gap="md" align="end">
          <Select
            label="Bonus"
            w={300}
            allowDeselect={false}
            data={choices(BONUSES)}
            value={bonus}
            onChange={(next) => next && setBonus(next as Bonus)}
          />
          <Input.Wrapper label="Paid in">
            <Group>
              <MonthField w={220} month={month} last={present.add({ months: 1 }).toString()} onChange={setMonth} />
            </Group>
          </Input.Wrapper>
          <Select
            label="Over"
            placeholder="All campuses"
            clearable
            w={240}
            data={campuses.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={campus}
            onChange={setCampus}
          />
        </Group>
        {answer.isError ? (
          <Card withBorder>
            <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
          </Card>
        ) : !preview ? (
          <Skeleton h={320} aria-busy />
        ) : (
          <>
            <Card withBorder padding="md">
              <Facts
                facts={[
                  ['Get it', count(preview.granted, 'person', 'people')],
                  ['In all', formatPesos(preview.total)],
                  ['Do not get it', count(preview.refused, 'person', 'people')],
                ]}
              />
            </Card>
            <TextInput
              label="Search"
              placeholder="Name or employee number"
              maw={320}
              value={q}
              onChange={(event) => setQ(event.currentTarget.value)}
            />
            <Card withBorder padding={0}>
              {preview.people.length === 0 ? (
                <NothingHere title="No one here" description="No one who served in the year matches." />
              ) : (
                <Table.ScrollContainer minWidth={0}>
                  <Table>
                    <Table.Thead>
                      <Table.Tr>
                        <Table.Th>Name</Table.Th>
                        <Table.Th visibleFrom="sm">Office</Table.Th>
                        <Table.Th ta="end">Bonus (PHP)</Table.Th>
                      </Table.Tr>
                    </Table.Thead>
                    <Table.Tbody>
                      {preview.people.map((one) => (
                        <Table.Tr key={one.personnel_id}>
                          <Table.Td>
                            {one.fullname}
                            {one.why_not !== null && (
                              <Text size="xs" c="dimmed">
                                {one.why_not}{' '}
                                {one.paid_by && (
                                  <Anchor
                                    component={Link}
                                    to={`/payroll/runs/${one.paid_by.run_id}/payslips/${one.personnel_id}`}
                                    inherit
                                    underline="always"
                                  >
                                    {one.paid_by.title}
                                  </Anchor>
                                )}
                              </Text>
                            )}
                          </Table.Td>
                          <Table.Td visibleFrom="sm">{one.office ?? '—'}</Table.Td>
                          <Table.Td ta="end">{one.why_not === null ? formatMoney(one.amount) : '—'}</Table.Td>
                        </Table.Tr>
                      ))}
                    </Table.Tbody>
                  </Table>
                </Table.ScrollContainer>
              )}
            </Card>
            {preview.matching > preview.people.length && (
              <Text size="sm" c="dimmed">
                {`${preview.people.length} of ${preview.matching} people are shown. Search for the others.`}
              </Text>
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}
