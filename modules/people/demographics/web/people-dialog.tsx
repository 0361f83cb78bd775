import { useState } from 'react';
import { Alert, Anchor, Pagination, Skeleton, Stack, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { listBehind, type OptionAnswer } from '../contract.ts';
import type { Narrowed } from './use-filters.tsx';

const PER_PAGE = 15;

interface BehindDialogProps {
  option: OptionAnswer['option'];
  group: { key: string; name: string };
  narrowed: Narrowed;
  on: string;
  sex: string | null;
  campus: { id: number; name: string } | null;
  onClose: () => void;
}

/** Who is behind a number, each a way to the record. */
export function BehindDialog({ option, group, narrowed, on, sex, campus, onClose }: BehindDialogProps) {
  const [page, setPage] = useState(1);
  const answer = useCall(listBehind, {
    params: { id: option.id },
    query: {
      ...narrowed,
      on,
      group: group.key,
      sex: sex ?? undefined,
      ...(campus ? { campus: campus.id } : {}),
      page,
      per_page: PER_PAGE,
    } as never,
  });
  const found = answer.data;
  const title = [`${option.title}: ${group.name}`, sex, campus?.name].filter(Boolean).join(', ');
  return (
    <Dialog onClose={onClose} title={title} size="form">
      {answer.isError && !found ? (
        answer.error.status === 409 ? (
          <Alert>{answer.error.message}</Alert>
        ) : (
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        )
      ) : !found ? (
        <Skeleton h={300} aria-busy />
      ) : found.total === 0 ? (
        <NothingHere title="None of these people are within your scope" />
      ) : (
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {count(found.total, 'person', 'people')} in service on {longDate(on)}.
          </Text>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th miw={{ sm: 230 }}>Name</Table.Th>
                <Table.Th visibleFrom="sm">Position</Table.Th>
                <Table.Th>Office</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {found.personnels.map((person) => (
                <Table.Tr key={person.id}>
                  <Table.Td>
                    <Anchor component={Link} to={`/personnels/${person.id}`} size="sm">
                      <NamedFace fullname={person.fullname} avatar={person.avatar} office={person.acronym} />
                    </Anchor>
                  </Table.Td>
                  <Table.Td visibleFrom="sm">{person.position}</Table.Td>
                  <Table.Td>{person.office}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          {found.total > PER_PAGE && (
            <Pagination
              total={Math.ceil(found.total / PER_PAGE)}
              value={page}
              onChange={setPage}
              getControlProps={(control) => ({ 'aria-label': `${control} page` })}
              getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
