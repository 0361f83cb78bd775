import { useState } from 'react';
import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { PublicFrame } from '@talaan/identity/web/public-frame.tsx';
import type { Language } from '@talaan/kernel/contract/say.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useLanguage } from '@talaan/kernel/web/language.ts';
import { readRating, sendRating, type RatingForm } from '../../contract/rate.ts';
import { FORM_WORDS } from '../../rules/form-words.ts';
import { SurveyFields } from './survey-fields.tsx';
import { blankSurvey, toAnswer } from './survey-values.ts';

/** The form by which a client rates the service, opened on a phone from a receipt. */
export function Screen() {
  const { token = '' } = useParams();
  const language = useLanguage();
  const [isSent, setSent] = useState(false);
  const answer = useCall(readRating, { params: { token } }, { search: true });
  const words = FORM_WORDS[language];
  return (
    <PublicFrame title={words.title}>
      <Stack gap="md">
        {isSent ? (
          <Alert color="green" icon={<IconCircleCheck aria-hidden />} title={words.thanks} role="status">
            {words.thanks_text}
          </Alert>
        ) : answer.isError ? (
          <LoadFailed isSilent failure={answer.error} onRetry={() => void answer.refetch()} />
        ) : !answer.data ? (
          <Skeleton h={400} aria-busy />
        ) : answer.data.form ? (
          <Survey token={token} survey={answer.data.form} language={language} onSent={() => setSent(true)} />
        ) : (
          <Alert color="yellow" role="status">
            {answer.data.closed && words.closed[answer.data.closed]}
          </Alert>
        )}
      </Stack>
    </PublicFrame>
  );
}

function Survey({ token, survey, language, onSent }: { token: string; survey: RatingForm; language: Language; onSent: () => void }) {
  const words = FORM_WORDS[language];
  return (
    <>
      <Text size="sm">{survey.intro[language]}</Text>
      <Text size="sm" c="dimmed">
        {words.free}
      </Text>
      <FormShell
        endpoint={sendRating}
        params={{ token }}
        initial={blankSurvey(survey.service_id)}
        body={(values) => toAnswer(values, language)}
        draft={`rate:${token}`}
        submit={words.send}
        success={null}
        onDone={onSent}
      >
        {(form) => <SurveyFields form={form} language={language} services={survey.services} regions={survey.regions} />}
      </FormShell>
    </>
  );
}
