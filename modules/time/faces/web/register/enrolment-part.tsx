import { useState } from 'react';
import { Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconCamera, IconEye } from '@tabler/icons-react';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { endFaceEnrolment, registerFace } from '../../contract/people.ts';
import { POSES } from '../../rules/judge-image.ts';
import type { FacePerson } from './face-drawer.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { RegisteredPhoto } from './registered-photo.tsx';

const RegisterDialog = openedLater(async () => (await import('./register-dialog.tsx')).RegisterDialog);

/** The registered face of a person; its images are shown when they are asked for, because each opening is recorded. */
export function EnrolmentPart({ found: { person, consent, enrolment } }: { found: FacePerson }) {
  const [opened, setOpened] = useState<'register' | 'end'>();
  const [isShown, setShown] = useState(false);
  const close = () => setOpened(undefined);
  return (
    <Stack gap="sm" component="section" aria-label="Face">
      <Title order={2}>Face</Title>
      {enrolment ? (
        <>
          <Facts
            facts={[
              ['Registered', `${formatInstant(enrolment.at)}, ${enrolment.by}`],
              ['Images', enrolment.images.map(({ pose }) => POSES[pose]).join(', ')],
              ['Read by', enrolment.model],
              ['Not the same person as', enrolment.not_the_same_as],
            ]}
          />
          {isShown && (
            <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="xs">
              {enrolment.images.map(({ id, pose }) => (
                <RegisteredPhoto key={id} person={person.id} image={id} label={`${POSES[pose]}: ${person.fullname}`} />
              ))}
            </SimpleGrid>
          )}
          <Group gap="xs">
            {!isShown && (
              <Button variant="default" leftSection={<IconEye size={16} />} onClick={() => setShown(true)}>
                Show images
              </Button>
            )}
            <ForCallers of={endFaceEnrolment}>
              <Button variant="subtle" color="red" onClick={() => setOpened('end')}>
                Delete face
              </Button>
            </ForCallers>
          </Group>
          {!isShown && (
            <Text size="sm" c="dimmed">
              That you viewed the images is recorded, and the person can see it.
            </Text>
          )}
        </>
      ) : (
        <>
          <Text size="sm">{consent ? 'No face is registered yet.' : 'A face can be registered once the person has consented.'}</Text>
          {consent && (
            <ForCallers of={registerFace}>
              <Group>
                <Button leftSection={<IconCamera size={16} />} onClick={() => setOpened('register')}>
                  Register face
                </Button>
              </Group>
            </ForCallers>
          )}
        </>
      )}
      {opened === 'register' && <RegisterDialog person={person} onClose={close} />}
      {opened === 'end' && (
        <ReasonDialog
          endpoint={endFaceEnrolment}
          id={person.id}
          title={`Delete the face of ${person.fullname}`}
          says="The images and their numbers are deleted at once, and kiosks do not recognize this person any more. This cannot be undone; the consent stays."
          submit="Delete face"
          success="The face was deleted."
          onClose={close}
        />
      )}
    </Stack>
  );
}
