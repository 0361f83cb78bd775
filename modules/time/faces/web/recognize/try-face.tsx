import { useState, type ReactNode } from 'react';
import { Alert, Button, Card, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { listRecognitions, readCaptureSettings, recognizeFace } from '../../contract/recognition.ts';
import { FOR_TRIAL, sealFace } from '../../rules/sealed-face.ts';
import { FACE_MODEL } from '../../rules/similarity.ts';
import { anyChallenge } from '../capture/any-challenge.ts';
import { FaceCamera } from '../capture/face-camera.tsx';
import { takeLiveFace } from '../capture/take-face.ts';
import { OutcomeBadge } from './outcome-badge.tsx';

type Tried = Answer<typeof recognizeFace>;
/** The server judges what the anti-spoof and liveness scores are worth, and tells them. */
const ANY_SCORE = { real: 0, live: 0 };

/** Recognizes the person before the camera of this computer as a kiosk would, and says how sure that is. */
export function TryFace({ parts }: { parts: ReactNode }) {
  const [isOn, setOn] = useState(false);
  const answer = useCall(readCaptureSettings, {});
  const trying = useSend(recognizeFace, { alsoRefresh: [listRecognitions], onDone: () => setOn(false) });
  const key = answer.data?.face_key;
  const start = () => {
    trying.reset();
    setOn(true);
  };
  return (
    <Page title="Face recognition" actions={parts}>
      {answer.isError && !key && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" maw={1200}>
        <Card withBorder padding="lg">
          {!isOn && (
            <Stack align="flex-start">
              <Text>
                Try with the camera of this computer whether a registered person is recognized, and with what confidence. They look at the
                camera and do what is asked, as at a kiosk. No punch is recorded.
              </Text>
              <Button leftSection={<IconCamera size={16} />} disabled={!key} onClick={start}>
                {trying.data ? 'Try again' : 'Start the camera'}
              </Button>
            </Stack>
          )}
          {isOn && key && (
            <FaceCamera
              act={async (taking) => {
                const challenge = anyChallenge();
                const { descriptor, measured } = await takeLiveFace({ ...taking, limits: ANY_SCORE }, challenge);
                return sealFace({ descriptor, model: FACE_MODEL, measured, challenge, passed: true }, key, FOR_TRIAL);
              }}
              onDone={(face) => trying.mutate({ body: { face } })}
            >
              <Group justify="flex-end">
                <Button variant="default" onClick={() => setOn(false)}>
                  Stop
                </Button>
              </Group>
            </FaceCamera>
          )}
        </Card>
        {trying.isPending && <Skeleton h={240} aria-busy />}
        {trying.data && <Outcome tried={trying.data} />}
        {trying.error && (
          <Alert color="red" role="alert">
            {trying.error.errors.face?.join(' ') ?? trying.error.message}
          </Alert>
        )}
      </SimpleGrid>
    </Page>
  );
}

function Outcome({ tried }: { tried: Tried }) {
  const { outcome, person, score, second, real, live, limits, among, took_ms: took } = tried;
  return (
    <Card withBorder padding="lg" component="section" aria-label="Outcome">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>{person?.fullname ?? 'No registered person'}</Title>
          <OutcomeBadge outcome={outcome} />
        </Group>
        <Facts
          facts={[
            ['Employee no.', person?.idno],
            ['Alike', score === null ? '—' : `${score} of 1,000; recognized from ${limits.accept}, for review from ${limits.review}`],
            ['Second best', second === null ? '—' : `${second}; has to be ${limits.margin} behind`],
            ['Real face', `${real} of 1,000; at least ${limits.real}`],
            ['Living face', `${live} of 1,000; at least ${limits.live}`],
            ['Among', count(among, 'registered person', 'registered people')],
            ['Took', `${took} ms on the server`],
          ]}
        />
      </Stack>
    </Card>
  );
}
