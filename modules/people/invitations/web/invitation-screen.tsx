import { useState } from 'react';
import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { PublicFrame } from '@talaan/identity/web/public-frame.tsx';
import { SecondStep } from '@talaan/identity/web/sign-in/second-step.tsx';
import type { Challenge } from '@talaan/identity/contract/sign-in.ts';
import { useLinkToken } from '@talaan/identity/web/use-link-token.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { call, type Sent } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { openInvitation } from '../contract/coming-in.ts';
import { OPENING_WORDS } from '../rules/invitation-state.ts';
import { readSlipMark } from '../rules/slip-code.ts';
import { CodeForm } from './code-form.tsx';
import { ComeInForm } from './come-in-form.tsx';

export type Proof = Sent<typeof openInvitation>;

/** Where the link of a letter and the picture of a slip lead, and where the code of a slip is typed. */
export function Screen() {
  const mark = useLinkToken();
  const [typed, setTyped] = useState<Proof | 'again'>();
  const proof = typed === 'again' ? undefined : (typed ?? readMark(mark));
  return (
    <PublicFrame title={say('Activate your account')}>
      {proof ? <Opened key={JSON.stringify(proof)} proof={proof} onAgain={() => setTyped('again')} /> : <CodeForm onTyped={setTyped} />}
    </PublicFrame>
  );
}

/** What stands after # in the address. */
function readMark(mark: string): Proof | undefined {
  if (mark === '') return undefined;
  const slip = readSlipMark(mark);
  return slip ? { kind: 'slip', ...slip } : { kind: 'letter', token: mark };
}

function Opened({ proof, onAgain }: { proof: Proof; onAgain: () => void }) {
  const [challenge, setChallenge] = useState<Challenge>();
  const navigate = useNavigate();
  const opening = useQuery({
    queryKey: ['an invitation', proof],
    queryFn: () => call(openInvitation, { body: proof }),
    retry: false,
    // Once it is used the page says so itself.
    staleTime: Infinity,
    meta: { search: true },
  });
  const enter = () => void navigate('/', { replace: true });
  if (challenge) return <SecondStep challenge={challenge} onSignedIn={enter} onBack={() => void navigate('/login', { replace: true })} />;
  // A link that was cut short on its way.
  if (opening.error instanceof ApiError && opening.error.status === 422) return <Unknown onAgain={onAgain} />;
  if (opening.isError) return <LoadFailed isSilent failure={opening.error} onRetry={() => void opening.refetch()} />;
  if (!opening.data) return <Skeleton h={220} aria-busy />;
  const { state, invited } = opening.data;
  if (state === 'unknown') return <Unknown onAgain={onAgain} />;
  if (state !== 'works') return <Refused words={OPENING_WORDS[state]} isUsed={state === 'used'} />;
  if (!invited) return null;
  return (
    <>
      <div>
        <Text fw={600}>{invited.name}</Text>
        <Text size="sm">
          {invited.number}
          {invited.office && `, ${invited.office}`}
        </Text>
      </div>
      <ComeInForm proof={proof} email={invited.email} proposed={invited.proposed} onIn={enter} onChallenge={setChallenge} />
    </>
  );
}

function Unknown({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <Alert color="red" p="xs" role="alert">
        {OPENING_WORDS.unknown}
      </Alert>
      <Button fullWidth onClick={onAgain}>
        {say('Enter number and code')}
      </Button>
    </>
  );
}

function Refused({ words, isUsed = false }: { words: string; isUsed?: boolean }) {
  return (
    <>
      <Alert color={isUsed ? 'blue' : 'red'} p="xs" role="alert">
        {words}
      </Alert>
      <Button component={Link} to="/login" replace fullWidth variant={isUsed ? 'filled' : 'default'}>
        {say('Sign in')}
      </Button>
    </>
  );
}
