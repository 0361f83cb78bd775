import { useState } from 'react';
import { Alert, Anchor, Button, Card, Code, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import type { Device } from '@talaan/devices/contract/devices.ts';
import { QrCode } from '@talaan/identity/web/second-factor/qr-code.tsx';
import { endTablet, issueEnrolmentCode, readTablet } from '../../contract/devices.ts';

const ASKED_EVERY_MS = 5000;

/** The tablet of a kiosk: the code that enrols it, and how it is. */
export function TabletPart({ device }: { device: Device }) {
  const params = { id: device.id };
  const answer = useCall(readTablet, { params }, { every: ASKED_EVERY_MS });
  const [offered, setOffered] = useState<Answer<typeof issueEnrolmentCode>>();
  const issue = useSend(issueEnrolmentCode, { alsoRefresh: [readTablet], onDone: setOffered });
  const end = useSend(endTablet, { alsoRefresh: [readTablet], onDone: ({ message }) => showSuccess(message) });
  const found = answer.data;
  if (!found) {
    if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
    return <Skeleton h={240} aria-busy />;
  }
  const { tablet } = found;
  const askToIssue = async () => {
    const question = 'When another tablet is enrolled with it, the one that works now stops taking punches.';
    if (!tablet || (await confirm({ title: 'Show a code for another tablet?', question, action: 'Show code' }))) issue.mutate({ params });
  };
  const askToEnd = async () => {
    const question =
      'The tablet takes no punches any more. What it has kept and sends later is held for your review. To use it again, enrol it anew.';
    if (await confirm({ title: 'End this tablet?', question, action: 'End tablet', danger: true })) end.mutate({ params });
  };
  const isOffered = offered !== undefined && found.code_until !== null;
  return (
    <Stack gap="md">
      {!found.is_secure && (
        <Alert color="yellow" icon={<IconLock aria-hidden />} title="This address of Talaan opens no kiosk">
          Browsers give the camera and the keys of a tablet to https and localhost alone. Set up an https address for Talaan first.
        </Alert>
      )}
      {tablet?.copied_at && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title="This tablet was copied">
          Two tablets send with its key; it was noticed on {formatInstant(tablet.copied_at)}. All that they send since is held among the
          kiosk punches. Find the copy, then enrol the right tablet again.
        </Alert>
      )}
      <Card withBorder padding="lg" component="section" aria-label="Tablet">
        <Stack gap="md">
          <Title order={2}>Tablet</Title>
          {tablet ? (
            <TabletFacts tablet={tablet} />
          ) : (
            <Text>No tablet is enrolled yet. Show a code and scan it with the camera of the tablet.</Text>
          )}
          <Group>
            <Button onClick={() => void askToIssue()} loading={issue.isPending} variant={tablet ? 'default' : 'filled'}>
              {tablet ? 'Enrol another tablet' : 'Enrol a tablet'}
            </Button>
            {tablet && (
              <Button variant="subtle" color="red" onClick={() => void askToEnd()}>
                End this tablet
              </Button>
            )}
          </Group>
        </Stack>
      </Card>
      {isOffered && <Offer offered={offered} />}
    </Stack>
  );
}

function TabletFacts({ tablet }: { tablet: NonNullable<Answer<typeof readTablet>['tablet']> }) {
  const { clock_lag: lag, missing, pending } = tablet;
  return (
    <Facts
      facts={[
        ['Enrolled', `${formatInstant(tablet.enrolled_at)}, with a code of ${tablet.enrolled_by}`],
        ['Last heard', tablet.last_contact_at ? formatInstant(tablet.last_contact_at) : 'Not yet'],
        ['Its clock', formatLag(lag)],
        ['Punches', tablet.punches.toLocaleString('en-PH')],
        ['Not received', missing === 0 ? 'None' : `${count(missing, 'punch', 'punches')}: counted on the tablet and not sent yet`],
        [
          'To review',
          pending === 0 ? (
            'None'
          ) : (
            <Anchor component={Link} to="/edats/kiosk/review?state=PENDING">
              {count(pending, 'punch', 'punches')}
            </Anchor>
          ),
        ],
      ]}
    />
  );
}

function formatLag(lag: number | null): string {
  if (lag === null) return '—';
  if (Math.abs(lag) < 60) return 'Right';
  return `${count(Math.round(Math.abs(lag) / 60), 'minute')} ${lag > 0 ? 'behind' : 'ahead'}; punches are corrected by it`;
}

function Offer({ offered: { code, address, until } }: { offered: Answer<typeof issueEnrolmentCode> }) {
  return (
    <Card withBorder padding="lg" component="section" aria-label="Code">
      <Group align="flex-start" gap="xl">
        <QrCode text={address} label="QR code that enrols a tablet" />
        <Stack gap="xs" maw={420}>
          <Text>Scan the picture with the camera of the tablet, or open the kiosk there and enter the code.</Text>
          <Code fz="xl">{code}</Code>
          <Text size="sm">
            {address.split('#')[0]} · works once, until {formatInstant(until)}
          </Text>
        </Stack>
      </Group>
    </Card>
  );
}
