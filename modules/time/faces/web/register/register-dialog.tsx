import { useEffect, useMemo, useState } from 'react';
import { Alert, Button, Group, Image, List, SimpleGrid, Skeleton, Stack, Stepper, Text, Textarea } from '@mantine/core';
import { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { Dialog, useDialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { listFacePeople, readFacePerson, registerFace } from '../../contract/people.ts';
import { readCaptureSettings } from '../../contract/recognition.ts';
import { POSES, type Pose } from '../../rules/judge-image.ts';
import { bytesOfDescriptor, FACE_MODEL } from '../../rules/similarity.ts';
import { FaceCamera } from '../capture/face-camera.tsx';
import { takeImages, type PosedImage } from '../capture/take-face.ts';
import type { FacePerson } from './face-drawer.tsx';

type Person = FacePerson['person'];
const ALL_POSES: readonly Pose[] = ['FRONT', 'LEFT', 'RIGHT', 'OTHER', 'OTHER'];

interface RegisterDialogProps {
  person: Person;
  onClose: () => void;
}

/** Takes the images of a face one after the other and registers them once they were looked at. */
export function RegisterDialog({ person, onClose }: RegisterDialogProps) {
  const [images, setImages] = useState<PosedImage[]>();
  return (
    <Dialog onClose={onClose} title={`Register the face of ${person.fullname}`} size="form" isDirty={images !== undefined}>
      {images ? (
        <Review person={person} images={images} onAgain={() => setImages(undefined)} onClose={onClose} />
      ) : (
        <Take onTaken={setImages} />
      )}
    </Dialog>
  );
}

function Take({ onTaken }: { onTaken: (images: PosedImage[]) => void }) {
  const answer = useCall(readCaptureSettings, {});
  const [count, setCount] = useState(0);
  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={400} aria-busy />;
  const { images, limits } = answer.data;
  const poses = ALL_POSES.slice(0, images);
  return (
    <FaceCamera act={(taking) => takeImages({ ...taking, limits }, poses, setCount)} onDone={onTaken}>
      <Stepper active={count} size="sm" iconSize={28} allowNextStepsSelect={false} aria-label={`${count} of ${images} images taken`}>
        {poses.map((pose, at) => (
          <Stepper.Step key={`${pose} ${at + 1}`} label={SHORT[pose]} />
        ))}
      </Stepper>
    </FaceCamera>
  );
}

const SHORT: Record<Pose, string> = { FRONT: 'Front', LEFT: 'Left', RIGHT: 'Right', OTHER: 'Another' };

/** What the refusal of a face that is registered under another name tells of it; null where that person is out of reach. */
interface Matched {
  id: number;
  fullname: string;
  idno: string;
}

function Review({ person, images, onAgain, onClose }: RegisterDialogProps & { images: PosedImage[]; onAgain: () => void }) {
  const [matched, setMatched] = useState<Matched | null>();
  const [reason, setReason] = useState('');
  const sending = useSend(registerFace, {
    alsoRefresh: [listFacePeople, readFacePerson],
    onDone: ({ message, similar }) => {
      showSuccess(message);
      if (similar.length === 0) onClose();
    },
  });
  const refused = sending.error instanceof ApiError && sending.error.status === 409 ? sending.error : undefined;
  if (sending.data) return <Similar similar={sending.data.similar} onClose={onClose} />;
  const keepMatched = ({ answer }: ApiError) => 'matched' in answer && setMatched(answer.matched as Matched | null);
  const register = () =>
    sending.mutate(
      {
        params: { id: person.id },
        body: {
          model: FACE_MODEL,
          images: images.map(({ pose, descriptor, photo, measured }) => ({
            pose,
            descriptor: bytesOfDescriptor(descriptor).toBase64(),
            photo: photo.toBase64(),
            measured,
          })),
          not_the_same_as: matched ? { personnel_id: matched.id, reason } : null,
        },
      },
      { onError: keepMatched },
    );
  const faults = Object.entries(sending.error?.errors ?? {}).filter(([field]) => !field.startsWith('not_the_same_as'));
  return (
    <Stack gap="md">
      <Text size="sm">Check the images: the face has to be whole, sharp and evenly lit, without a mask or dark glasses.</Text>
      <SimpleGrid cols={3} spacing="xs">
        {images.map(({ pose, photo }, at) => (
          <Taken key={`${pose} ${at + 1}`} photo={photo} label={POSES[pose]} />
        ))}
      </SimpleGrid>
      {faults.length > 0 && (
        <Alert color="red" role="alert">
          {faults.flatMap(([, said]) => said).join(' ')}
        </Alert>
      )}
      {refused && (
        <Alert color="yellow" title="This face is registered under another name" role="alert">
          {refused.message}
        </Alert>
      )}
      {matched && (
        <Textarea
          label={`How you know that ${person.fullname} is not ${matched.fullname}`}
          description="For twins and the like. It is recorded with your name."
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={sending.error?.errors['not_the_same_as.reason']?.join(' ')}
        />
      )}
      <Group justify="space-between">
        <Button variant="default" onClick={onAgain} disabled={sending.isPending}>
          Take again
        </Button>
        <Group gap="xs">
          <CancelButton />
          <Button
            onClick={register}
            loading={sending.isPending}
            disabled={matched === null || (matched !== undefined && reason.trim() === '')}
          >
            {matched ? 'Register as another person' : 'Register'}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

function CancelButton() {
  const dialog = useDialog();
  return (
    <Button variant="default" onClick={() => dialog?.close()}>
      Cancel
    </Button>
  );
}

function Taken({ photo, label }: { photo: Uint8Array<ArrayBuffer>; label: string }) {
  const address = useMemo(() => URL.createObjectURL(new Blob([photo], { type: 'image/jpeg' })), [photo]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <Stack gap={4} align="center">
      <Image src={address} alt={`${label}, just taken`} radius="md" />
      <Text size="sm">{label}</Text>
    </Stack>
  );
}

function Similar({ similar, onClose }: { similar: readonly { id: number; fullname: string; idno: string }[]; onClose: () => void }) {
  return (
    <Stack gap="md">
      <Alert color="yellow" title="Registered. Compare with these people">
        <Text size="sm">They look somewhat alike. Open them in the list and compare the images.</Text>
        <List size="sm" mt="xs">
          {similar.map(({ id, fullname, idno }) => (
            <List.Item key={id}>
              {fullname} ({idno})
            </List.Item>
          ))}
        </List>
      </Alert>
      <Group justify="flex-end">
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Stack>
  );
}
