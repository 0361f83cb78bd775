import { useState } from 'react';
import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import type { theirWorkbook, WorkbookPreview } from '../../contract/workbook.ts';
import { SECTIONS } from '../../contract/sections.ts';
import { callsOf, type Whose } from '../sheet/sheet-owner.ts';
import { bodyOf, countTaken, firstChoice, rowsToChoose } from './choose.ts';
import { NotApplicable } from './not-applicable.tsx';
import { SectionPreview } from './section-preview.tsx';
import { UnplacedTexts } from './unplaced-texts.tsx';
import { WhatWasRead } from './what-was-read.tsx';
import './import.css';

interface PreviewStepProps {
  preview: WorkbookPreview;
  /** The name of the file. */
  file: string;
  whose: Whose;
  calls: typeof theirWorkbook;
  back: string;
  onAnother: () => void;
}

/** What was read, section by section, with what is taken of it. */
export function PreviewStep({ preview, file, whose, calls, back, onAnother }: PreviewStepProps) {
  const [sections] = useState(() => rowsToChoose(preview, () => crypto.randomUUID()));
  const [choice, setChoice] = useState(() => firstChoice(sections));
  const [none, setNone] = useState(() => preview.not_applicable.flatMap(({ section, why }) => (why === '' ? [section] : [])));
  const navigate = useNavigate();
  const sheet = callsOf(whose);
  const send = useSend(calls.take, {
    alsoRefresh: [sheet.calls.read],
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate(back);
    },
  });
  const told = sections.filter(({ rows }) => rows.some(({ state }) => state !== 'same'));
  const known = sections.filter((section) => !told.includes(section));
  const count = countTaken(sections, choice);
  const chosen = [
    ...(count > 0 ? [`${count} ${count === 1 ? 'row' : 'rows'}`] : []),
    ...(none.length > 0 ? [`${none.length} times N/A`] : []),
  ];
  return (
    <Stack gap="md">
      <WhatWasRead preview={preview} file={file} whose={whose} />
      {told.map((section) => (
        <SectionPreview key={section.section} {...section} choice={choice} onChoose={setChoice} />
      ))}
      {known.length > 0 && (
        <Card withBorder padding="md">
          <Text size="sm">
            {say('The sheet already has what the file says of these: {sections}.', {
              sections: known.map(({ section }) => SECTIONS[section].title).join(', '),
            })}
          </Text>
        </Card>
      )}
      <NotApplicable sections={preview.not_applicable} none={none} onNone={setNone} />
      <UnplacedTexts texts={preview.unplaced} />
      <Card withBorder padding="sm" className="import-foot">
        <Group justify="space-between" gap="xs">
          <Text size="sm" aria-live="polite">
            {chosen.length === 0 ? say('Nothing is chosen.') : say('Chosen: {chosen}.', { chosen: chosen.join(' and ') })}
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={onAnother}>
              {say('Another file')}
            </Button>
            <Button
              disabled={chosen.length === 0}
              loading={send.isPending}
              onClick={() => send.mutate({ params: sheet.params, body: bodyOf(sections, choice, none) })}
            >
              {say('Take over')}
            </Button>
          </Group>
        </Group>
      </Card>
    </Stack>
  );
}
