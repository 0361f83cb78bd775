import { useState } from 'react';
import { Alert, Button, Checkbox, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { fetchFile, type Answer } from '@talaan/kernel/web/calls/call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { count, formatDay } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { giveMyConsent, readMyFace, readMyFacePhoto, withdrawMyConsent } from '../../contract/mine.ts';
import { FaceImage } from '../face-image.tsx';

type Mine = Answer<typeof readMyFace>;

/** Whether one lets kiosks recognize one's face, and what is kept for it; a section of Account settings. */
export function Section() {
  const answer = useCall(readMyFace, {});
  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={320} maw={640} />;
  return (
    <Stack gap="md" maw={640}>
      <Text size="sm">
        {say(
          'If you like, attendance kiosks can recognize your face. It is up to you: a card, or your employee number with a photo, does the same.',
        )}
      </Text>
      {answer.data.consent ? <Given mine={answer.data} /> : <Offer mine={answer.data} />}
    </Stack>
  );
}

function Words({ text }: Pick<Mine, 'text'>) {
  return (
    <Stack gap="sm">
      {text.parts.map(({ title, text: said }) => (
        <div key={title}>
          <Title order={2} size="h5">
            {title}
          </Title>
          <Text size="sm">{said}</Text>
        </div>
      ))}
    </Stack>
  );
}

function Offer({ mine: { text } }: { mine: Mine }) {
  const [agrees, setAgrees] = useState(false);
  const giving = useSend(giveMyConsent, { alsoRefresh: [readMyFace], onDone: ({ message }) => showSuccess(message) });
  return (
    <>
      <Words text={text} />
      <Checkbox
        label={say('I have read this and consent to it.')}
        checked={agrees}
        onChange={(event) => setAgrees(event.currentTarget.checked)}
      />
      <Group>
        <Button disabled={!agrees} loading={giving.isPending} onClick={() => giving.mutate({ body: { text_version: text.version } })}>
          {say('Give consent')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {say('Then HR takes the images of your face, in your presence.')}
      </Text>
    </>
  );
}

function Given({ mine: { text, consent, enrolment, recognitions } }: { mine: Mine }) {
  const withdrawing = useSend(withdrawMyConsent, { alsoRefresh: [readMyFace], onDone: ({ message }) => showSuccess(message) });
  const [isShown, setShown] = useState(false);
  const askToWithdraw = async () => {
    const question =
      'The images of your face and their numbers are deleted at once. From then on use your card or your number at the kiosks.';
    if (await confirm({ title: 'Withdraw your consent?', question, action: 'Withdraw consent', danger: true })) withdrawing.mutate({});
  };
  return (
    <>
      <Alert
        color="green"
        icon={<IconCircleCheck aria-hidden />}
        title={say('You consented on {givenOn}', { givenOn: longDate(consent!.given_on) })}
      >
        {enrolment
          ? say('{images} of your face, registered on {at}. Kiosks recognized you {times} as far as it is kept.', {
              images: count(enrolment.images, 'image'),
              at: formatDay(enrolment.at),
              times: count(recognitions, 'time'),
            })
          : say('No image of your face is kept yet. Go to HR to have it registered.')}
      </Alert>
      {enrolment && isShown && (
        <SimpleGrid cols={3} spacing="xs">
          {Array.from({ length: enrolment.images }, (_, at) => at + 1).map((image) => (
            <FaceImage
              key={image}
              of={['mine', image]}
              fetchImage={() => fetchFile(readMyFacePhoto, { params: { image } })}
              label={say('Image {image} of your face', { image })}
            />
          ))}
        </SimpleGrid>
      )}
      <Group>
        {enrolment && !isShown && (
          <Button variant="default" onClick={() => setShown(true)}>
            {say('Show my images')}
          </Button>
        )}
        <Button color="red" variant="outline" loading={withdrawing.isPending} onClick={() => void askToWithdraw()}>
          {say('Withdraw consent')}
        </Button>
      </Group>
      <Words text={text} />
    </>
  );
}
