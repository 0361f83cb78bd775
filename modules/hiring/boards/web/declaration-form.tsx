import { Alert, Fieldset, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import {
  CAUSES,
  readOwnDeclarations,
  type Cause,
  type declareRelationships,
  type PostBoard,
  type recordDeclarations,
} from '../contract/posts.ts';

interface DeclarationFormProps {
  endpoint: typeof declareRelationships | typeof recordDeclarations;
  params: { id: number; seat?: number };
  draft: string;
  applicants: PostBoard['applicants'];
  /** Those of the seat. */
  declarations: PostBoard['declarations'];
  hints: PostBoard['hints'];
  onDone: () => void;
}

const FREE = 'none';
const OPTIONS = [{ value: FREE, label: 'None: I take part' }, ...choices(CAUSES)];

interface Row {
  application_id: number;
  choice: Cause | typeof FREE | null;
  remarks: string;
}

/** For each applicant: no relationship, or why the member does not take part. Nothing is chosen beforehand; what is left open stays open. */
export function DeclarationForm({ endpoint, params, draft, applicants, declarations, hints, onDone }: DeclarationFormProps) {
  const declaredOf = new Map(declarations.map((one) => [one.application_id, one]));
  const initial: { rows: Row[] } = {
    rows: applicants.map(({ id }) => {
      const declared = declaredOf.get(id);
      return {
        application_id: id,
        choice: declared ? declared.cause || FREE : null,
        remarks: declared?.remarks ?? '',
      };
    }),
  };
  return (
    <FormShell
      endpoint={endpoint as typeof recordDeclarations}
      params={params as { id: number; seat: number }}
      initial={initial}
      body={({ rows }) => ({
        declarations: rows.flatMap(({ application_id, choice, remarks }) =>
          choice === null
            ? []
            : [{ application_id, is_inhibited: choice !== FREE, cause: choice === FREE ? ('' as const) : choice, remarks }],
        ),
      })}
      draft={draft}
      submit="Declare"
      success="The declaration was recorded."
      alsoRefresh={[readOwnDeclarations]}
      onDone={onDone}
    >
      {(form) => (
        <Stack gap="md">
          {form.errors.declarations && <Alert color="red">{form.errors.declarations}</Alert>}
          {applicants.map((applicant, at) => {
            const hint = hints.find(({ application_id }) => application_id === applicant.id);
            return (
              <Fieldset key={applicant.id} legend={applicant.fullname}>
                <Stack gap="xs">
                  {hint && (
                    <Text size="sm" c="orange.9">
                      Please look: {hint.words}.
                    </Text>
                  )}
                  <SimpleGrid cols={{ base: 1, sm: 2 }}>
                    <Select
                      label="Relationship"
                      placeholder="Not declared yet"
                      data={OPTIONS}
                      {...form.getInputProps(`rows.${at}.choice`)}
                    />
                    <TextInput label="Remarks" description="Such as first cousin" {...form.getInputProps(`rows.${at}.remarks`)} />
                  </SimpleGrid>
                </Stack>
              </Fieldset>
            );
          })}
        </Stack>
      )}
    </FormShell>
  );
}
