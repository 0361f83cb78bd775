import type { ReactNode } from 'react';
import { Card, Group, Skeleton, Stack, Switch, Table, Text } from '@mantine/core';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { editModule, readModules, type FeedbackModule } from '../../contract/settings.ts';

/** Each module: whether feedback about it is taken, and who gets it. Saved when it is pressed. */
export function ModulesPart({ parts }: { parts: ReactNode }) {
  const isPhone = useIsPhone();
  const answer = useCall(readModules, {});
  const found = answer.data;
  return (
    <Page
      title="Feedback modules"
      intro="Who triages a module gets a mail of each new item. Without one it waits in the list of all who triage."
      actions={parts}
    >
      {answer.isError && !found && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!found && !answer.isError && <Skeleton h={480} aria-busy />}
      {found && (
        <Card withBorder p="xs">
          {isPhone ? (
            <Stack gap="md" component="ul" className="plain-list">
              {found.modules.map((module) => (
                <ModuleLine key={module.code} module={module} triagers={found.triagers} />
              ))}
            </Stack>
          ) : (
            <Table verticalSpacing={4} fz="sm">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Module</Table.Th>
                  <Table.Th ta="end">Not ended</Table.Th>
                  <Table.Th>Takes feedback</Table.Th>
                  <Table.Th>Triaged by</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {found.modules.map((module) => (
                  <ModuleRow key={module.code} module={module} triagers={found.triagers} />
                ))}
              </Table.Tbody>
            </Table>
          )}
        </Card>
      )}
    </Page>
  );
}

interface ModuleProps {
  module: FeedbackModule;
  triagers: readonly { id: number; name: string }[];
}

function ModuleRow(props: ModuleProps) {
  const { isOn, triager } = useFields(props);
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        {props.module.title}
      </Table.Th>
      <Table.Td ta="end">{props.module.open}</Table.Td>
      <Table.Td>{isOn}</Table.Td>
      <Table.Td>{triager}</Table.Td>
    </Table.Tr>
  );
}

/** On a phone: who triages below the module. */
function ModuleLine(props: ModuleProps) {
  const { isOn, triager } = useFields(props);
  const { title, open } = props.module;
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" mb={4}>
        <Text size="sm" fw={500}>
          {title}
          {open > 0 && `: ${open} not ended`}
        </Text>
        {isOn}
      </Group>
      {triager}
    </li>
  );
}

function useFields({ module, triagers }: ModuleProps): { isOn: ReactNode; triager: ReactNode } {
  const { code, title, is_on: isOn, triager_id: triager } = module;
  const mayEdit = useMayCall(editModule);
  const saving = useSend(editModule, { alsoRefresh: [readModules], onDone: ({ message }) => showSuccess(message) });
  const save = (body: { is_on: boolean; triager_id: number | null }) => saving.mutate({ params: { code }, body });
  // Who lost the role stays named until another is chosen.
  const known = triager !== null && !triagers.some(({ id }) => id === triager) ? [{ id: triager, name: module.triager ?? '' }] : [];
  return {
    isOn: (
      <Switch
        aria-label={`${title} takes feedback`}
        checked={isOn}
        disabled={!mayEdit || saving.isPending}
        onChange={({ currentTarget }) => save({ is_on: currentTarget.checked, triager_id: triager })}
      />
    ),
    triager: (
      <SearchSelect
        aria-label={`Who triages ${title}`}
        placeholder="No one in particular"
        clearable
        disabled={!mayEdit}
        data={[...known, ...triagers].map(({ id, name }) => ({ value: String(id), label: name }))}
        value={triager === null ? null : String(triager)}
        onChange={(id) => save({ is_on: isOn, triager_id: id === null ? null : Number(id) })}
      />
    ),
  };
}
