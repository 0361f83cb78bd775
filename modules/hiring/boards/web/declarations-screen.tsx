import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { declareRelationships, listOwnSittings, readOwnDeclarations } from '../contract/posts.ts';
import { DeclarationForm } from './declaration-form.tsx';

/** The posts for which the caller sits; one of them opened, they declare about its applicants. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const post = Number(search.get('post'));
  const answer = useCall(listOwnSittings, {});
  if (answer.isError)
    return (
      <Page title="Declarations of relationship">
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      </Page>
    );
  if (!answer.data) return <Skeleton h={320} aria-busy />;
  const { sittings } = answer.data;
  return (
    <Page
      title="Declarations of relationship"
      intro="Who is related to an applicant within the third degree, applies too or is an immediate rival does not take part."
    >
      {sittings.length === 0 && (
        <Card withBorder>
          <NothingHere title="You sit for no open post" description="You are notified once a board on which you sit is assigned to one." />
        </Card>
      )}
      {sittings.map((one) => (
        <Card key={one.id} withBorder>
          <Stack gap="md">
            <Group justify="space-between">
              <Stack gap={0}>
                <Title order={2} size="h4">
                  {one.title}
                </Title>
                <Text size="sm" c="dimmed">
                  {one.code}, {one.office}
                </Text>
              </Stack>
              <Group gap="sm">
                {one.undeclared > 0 ? (
                  <StatusBadge tone="waiting">{`${one.undeclared} of ${one.applicants} to declare`}</StatusBadge>
                ) : (
                  <StatusBadge tone="good">{one.applicants === 0 ? 'No applicants yet' : 'All declared'}</StatusBadge>
                )}
                {one.id !== post && one.applicants > 0 && (
                  <Button
                    variant={one.undeclared > 0 ? 'filled' : 'default'}
                    onClick={() => setSearch({ post: String(one.id) }, { preventScrollReset: true })}
                    aria-label={`Declare for ${one.code}`}
                  >
                    Declare
                  </Button>
                )}
              </Group>
            </Group>
            {one.id === post && <Declarations post={post} onDone={() => setSearch({}, { preventScrollReset: true })} />}
          </Stack>
        </Card>
      ))}
    </Page>
  );
}

function Declarations({ post, onDone }: { post: number; onDone: () => void }) {
  const answer = useCall(readOwnDeclarations, { params: { id: post } });
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={160} aria-busy />;
  const { seat, applicants, declarations, hints } = answer.data;
  return (
    <>
      {seat.is_candidate && <StatusBadge tone="bad">You apply for this post and take part for none of its applicants</StatusBadge>}
      {applicants.length === 0 ? (
        <NothingHere title="No applicants yet" />
      ) : (
        <DeclarationForm
          key={declarations.length}
          endpoint={declareRelationships}
          params={{ id: post }}
          draft={`declarations:${post}`}
          applicants={applicants}
          declarations={declarations}
          hints={hints}
          onDone={onDone}
        />
      )}
    </>
  );
}
