import { Alert, Anchor, Card, List, SimpleGrid, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { listPersonnel } from '../../contract.ts';
import { listMoves, previewRenewals, renewAppointments, type RenewalPreview } from '../../contract/moves.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { FundField } from '../fund-field.tsx';
import { PreviewedForm } from './previewed-form.tsx';

/** Casual, temporary and contractual appointments of several people for a new period; the people come from the personnel list. */
export function Screen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const people = [...new Set((search.get('people') ?? '').split(',').map(Number))].filter((id) => Number.isInteger(id) && id > 0);
  const year = today().year + 1;
  return (
    <Page title="Renew appointments" intro={people.length > 0 ? `${people.length} chosen` : undefined}>
      {people.length === 0 ? (
        <Card withBorder>
          <NothingHere
            title="No one is chosen"
            description="Tick the people in the personnel list, then choose Renew appointments."
            action={
              <Anchor component={Link} to="/personnels/list?status=CAS&status=TEMP&status=CONTR">
                Casual, temporary and contractual personnel
              </Anchor>
            }
          />
        </Card>
      ) : (
        <Card withBorder padding="lg">
          <PreviewedForm
            draft="personnel:renewals"
            initial={{
              from: `${year}-01-01` as string | null,
              to: `${year}-12-31` as string | null,
              authority: '',
              fund_source_id: null as number | null,
            }}
            params={{}}
            preview={previewRenewals}
            act={renewAppointments}
            body={(values) => ({ ...values, people })}
            submit="Renew"
            alsoRefresh={[listPersonnel, listMoves]}
            onDone={() => void navigate('/personnels/list')}
            show={(preview) => <Renewals preview={preview} />}
          >
            {(form) => (
              <Stack gap="md" maw={640}>
                <SimpleGrid cols={{ base: 1, sm: 2 }}>
                  <DateField label="From" required {...form.getInputProps('from')} />
                  <DateField label="Last day" required {...form.getInputProps('to')} />
                </SimpleGrid>
                <TextInput
                  label="Authority"
                  required
                  placeholder="Plantilla of Casual Appointment No. 1, s. 2027"
                  maxLength={200}
                  {...form.getInputProps('authority')}
                />
                <FundField
                  paidAs="CASUAL"
                  on={form.getValues().from}
                  value={form.getValues().fund_source_id}
                  onChange={(id) => form.setFieldValue('fund_source_id', id)}
                  error={form.errors['fund_source_id']}
                />
              </Stack>
            )}
          </PreviewedForm>
        </Card>
      )}
    </Page>
  );
}

function Renewals({ preview: { renewed, exceptions, warnings } }: { preview: RenewalPreview }) {
  return (
    <Stack gap="md">
      <Title order={2} size="h4">
        Renewed: {renewed.length}
      </Title>
      {renewed.length > 0 && (
        <Table.ScrollContainer minWidth={640}>
          <Table verticalSpacing={6} aria-label="Who is renewed">
            <Table.Thead>
              <Table.Tr>
                <Table.Th miw={240}>Name</Table.Th>
                <Table.Th>Position</Table.Th>
                <Table.Th>Status</Table.Th>
                <Table.Th ta="right">Salary</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {renewed.map((row) => (
                <Table.Tr key={row.id}>
                  <Table.Td>
                    <NamedFace fullname={row.fullname} avatar={row.avatar} office={row.acronym} />
                    {row.warnings.length > 0 && (
                      <Text size="xs" c="dimmed">
                        {row.warnings.join('; ')}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>
                    {row.position}
                    <Text size="xs" c="dimmed">
                      {row.office}
                    </Text>
                  </Table.Td>
                  <Table.Td>{row.status}</Table.Td>
                  <Table.Td ta="right">
                    {row.daily_rate !== null ? `${formatPesos(row.daily_rate)} a day` : row.amount === null ? '—' : formatPesos(row.amount)}
                    {row.salary_grade !== null && (
                      <Text size="xs" c="dimmed">
                        SG {row.salary_grade}, step {row.step}
                      </Text>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {exceptions.length > 0 && (
        <Alert color="yellow" title={`Not renewed: ${exceptions.length}`}>
          <List size="sm" spacing={4}>
            {exceptions.map(({ id, fullname, why }) => (
              <List.Item key={id}>
                <Anchor component={Link} to={`/personnels/${id}`} size="sm" underline="always">
                  {fullname}
                </Anchor>{' '}
                {why}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {warnings.map((warning) => (
        <Alert key={warning} color="yellow" title={warning} />
      ))}
      <Text size="sm" c="dimmed">
        Nothing is written yet.
      </Text>
    </Stack>
  );
}
