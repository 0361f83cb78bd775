import { ColorSwatch, Stack, Table, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';
import type { Figures } from '../contract.ts';
import { applicationsOf, CountedLink } from './counted-link.tsx';
import { FigureCard } from '@talaan/kernel/web/pages/figure-card.tsx';

type Stage = Figures['stages'][number];

const SEXES = [
  { sex: 'Female', key: 'women', name: 'Women', color: 'grape' },
  { sex: 'Male', key: 'men', name: 'Men', color: 'blue' },
] as const;

/** How far the applications of the year came, women and men; each bar and each number leads to its applications. */
export function StagesCard({ found, campus }: { found: Figures; campus: string | null }) {
  const { stages, offers, year } = found;
  const inCampus: Record<string, string> = campus ? { campus } : {};
  const ofYear = { year: String(year), ...inCampus };
  const all = stages[0]!.women + stages[0]!.men;
  const most = Math.max(stages[0]!.women, stages[0]!.men);
  return (
    <FigureCard
      title="How far applications came"
      note={`Applications submitted in ${year}. Each is counted at every stage that it reached.`}
    >
      {all === 0 ? (
        <Text size="sm">No applications were submitted in {year}.</Text>
      ) : (
        <Table verticalSpacing={4} horizontalSpacing={6} withRowBorders={false} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Stage</Table.Th>
              <Table.Th w="40%">
                <VisuallyHidden>Women and men as bars</VisuallyHidden>
              </Table.Th>
              <Table.Th ta="end">All</Table.Th>
              {SEXES.map(({ sex, name, color }) => (
                <Table.Th key={sex} ta="end">
                  <ColorSwatch size={10} withShadow={false} color={`var(--mantine-color-${color}-6)`} display="inline-block" mr={6} />
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {stages.map((stage) => (
              <StageRow key={stage.code} stage={stage} most={most} ofYear={ofYear} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Text size="sm">
        <CountedLink count={offers.made} filter={{ offered: String(year), ...inCampus }} what="applications with an offer" />{' '}
        {offers.made === 1 ? 'offer was' : 'offers were'} made in {year};{' '}
        <CountedLink count={offers.declined} filter={{ declined: String(year), ...inCampus }} what="applications with a declined offer" />{' '}
        {offers.declined === 1 ? 'was' : 'were'} declined.
      </Text>
    </FigureCard>
  );
}

function StageRow({ stage, most, ofYear }: { stage: Stage; most: number; ofYear: Record<string, string> }) {
  const { code, title, women, men } = stage;
  const ofStage = { ...ofYear, stage: code };
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        {title}
      </Table.Th>
      <Table.Td>
        <Stack gap={2}>
          {SEXES.map(({ sex, key, color }) => (
            // The number at the right is the same way for the keyboard and for readers of the screen.
            <Link key={sex} to={applicationsOf({ ...ofStage, sex })} tabIndex={-1} aria-hidden>
              <Proportion value={stage[key]} most={most} color={color} />
            </Link>
          ))}
        </Stack>
      </Table.Td>
      <Table.Td ta="end">
        <CountedLink count={women + men} filter={ofStage} what={`applications: ${title}`} />
      </Table.Td>
      {SEXES.map(({ sex, key, name }) => (
        <Table.Td key={sex} ta="end">
          <CountedLink count={stage[key]} filter={{ ...ofStage, sex }} what={`applications: ${title}, ${name.toLowerCase()}`} />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
