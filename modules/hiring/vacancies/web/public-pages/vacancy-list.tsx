import { Anchor, Badge, Group, Pagination, Paper, Select, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { IconRss } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { SearchBox } from '@talaan/kernel/web/lists/search-box.tsx';
import { withChanges } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { addressOfVacancy, fetchFeed, KINDS, listVacancies, type Kind, type VacancyRow } from '../../contract/public-pages.ts';
import { placeOf } from '../../rules/find-vacancies.ts';
import { momentOf, salaryOf, titleOf, whereOf } from '../../rules/format-vacancy.ts';

const PER_PAGE = 20;

/** The open vacancies with search and filters, which are kept in the address. */
export function VacancyList() {
  const [search, setSearch] = useSearchParams();
  const at = (name: string) => search.get(name) ?? undefined;
  const page = Math.max(1, Number(at('page')) || 1);
  const query = {
    page,
    per_page: PER_PAGE,
    term: at('term'),
    campus: at('campus'),
    place: at('place'),
    kind: at('kind') as Kind | undefined,
  };
  const answer = useCall(listVacancies, { query });
  // Other vacancies are read from the top of the page.
  const change = (name: string, value: string | null | undefined) =>
    setSearch((now) => withChanges(now, { [name]: value, page: null }), { replace: true });
  const { vacancies, total, choices } = answer.data ?? {};
  const isNarrowed = Boolean(query.term ?? query.campus ?? query.place ?? query.kind);
  return (
    <Stack gap="md">
      <Stack gap={2}>
        <Title order={1}>{say('Job vacancies')}</Title>
        <Text c="dimmed" size="sm" role="status">
          {total === undefined ? say('Loading…') : total === 1 ? '1 open vacancy' : say('{total} open vacancies', { total })}
        </Text>
      </Stack>
      <Group>
        <SearchBox label={say('Search by position, office or place')} term={query.term} onTerm={(term) => change('term', term)} />
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="xs">
        <Select
          label={say('Campus')}
          placeholder={say('All')}
          clearable
          data={(choices?.campuses ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={query.campus ?? null}
          onChange={(value) => change('campus', value)}
        />
        <SearchSelect
          label={say('Place of assignment')}
          placeholder={say('All')}
          clearable
          data={choices?.places ?? []}
          value={query.place ?? null}
          onChange={(value) => change('place', value)}
        />
        <Select
          label={say('Kind')}
          placeholder={say('All')}
          clearable
          data={(choices?.kinds ?? []).map((kind) => ({ value: kind, label: KINDS[kind] }))}
          value={query.kind ?? null}
          onChange={(value) => change('kind', value)}
        />
      </SimpleGrid>
      {answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : !vacancies ? (
        <Stack gap="sm" aria-busy>
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} h={110} />
          ))}
        </Stack>
      ) : vacancies.length === 0 ? (
        <NothingHere
          title={isNarrowed ? say('No open vacancy matches') : say('No vacancy is open')}
          description={
            isNarrowed
              ? say('Change the search or the filters.')
              : say('New ones are published here and in the feed below. Look again later.')
          }
          action={isNarrowed && <Anchor component={Link} to="/apply_now">{say('See all open vacancies')}</Anchor>} // prettier-ignore
        />
      ) : (
        <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {vacancies.map((vacancy) => (
            <li key={vacancy.code}>
              <VacancyCard vacancy={vacancy} />
            </li>
          ))}
        </Stack>
      )}
      {total !== undefined && total > PER_PAGE && (
        <Pagination
          total={Math.ceil(total / PER_PAGE)}
          value={page}
          onChange={(next) => setSearch((now) => withChanges(now, { page: next }))}
          getControlProps={(control) => ({ 'aria-label': say('{control} page', { control }) })}
        />
      )}
      <Anchor href={fetchFeed.path} size="sm" py="xs">
        <Group gap={6} component="span">
          <IconRss size={16} aria-hidden /> {say('Feed of new vacancies (Atom)')}
        </Group>
      </Anchor>
    </Stack>
  );
}

function VacancyCard({ vacancy }: { vacancy: VacancyRow }) {
  const salary = salaryOf(vacancy);
  return (
    <Paper component={Link} to={addressOfVacancy('', vacancy.code)} withBorder p="md" className="vacancy-card">
      <Stack gap={4}>
        <Group justify="space-between" align="flex-start" gap="xs">
          <Title order={2} size="h4">
            {titleOf(vacancy)}
          </Title>
          <Badge variant="light">{KINDS[vacancy.kind]}</Badge>
        </Group>
        <Text size="sm">{whereOf({ office: vacancy.office, place: placeOf(vacancy) })}</Text>
        <Text size="sm">
          {[salary, vacancy.vacancies > 1 && say('{vacancies} vacancies', { vacancies: vacancy.vacancies })].filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm" fw={600}>
          {say('Apply until {closes_at}', { closes_at: momentOf(vacancy.closes_at) })}
        </Text>
      </Stack>
    </Paper>
  );
}
