/** In which language one reads the admin: shown at once, and kept with the own account for every device. */
import { toast } from 'react-toastify';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { isAdminLanguage, LANGUAGES, type Language } from '#domain/messages/languages.ts';
import { call } from '#web/client/api.ts';
import { useAuth } from '#web/client/auth.tsx';
import { chooseLanguage } from '#web/client/language.ts';
import { say } from '#web/ui/say.ts';

export function useAdminLanguage(): (language: Language) => void {
  const { admin, setAdmin } = useAuth();
  return (language) => {
    const keep = async () => {
      if (!admin || !isAdminLanguage(language)) return;
      const { name, email } = admin;
      setAdmin(await call(accountsEndpoints.updateProfile, { body: { name, email, language } }));
    };
    chooseLanguage(language, keep).catch(() =>
      toast.error(say('ui.languageAway', { language: LANGUAGES[language].name })),
    );
  };
}
