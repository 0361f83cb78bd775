import { Stack, Text } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { formatEntitlement, type Entitlement } from '../../rules/contract-leave.ts';

/** What applies to who has no vacation and sick leave; nothing for all others. */
export function EntitlementText({ entitlement }: { entitlement: Entitlement }) {
  const said = formatEntitlement(entitlement);
  return (
    said && (
      <Stack gap={4}>
        {said.map((one) => (
          <Text key={one} size="sm">
            {say(one)}
          </Text>
        ))}
      </Stack>
    )
  );
}
