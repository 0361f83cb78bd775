import type { ReactNode } from 'react';
import { Alert, Badge, Box, Group, List, Stack, Text, Title } from '@mantine/core';
import { QrCode } from '@talaan/identity/web/second-factor/qr-code.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { KINDS, type PreviewedVacancy, type Standing, type Vacancy } from '../../contract/public-pages.ts';
import { placeOf } from '../../rules/find-vacancies.ts';
import { experienceOf, salaryOf, standingIn, titleOf, whereOf } from '../../rules/format-vacancy.ts';

interface VacancyViewProps {
  vacancy: PreviewedVacancy;
  /** Null while the public does not see it. */
  standing: Standing | null;
  /** Its public address, which the print carries. */
  address: string;
  actions: ReactNode;
}

/** A vacancy as the public reads it; prints on one page with a code that leads back to it. */
export function VacancyView({ vacancy, standing, address, actions }: VacancyViewProps) {
  const contact = [vacancy.contact_name, vacancy.contact_title, vacancy.contact_address].filter(Boolean).join(', ');
  const mail = vacancy.contact_email;
  return (
    <Stack gap="md" className="vacancy-view">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Stack gap={4}>
          <Title order={1}>{titleOf(vacancy)}</Title>
          <Text>{whereOf({ office: vacancy.office, place: placeOf(vacancy) })}</Text>
          <Group gap="xs">
            <Badge variant="light">{KINDS[vacancy.kind]}</Badge>
            {vacancy.vacancies > 1 && <Badge variant="light">{say('{vacancies} vacancies', { vacancies: vacancy.vacancies })}</Badge>}
          </Group>
        </Stack>
        <Box className="only-on-paper" flex="none">
          <QrCode text={address} label={say('Address of the vacancy {code}', { code: vacancy.code })} />
        </Box>
      </Group>
      {standing && (
        <Alert color={standing === 'open' ? 'green' : 'yellow'} p="sm" role="status">
          {standingIn(standing, vacancy as Vacancy)}
        </Alert>
      )}
      <Group gap="xs" className="not-on-paper">
        {actions}
      </Group>
      <Facts
        facts={[
          [say('Vacancy'), vacancy.code],
          [say('Status'), vacancy.status],
          [say('Salary'), salaryOf(vacancy)],
          [say('Plantilla item'), vacancy.items.join(', ')],
          [say('Number of vacancies'), vacancy.vacancies],
          [say('Place of assignment'), placeOf(vacancy)],
        ]}
      />
      <Part title={say('Qualification standards')}>
        <Facts
          facts={[
            [say('Education'), vacancy.education],
            [say('Experience'), experienceOf(vacancy)],
            [say('Training'), vacancy.training],
            [say('Eligibility'), vacancy.eligibility],
            [say('Competency'), vacancy.competency],
          ]}
        />
      </Part>
      {vacancy.duties && (
        <Part title={say('Duties')}>
          <Text className="vacancy-text">{vacancy.duties}</Text>
        </Part>
      )}
      {vacancy.requirements.length > 0 && (
        <Part title={say('Papers to submit')}>
          <List>
            {vacancy.requirements.map(({ label, is_needed }) => (
              <List.Item key={label}>
                {label}
                {!is_needed && say(' (if you have it)')}
              </List.Item>
            ))}
          </List>
        </Part>
      )}
      {(vacancy.instructions || contact || mail) && (
        <Part title={say('How to apply')}>
          {vacancy.instructions && <Text className="vacancy-text">{vacancy.instructions}</Text>}
          <Text className="vacancy-text">
            {say('Questions: {contacts}', { contacts: [contact, mail, vacancy.contact_phone].filter(Boolean).join(' · ') })}
          </Text>
        </Part>
      )}
      {vacancy.equal_opportunity && <Text className="vacancy-text">{vacancy.equal_opportunity}</Text>}
      <Text className="only-on-paper" size="xs">
        {address}
      </Text>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={4} component="section">
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </Stack>
  );
}
