/**
 * The languages that the event offers, each by its own name. It opens, and can be changed back, in any of them. Open, it names
 * them in the reader's language too: a device may lack the letters of the others, or its reader.
 */
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { LANGUAGES, type Language } from '#domain/messages/languages.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { languageInWords } from '#web/ui/language-name.ts';
import { say, useLanguage } from '#web/ui/say.ts';
import styles from './LanguageSwitch.module.css';
import { chooseLanguage } from './language.ts';

/**
 * Lets a reader choose among the languages that the event offers; nothing where it offers one.
 * @param up the switch stands at the foot of a page, and its list opens above it
 * @param sends without a script its buttons send the form around it, which keeps what was chosen there; elsewhere
 * they send none, or Enter in a field would press the first of them
 */
export function LanguageSwitch({ up, sends = false }: { up?: boolean; sends?: boolean }) {
  const { language, offered } = useLanguage();
  const [away, setAway] = useState<Language>();
  const [isOpen, setOpen] = useState(false);
  if (offered.length < 2) return null;
  return (
    <details className={styles.switch} data-up={up} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon of={Languages} />
        <span className="vh">{say('ui.language')}: </span>
        {LANGUAGES[language].name}
      </summary>
      <div className={styles.list}>
        {offered.map((code) => (
          <button
            key={code}
            type={sends ? 'submit' : 'button'}
            name="lang"
            value={code}
            formNoValidate
            lang={code}
            aria-current={code === language || undefined}
            onClick={(event) => {
              event.preventDefault();
              const list = event.currentTarget.closest('details');
              setAway(undefined);
              chooseLanguage(code).then(
                () => list?.removeAttribute('open'),
                () => setAway(code),
              );
            }}
          >
            {LANGUAGES[code].name}
            {isOpen && <small lang={language}>{languageInWords(code)}</small>}
          </button>
        ))}
        {away && <p role="alert">{say('ui.languageAway', { language: LANGUAGES[away].name })}</p>}
      </div>
    </details>
  );
}
