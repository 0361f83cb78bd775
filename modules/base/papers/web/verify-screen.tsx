import { Alert, Skeleton, Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { PublicFrame } from '@talaan/identity/web/public-frame.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { verifyPaper } from '../contract.ts';
import { readCode } from '../rules/read-code.ts';
import { CodeForm } from './code-form.tsx';
import { VerifiedPaper } from './verified-paper.tsx';

/** Opened by the camera of a phone from the code on a paper, or by hand with the code typed. */
export function Screen() {
  const { code } = useParams();
  return (
    <PublicFrame title={say('Verify a paper')}>
      <Stack gap="md">
        {code && <Answer key={code} code={code} />}
        <CodeForm
          key={`${code}-form`}
          path="/verify"
          label={say('Code on the paper')}
          action="Verify"
          intro={say('Papers of the university carry a square and a code. Point your camera at the square, or type the code here.')}
          again={Boolean(code)}
        />
      </Stack>
    </PublicFrame>
  );
}

/** What cannot be a code is not asked for: it is of no paper. */
function Answer({ code }: { code: string }) {
  const read = readCode(code);
  return read === null ? <UnknownPaper /> : <Verified code={read} />;
}

function Verified({ code }: { code: string }) {
  const answer = useCall(verifyPaper, { params: { code } }, { search: true });
  if (answer.isError) return <LoadFailed isSilent failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={220} aria-busy />;
  return answer.data.paper ? <VerifiedPaper paper={answer.data.paper} /> : <UnknownPaper />;
}

function UnknownPaper() {
  return (
    <Alert color="yellow" title={say('We know no paper with this code')} role="status">
      {say(
        'Look whether every letter and digit is as printed under the square on the paper. If it is, the paper was not printed by this system: ask the office that is named on it.',
      )}
    </Alert>
  );
}
