import { useParams } from 'react-router';
import { CommitteePage } from './committee-page.tsx';

/** One committee, by its number in the address. */
export function Screen() {
  return <CommitteePage id={Number(useParams()['id'])} />;
}
