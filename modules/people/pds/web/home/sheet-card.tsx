import { Anchor, Group, Progress, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { mySheet } from '../../contract.ts';
import type { SheetStanding } from '../../contract/sheet-view.ts';

const SHEET = '/account/profile';

/** What is missing in one's own data sheet, group by group; nothing of a sheet that has all. */
export function Card() {
  const { personnel } = useCurrentUser();
  return personnel && <OwnSheet />;
}

function OwnSheet() {
  const answer = useCall(mySheet.standing, {});
  if (answer.data?.standing.missing.length === 0) return null;
  return (
    <CardFrame title={say('My data sheet')} more={{ label: say('Open it'), to: SHEET }} answer={answer}>
      {({ standing }) => <Missing standing={standing} />}
    </CardFrame>
  );
}

function Missing({ standing: { completeness, groups, missing } }: { standing: SheetStanding }) {
  return (
    <Stack gap="xs">
      <Group gap="sm" wrap="nowrap">
        <Progress value={completeness} flex={1} aria-label={say('{completeness} percent complete', { completeness })} />
        <Text size="sm" fw={500}>
          {completeness}%
        </Text>
      </Group>
      <Text size="sm">{say('Missing: {entries}', { entries: count(missing.length, 'entry', 'entries') })}</Text>
      {groups
        .filter((group) => group.missing > 0)
        .map((group) => (
          <Group key={group.group} justify="space-between" wrap="nowrap">
            <Anchor component={Link} to={`${SHEET}?section=${group.group}`} size="sm">
              {say(group.title)}
            </Anchor>
            <Text size="sm">{group.missing}</Text>
          </Group>
        ))}
    </Stack>
  );
}
