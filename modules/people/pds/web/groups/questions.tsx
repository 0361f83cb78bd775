import { Card, SimpleGrid, Stack, Text } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { QUESTION_ITEMS, formatNumber, type Question } from '../../contract/questions.ts';
import type { SheetRow } from '../../contract/sheet-view.ts';
import { useRow } from '../fields/row-context.ts';
import { RowScope } from '../fields/row-scope.tsx';
import { SheetField } from '../fields/sheet-field.tsx';
import { Remark } from '../rows/remark.tsx';
import { ClashOfRow } from '../saving/clash-of-row.tsx';
import { useSheet } from '../sheet/sheet-context.ts';

/** Items 34 to 40: each answered, and a Yes explained. */
export function Group() {
  const { sheet } = useSheet();
  return (
    <Stack gap="lg">
      {QUESTION_ITEMS.map(({ item, lead, questions }) => (
        <Card key={item} withBorder padding="md" component="section" aria-label={say('Item {item}', { item })}>
          <Stack gap="lg">
            {lead && (
              <Text size="sm">
                {item}. {lead}
              </Text>
            )}
            {questions.map((question) => {
              const row = sheet.sections.answers.find((one) => one.question === question.number);
              return row && <Answer key={question.number} question={question} row={row} />;
            })}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function Answer({ question, row }: { question: Question; row: SheetRow }) {
  return (
    <RowScope section="answers" row={row}>
      <Stack gap="sm">
        <Remark row={row} />
        <ClashOfRow />
        <SheetField name="yes" label={`${formatNumber(question.number)}. ${question.text}`} />
        <IfYes question={question} />
      </Stack>
    </RowScope>
  );
}

function IfYes({ question }: { question: Question }) {
  const { values } = useRow();
  if (values.yes !== true) return null;
  const { ifYes: asked } = question;
  return (
    <SimpleGrid cols={{ base: 1, sm: asked.length }}>
      {asked.map((name) => (
        <SheetField key={name} name={name} label={asked.length === 1 ? question.details : undefined} required />
      ))}
    </SimpleGrid>
  );
}
