import { Alert, Skeleton, Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { PublicFrame } from '@talaan/identity/web/public-frame.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readCode } from '@talaan/papers/rules/read-code.ts';
import { CodeForm } from '@talaan/papers/web/code-form.tsx';
import { trackPaper } from '../../contract/receipts.ts';
import { TrackedPaper } from './tracked-paper.tsx';

/** Opened by the camera of a phone from the code on a receipt, or by hand with the code typed. */
export function Screen() {
  const { code } = useParams();
  return (
    <PublicFrame title={say('Track a paper')}>
      <Stack gap="md">
        {code && <Answer key={code} code={code} />}
        <CodeForm
          key={`${code}-form`}
          path="/track"
          label={say('Code on the receipt')}
          action="Track"
          intro={say(
            'Papers that the university received have a receipt with a square and a code. Point your camera at the square, or type the code here.',
          )}
          again={Boolean(code)}
        />
      </Stack>
    </PublicFrame>
  );
}

/** What cannot be a code is not asked for: no receipt has it. */
function Answer({ code }: { code: string }) {
  const read = readCode(code);
  return read === null ? <UnknownReceipt /> : <Tracked code={read} />;
}

function Tracked({ code }: { code: string }) {
  const answer = useCall(trackPaper, { params: { code } }, { search: true });
  if (answer.isError) return <LoadFailed isSilent failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={180} aria-busy />;
  return answer.data.paper ? <TrackedPaper paper={answer.data.paper} rate={answer.data.rate} code={code} /> : <UnknownReceipt />;
}

function UnknownReceipt() {
  return (
    <Alert color="yellow" title={say('We know no receipt with this code')} role="status">
      {say(
        'Look whether every letter and digit is as printed under the square on the receipt. If it is, ask the office that is named on it.',
      )}
    </Alert>
  );
}
