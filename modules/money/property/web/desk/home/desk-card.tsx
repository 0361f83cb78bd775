import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconUserCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { readDesk } from '../../../contract/desk.ts';

const LIST = '/property/items';

/** What lies on the desk of the property custodian, and the two things that are done there most. */
export function Card() {
  const answer = useCall(readDesk, {});
  return (
    <CardFrame title="Property" more={{ label: 'Items', to: LIST }} answer={answer}>
      {({ in_stock: stock, waiting, disputed, returned, left, no_sticker: bare }) => (
        <Stack gap="sm">
          <Group gap="xs">
            <Button component={Link} to="/property/issue" leftSection={<IconUserCheck size={16} />}>
              Issue
            </Button>
            <Button component={Link} to="/property/deliveries/new" variant="default" leftSection={<IconPlus size={16} />}>
              New delivery
            </Button>
          </Group>
          <Stack gap={0}>
            <Line label="In stock" figure={stock} to={`${LIST}?state=IN_STOCK`} />
            <Line label="Waiting for acknowledgement" figure={waiting} to={`${LIST}?state=ISSUED_FOR_ACK`} />
            <Line label="Disputed" figure={disputed} to={`${LIST}?state=DISPUTED`} />
            <Line label="Returned, to be repaired" figure={returned} to={`${LIST}?state=RETURNED`} />
            <Line label="Held by people who left" figure={left} to={`${LIST}?left=1`} />
            <Line label="Without a sticker" figure={bare} to={`${LIST}?missing=sticker`} />
          </Stack>
        </Stack>
      )}
    </CardFrame>
  );
}

function Line({ label, figure, to }: { label: string; figure: number; to: string }) {
  return (
    <Link to={to} className="menu-line dashboard-line">
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text span size="sm">
          {label}
        </Text>
        <Text span size="sm" fw={500}>
          {figure.toLocaleString('en-PH')}
        </Text>
      </Group>
    </Link>
  );
}
