import type { Language } from '@talaan/kernel/contract/say.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { speak } from '@talaan/kernel/web/language.ts';
import { me } from '../../contract.ts';
import { chooseLanguage } from '../../contract/account.ts';
import { useCurrentUserIfAny } from '../current-user.ts';

/** Changes the language of the page, in this browser and, of who is signed in, with the account. */
export function useChooseLanguage(): (language: Language) => void {
  const user = useCurrentUserIfAny();
  const keep = useSend(chooseLanguage, { alsoRefresh: [me] });
  return (language) => {
    if (user && user.viewed_by === null) keep.mutate({ body: { language } });
    void speak(language);
  };
}
