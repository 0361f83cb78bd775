import { Alert, Anchor, Button, Card, Collapse, Group, List, Progress, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertCircle, IconChevronDown, IconChevronUp, IconFileImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { GROUPS } from '../../rules/groups.ts';
import { returnedRows } from './parts.ts';
import { SUBMIT, useSheetAddress } from './sheet-address.ts';
import { rowKey } from '../../rules/row-key.ts';
import { useSheet } from './sheet-context.ts';
import { PrintMenu } from './print-menu.tsx';
import { SheetStateLine } from './sheet-state.tsx';

/** How the sheet stands: its state, how complete it is, what is missing, and whether what was typed is saved. */
export function SheetHead() {
  const { sheet, mayEdit } = useSheet();
  const { standing } = sheet;
  return (
    <Card withBorder padding="md" className="sheet-head">
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="xs" className="sheet-state">
          <SheetStateLine />
          <Group gap="xs" wrap="nowrap" className="sheet-tools">
            {mayEdit && <BringButton />}
            <PrintMenu />
          </Group>
        </Group>
        {mayEdit && (
          <>
            <Group gap="sm" wrap="nowrap" visibleFrom="md">
              <Progress
                value={standing.completeness}
                flex={1}
                aria-label={say('Completeness')}
                color={standing.completeness === 100 ? 'green' : undefined}
              />
              <Text size="sm" fw={600}>
                {standing.completeness}%
              </Text>
            </Group>
            <WhatIsMissing />
          </>
        )}
        <Returned />
      </Stack>
    </Card>
  );
}

/** Leads to the import of a workbook; that of another person is HR’s. */
function BringButton() {
  const { whose } = useSheet();
  const { allowed_views } = useCurrentUser();
  if (whose !== 'me' && !opens('PERSONNELS', allowed_views)) return null;
  return (
    <Button
      component={Link}
      to={whose === 'me' ? '/account/profile/import' : `/personnels/${whose}/data-sheet/import`}
      variant="default"
      leftSection={<IconFileImport size={16} />}
    >
      {say('Upload an existing PDS')}
    </Button>
  );
}

/** What keeps the sheet from being submitted; each line leads to its field. */
function WhatIsMissing() {
  const { sheet, showMissing } = useSheet();
  const { to, toRemark } = useSheetAddress();
  const [isOpen, { toggle, close }] = useDisclosure();
  const { missing } = sheet.standing;
  if (missing.length === 0) {
    if (!sheet.standing.actions.includes('submit')) return null;
    return (
      <Text size="sm">
        {say('Nothing is missing.')}{' '}
        <Anchor component={Link} to={to(SUBMIT)} size="sm" underline="always">
          {say('Go to the oath')}
        </Anchor>
      </Text>
    );
  }
  const groups = [...new Set(missing.map(({ group }) => group))];
  return (
    <Stack gap="xs">
      <Group>
        <Button
          size="xs"
          variant="default"
          aria-expanded={isOpen}
          rightSection={isOpen ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />}
          onClick={() => {
            showMissing();
            toggle();
          }}
        >
          {missing.length === 1 ? '1 thing is missing' : say('{length} things are missing', { length: missing.length })}
        </Button>
      </Group>
      <Collapse expanded={isOpen}>
        <Stack gap="sm" className="missing-list">
          {groups.map((group) => (
            <Stack key={group} gap={2}>
              <Text size="sm" fw={600}>
                {GROUPS[group].title}
              </Text>
              <List size="sm" spacing={6} listStyleType="none">
                {missing
                  .filter((one) => one.group === group)
                  .map((remark) => (
                    <List.Item key={`${remark.row} ${remark.field} ${remark.message}`}>
                      <Anchor component={Link} to={toRemark(remark)} size="sm" onClick={close}>
                        {remark.message}
                      </Anchor>
                    </List.Item>
                  ))}
              </List>
            </Stack>
          ))}
        </Stack>
      </Collapse>
    </Stack>
  );
}

/** What the checker sent back, each a link to its row. */
function Returned() {
  const { sheet } = useSheet();
  const { to } = useSheetAddress();
  if (sheet.standing.state !== 'RETURNED') return null;
  const groups = sheet.standing.groups
    .map(({ group }) => group)
    .filter((group) => group !== 'address' && returnedRows(sheet, group).length > 0);
  const { remark } = sheet.standing;
  if (groups.length === 0 && remark === '') return null;
  return (
    <Alert color="red" icon={<IconAlertCircle />} title={say('Returned to you: correct what is asked and submit again')}>
      {remark && (
        <Text size="sm" className="printed-value">
          {remark}
        </Text>
      )}
      <List size="sm" spacing={6} listStyleType="none">
        {groups.flatMap((group) =>
          returnedRows(sheet, group).map(({ section, row }) => (
            <List.Item key={rowKey(section, row.id)}>
              <Anchor component={Link} to={to(group, { row: rowKey(section, row.id) })} size="sm" underline="always">
                {GROUPS[group].title}
              </Anchor>
              : {row.check.remark}
            </List.Item>
          )),
        )}
      </List>
    </Alert>
  );
}
