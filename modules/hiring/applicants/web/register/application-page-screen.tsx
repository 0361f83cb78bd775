import type { ReactNode } from 'react';
import { Skeleton, Text } from '@mantine/core';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useCurrentUserIfAny } from '@talaan/identity/web/current-user.ts';
import { PublicFrame } from '@talaan/identity/web/public-frame.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { readToken } from '@talaan/kernel/web/calls/token.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { addressOfVacancy, readVacancy, VACANCIES_PATH } from '@talaan/vacancies/contract/public-pages.ts';
import { standingIn, titleOf } from '@talaan/vacancies/rules/format-vacancy.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readMeAsApplicant } from '../../contract/register.ts';
import { BeginForm } from './begin-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** Where one begins to apply: who is new makes an account, who is signed in completes it or goes on to the application. */
export function Screen() {
  const [search] = useSearchParams();
  const code = search.get('vacancy');
  const isSignedIn = Boolean(readToken());
  return (
    <PublicFrame title={isSignedIn ? say('Begin to apply') : say('Register to apply')}>
      {code && <Wanted code={code} />}
      {isSignedIn ? <OfAccount code={code} /> : <RegisterForm comeBack={code ? addressOfVacancy('', code) : VACANCIES_PATH} />}
    </PublicFrame>
  );
}

/** For which vacancy. */
function Wanted({ code }: { code: string }) {
  const found = useCall(readVacancy, { params: { code } }, { search: true }).data;
  if (!found) return null;
  return (
    <Text size="sm">
      <strong>{titleOf(found.vacancy)}</strong>, {found.vacancy.office}. {standingIn(found.standing, found.vacancy)}
    </Text>
  );
}

function OfAccount({ code }: { code: string | null }): ReactNode {
  const user = useCurrentUserIfAny();
  const answer = useCall(readMeAsApplicant, {}, { enabled: user !== undefined });
  const navigate = useNavigate();
  const next = code ? `/jobs/apply_now?vacancy=${encodeURIComponent(code)}` : '/jobs/apply_now';
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={240} aria-busy />;
  const { person, is_employee, applicant } = answer.data;
  // Employees agree to the notice there.
  if (is_employee || applicant?.consented_at) return <Navigate to={next} replace />;
  return <BeginForm person={person} onDone={() => void navigate(next, { replace: true })} />;
}
